import type { LoadedChart } from "../chart/load-chart.ts";
import type { ResultMemory } from "../evaluate/memory.ts";
import type { Effect, SharedState, StateName } from "../evaluate/shared-state.ts";
import type { MapValue } from "../values/value.ts";
import type { RenderOptions } from "./options.ts";
import type { RenderCache } from "./render-cache.ts";
import type { RenderedChart } from "./render-chart.ts";
import type { Renderable } from "./renderables.ts";

/** A whole render, so that parts of it can be made again alone. */
export interface LastRender {
  readonly chart: LoadedChart;
  readonly options: RenderOptions;
  readonly renderables: readonly Renderable[];
  readonly result: RenderedChart;
  readonly results: ResultMemory;
  readonly shared: SharedState;
  /** For each template of the result what it found and did. */
  readonly runs: readonly TemplateEffects[];
}

export interface TemplateEffects {
  /** The state of the shared maps before it ran, and after it. */
  readonly before: StateName;
  readonly after: StateName;
  readonly effects: readonly Effect[];
}

/** What an edit makes necessary. */
export interface Affected {
  readonly renderables: readonly Renderable[];
  /** Templates whose text or definitions are others now. */
  readonly changed: ReadonlySet<string>;
  /** Template files that have to run again. */
  readonly again: ReadonlySet<string>;
}

/**
 * The templates that have to run again when this chart is rendered after that one: those whose text changed, and those
 * that ran them or what they define. Undefined when more than texts of templates changed, or templates came or went:
 * then everything runs.
 */
export function affectedTemplates(
  last: LastRender,
  chart: LoadedChart,
  options: RenderOptions,
  cache: RenderCache,
): Affected | undefined {
  if (!sameOptions(last.options, options) || !sameButTemplates(last.chart, chart)) return undefined;
  const texts = new Map(templatesOf(chart));
  // Templates of subcharts that are switched off count too, though they do not run.
  if (texts.size !== new Map(templatesOf(last.chart)).size) return undefined;
  const changed = new Set<string>();
  const renderables: Renderable[] = [];
  for (const renderable of last.renderables) {
    const text = texts.get(renderable.file);
    if (text === undefined) return undefined;
    if (text === renderable.text) {
      renderables.push(renderable);
      continue;
    }
    const before = definedIn(renderable, cache);
    const after = definedIn({ ...renderable, text }, cache);
    if (before.size !== after.size || [...after].some((name) => !before.has(name))) return undefined;
    for (const name of after) changed.add(name);
    renderables.push({ ...renderable, text });
  }
  const users = last.result.templates.filter(({ used }) => [...changed].some((name) => used.has(name)));
  return { renderables, changed, again: new Set([...changed, ...users.map(({ name }) => name)]) };
}

/** A file's own name as a template, and those of its definitions. */
function definedIn(renderable: Renderable, cache: RenderCache): ReadonlySet<string> {
  return new Set([renderable.name, ...cache.template(renderable).definitions.map((definition) => definition.name)]);
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
    sameValues(a.values, b.values) &&
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

/** A chart without a values file has an empty map of its own each time. */
function sameValues(a: MapValue, b: MapValue): boolean {
  return a === b || (a.entries.size === 0 && b.entries.size === 0 && a.trace === b.trace);
}
