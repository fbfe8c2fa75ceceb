import type { LoadedChart } from "../chart/load-chart.ts";
import { ResultMemory } from "../evaluate/memory.ts";
import { SharedState } from "../evaluate/shared-state.ts";
import { byteOrder } from "../values/order.ts";
import { map } from "../values/value.ts";
import { changedTemplates, withTexts } from "./changed-templates.ts";
import { coalesceValues } from "./coalesce.ts";
import { type MissingDependency, resolveDependencies } from "./dependencies.ts";
import { hasSameValues, isSameBut, type LastRender } from "./last-render.ts";
import type { RenderOptions } from "./options.ts";
import { withOtherTexts, withOtherValues } from "./render-again.ts";
import { type RenderCache, renderCache } from "./render-cache.ts";
import { type Renderable, renderablesOf } from "./renderables.ts";
import { firstRun, makeEngine, prints, type RenderedTemplate, runTemplate } from "./run-templates.ts";
import { type SchemaFinding, validateValues } from "./validate-values.ts";

export type { RenderedTemplate } from "./run-templates.ts";

export interface RenderedChart {
  /** In the order in which they ran. */
  readonly templates: readonly RenderedTemplate[];
  readonly missing: readonly MissingDependency[];
  /** What the schemas refuse: Helm renders nothing then. */
  readonly schema: readonly SchemaFinding[];
}

/**
 * Renders a chart as `helm template` does. A template that fails does not stop the others; its failure is kept. With a
 * cache from an earlier render, only the templates that an edit can affect run again. Throws only what `checkpoint` throws.
 */
export function renderChart(chart: LoadedChart, options: RenderOptions = {}, cache = renderCache()): RenderedChart {
  const { last } = cache;
  cache.last = undefined;
  const next =
    (last !== undefined && isSameBut(last, chart, options) ? renderAgain(last, chart, options, cache) : undefined) ??
    renderWhole(chart, options, cache);
  cache.last = next;
  return next.result;
}

function renderAgain(
  last: LastRender,
  chart: LoadedChart,
  options: RenderOptions,
  cache: RenderCache,
): LastRender | undefined {
  if (hasSameValues(last, chart, options)) {
    const renderables = withTexts(last, chart);
    if (renderables === undefined) return undefined;
    const changed = changedTemplates(last, renderables, cache);
    if (changed === undefined) return undefined;
    const again = withOtherTexts(last, renderables, changed, options, cache);
    return { ...last, ...again, chart, options, result: { ...last.result, templates: templatesIn(again) } };
  }
  const { renderables, missing, schema } = prepared(chart, options, cache);
  const changed = changedTemplates(last, renderables, cache);
  const again = changed && withOtherValues(last, renderables, changed, options, cache);
  return again && { ...again, chart, options, result: { templates: templatesIn(again), missing, schema } };
}

function renderWhole(chart: LoadedChart, options: RenderOptions, cache: RenderCache): LastRender {
  const { renderables, missing, schema } = prepared(chart, options, cache);
  const shared = new SharedState(renderables.map(({ data }) => data));
  const results = new ResultMemory();
  const engine = makeEngine(renderables, { shared, results }, options, cache);
  const runs = renderables
    .filter((renderable) => prints(renderable, cache))
    .map((renderable) => firstRun(runTemplate(engine, renderable, cache)));
  const result = { templates: templatesIn({ runs }), missing, schema };
  return { chart, options, renderables, result, results, shared, runs };
}

function templatesIn({ runs }: Pick<LastRender, "runs">): readonly RenderedTemplate[] {
  return runs.map(({ template }) => template);
}

/** What a render needs before templates run: they may change the values. */
function prepared(chart: LoadedChart, options: RenderOptions, cache: RenderCache) {
  const given = options.values ?? map([], undefined, chart.values.trace);
  const { root, missing, refused } = resolveDependencies(chart, given);
  const values = coalesceValues(root, given, options.flavour === "helm3" ? "delete" : "delete-values");
  const schema =
    options.validates === false ? [] : [...refused, ...validateValues(root, values, (source) => cache.schema(source))];
  return { renderables: sortedByDepth(renderablesOf(root, values, options)), missing, schema };
}

/** Deepest first, and among equals from Z to A: so that a parent's templates are parsed last and win. */
function sortedByDepth(renderables: readonly Renderable[]): readonly Renderable[] {
  return renderables
    .map((renderable) => ({ renderable, depth: renderable.name.split("/").length }))
    .toSorted((a, b) => b.depth - a.depth || byteOrder(b.renderable.name, a.renderable.name))
    .map(({ renderable }) => renderable);
}
