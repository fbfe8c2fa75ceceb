import type { LoadedChart } from "../chart/load-chart.ts";
import type { TemplateSet } from "../evaluate/template-set.ts";
import type { RenderOptions } from "./options.ts";
import type { RenderCache } from "./render-cache.ts";
import type { RenderedChart } from "./render-chart.ts";
import type { Renderable } from "./renderables.ts";

/** A whole render in which no template changed what others see, so that parts of it can be made again alone. */
export interface LastRender {
  readonly chart: LoadedChart;
  readonly options: RenderOptions;
  readonly renderables: readonly Renderable[];
  readonly templates: TemplateSet;
  readonly result: RenderedChart;
}

/**
 * The templates that have to run again when this chart is rendered after that one: those whose text changed, and those
 * that ran them. Undefined when more than texts of templates without definitions changed: then everything runs.
 */
export function affectedTemplates(
  last: LastRender,
  chart: LoadedChart,
  options: RenderOptions,
  cache: RenderCache,
): readonly Renderable[] | undefined {
  if (!sameOptions(last.options, options) || !sameButTemplates(last.chart, chart)) return undefined;
  const texts = new Map(templatesOf(chart));
  if (texts.size !== [...templatesOf(last.chart)].length) return undefined;
  const changed = new Map<string, Renderable>();
  for (const renderable of last.renderables) {
    const text = texts.get(renderable.file);
    if (text === undefined) return undefined;
    if (text === renderable.text) continue;
    const before = cache.template(renderable.name, renderable.text);
    const after = cache.template(renderable.name, text);
    if (before.definitions.length > 0 || after.definitions.length > 0) return undefined;
    changed.set(renderable.name, { ...renderable, text });
  }
  const users = last.result.templates.filter(
    ({ name, used }) => !changed.has(name) && [...changed.keys()].some((other) => used.has(other)),
  );
  const names = new Set(users.map(({ name }) => name));
  return [...changed.values(), ...last.renderables.filter(({ name }) => names.has(name))];
}

function* templatesOf(chart: LoadedChart): Iterable<[string, string]> {
  for (const template of chart.templates) yield [template.file, template.text];
  for (const dependency of chart.dependencies) yield* templatesOf(dependency);
}

function sameOptions(a: RenderOptions, b: RenderOptions): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)] as (keyof RenderOptions)[]);
  // What watches over a render does not change its result.
  keys.delete("checkpoint");
  return [...keys].every((key) => a[key] === b[key]);
}

/** Values and Chart.yaml are the same objects when they come from one chart cache and their texts are equal. */
function sameButTemplates(a: LoadedChart, b: LoadedChart): boolean {
  return (
    a.folder === b.folder &&
    a.values === b.values &&
    a.schema === b.schema &&
    a.chartFile === b.chartFile &&
    a.files.size === b.files.size &&
    [...a.files].every(([path, content]) => b.files.get(path) === content) &&
    a.dependencies.length === b.dependencies.length &&
    a.dependencies.every((dependency, index) => {
      const other = b.dependencies[index];
      return other !== undefined && sameButTemplates(dependency, other);
    })
  );
}
