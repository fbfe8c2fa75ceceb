import type { LoadedChart } from "../chart/load-chart.ts";
import type { LastRender } from "./last-render.ts";
import type { RenderCache } from "./render-cache.ts";
import type { Renderable } from "./renderables.ts";
import { prints } from "./run-templates.ts";

/** What edits of templates make necessary. */
export interface ChangedTemplates {
  /** Templates whose text or definitions are others now. */
  readonly changed: ReadonlySet<string>;
  /** Template files that have to run again: they, and those that ran them or what they define. */
  readonly again: ReadonlySet<string>;
}

/**
 * The same templates with the texts that they have in a chart of which nothing else is new; undefined when some came or
 * went. Templates of subcharts that are switched off count too, though they do not run.
 */
export function withTexts(last: LastRender, chart: LoadedChart): readonly Renderable[] | undefined {
  const texts = new Map(templatesOf(chart));
  if (texts.size !== new Map(templatesOf(last.chart)).size) return undefined;
  const renderables: Renderable[] = [];
  for (const renderable of last.renderables) {
    const text = texts.get(renderable.file);
    if (text === undefined) return undefined;
    renderables.push(text === renderable.text ? renderable : { ...renderable, text });
  }
  return renderables;
}

function* templatesOf(chart: LoadedChart): Iterable<[string, string]> {
  for (const template of chart.templates) yield [template.file, template.text];
  for (const dependency of chart.dependencies) yield* templatesOf(dependency);
}

/**
 * What has to run again since the last render because of the texts of these templates. Undefined when templates or
 * definitions came or went: then everything runs.
 */
export function changedTemplates(
  last: LastRender,
  renderables: readonly Renderable[],
  cache: RenderCache,
): ChangedTemplates | undefined {
  if (renderables.length !== last.renderables.length) return undefined;
  const changed = new Set<string>();
  for (const [index, renderable] of renderables.entries()) {
    const before = last.renderables[index];
    if (before?.name !== renderable.name || before.file !== renderable.file) return undefined;
    if (before.text === renderable.text) continue;
    // The old text first: what is parsed last is kept.
    const didPrint = prints(before, cache);
    const defined = definedIn(before, cache);
    const defines = definedIn(renderable, cache);
    if (prints(renderable, cache) !== didPrint) return undefined;
    if (defined.size !== defines.size || [...defines].some((name) => !defined.has(name))) return undefined;
    for (const name of defines) changed.add(name);
  }
  const users = last.result.templates.filter(({ used }) => [...changed].some((name) => used.has(name)));
  return { changed, again: new Set([...changed, ...users.map(({ name }) => name)]) };
}

/** A file's own name as a template, and those of its definitions. */
function definedIn(renderable: Renderable, cache: RenderCache): ReadonlySet<string> {
  return new Set([renderable.name, ...cache.template(renderable).definitions.map((definition) => definition.name)]);
}
