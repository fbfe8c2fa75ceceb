import { baseName } from "../../text/paths.ts";
import type { LoadedChart } from "../chart/load-chart.ts";
import { Budget, defaultLimits } from "../evaluate/budget.ts";
import { Engine, type Refusal } from "../evaluate/engine.ts";
import type { LimitReached, TemplateFailure } from "../evaluate/failure.ts";
import { ResultMemory } from "../evaluate/memory.ts";
import { redo, SharedState, sameEffects, undo } from "../evaluate/shared-state.ts";
import { TemplateSet } from "../evaluate/template-set.ts";
import { withoutNoValue } from "../format/print.ts";
import { allFunctions } from "../functions/all.ts";
import type { TemplateError } from "../template/errors.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { byteOrder } from "../values/order.ts";
import { map, record, text } from "../values/value.ts";
import { coalesceValues } from "./coalesce.ts";
import { type MissingDependency, resolveDependencies } from "./dependencies.ts";
import { type Affected, affectedTemplates, type LastRender, type TemplateEffects } from "./last-render.ts";
import type { RenderOptions } from "./options.ts";
import { type RenderCache, renderCache } from "./render-cache.ts";
import { type Renderable, renderablesOf } from "./renderables.ts";
import { type SchemaFinding, validateValues } from "./validate-values.ts";

/** What one template file printed, or why it did not. */
export interface RenderedTemplate {
  /** As Helm names it: `chart/templates/x.yaml`. */
  readonly name: string;
  readonly file: string;
  readonly output: TrackedText | undefined;
  /** What it had printed when it failed; empty when it did not. */
  readonly printed: TrackedText;
  readonly failure: TemplateFailure | LimitReached | undefined;
  readonly syntaxErrors: readonly TemplateError[];
  /** What `required` and `fail` refused, where rendering went on all the same. */
  readonly refusals: readonly Refusal[];
  /** Names of all templates that ran for it. */
  readonly used: ReadonlySet<string>;
}

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
  const affected = last === undefined ? undefined : affectedTemplates(last, chart, options, cache);
  const again = last === undefined || affected === undefined ? undefined : renderAgain(last, affected, options, cache);
  if (again !== undefined) return again;
  const given = options.values ?? map([], undefined, chart.values.trace);
  const { root, missing } = resolveDependencies(chart, given);
  const values = coalesceValues(root, given, options.flavour === "helm3" ? "delete" : "delete-values");
  // Before templates run: they may change the values.
  const schema = options.validates === false ? [] : validateValues(root, values, (source) => cache.schema(source));
  const renderables = sortedByDepth(renderablesOf(root, values, options));
  const shared = new SharedState(renderables.map(({ data }) => data));
  const results = new ResultMemory();
  const engine = makeEngine(renderables, { shared, results }, options, cache);
  const templates: RenderedTemplate[] = [];
  const runs: TemplateEffects[] = [];
  for (const renderable of renderables) {
    if (!prints(renderable, cache)) continue;
    const { template, run } = renderOne(engine, shared, renderable, cache);
    templates.push(template);
    runs.push(run);
  }
  const result = { templates, missing, schema };
  cache.last = { chart, options, renderables, result, results, shared, runs };
  return result;
}

/**
 * Runs some templates of the last render again, each with the shared maps as it found them then; the others printed
 * nothing that could be different now. Undefined when one of them now does something else to maps that others see.
 */
function renderAgain(
  last: LastRender,
  { renderables, changed, again }: Affected,
  options: RenderOptions,
  cache: RenderCache,
): RenderedChart | undefined {
  const { shared, results } = last;
  results.forget(changed);
  const engine = makeEngine(renderables, last, options, cache);
  const byName = new Map(renderables.map((renderable) => [renderable.name, renderable]));
  const templates = [...last.result.templates];
  const runs = [...last.runs];
  const first = templates.findIndex(({ name }) => again.has(name));
  if (first === -1) {
    cache.last = { ...last, options, renderables };
    return last.result;
  }
  for (const { effects } of runs.slice(first).toReversed()) undo(effects);
  for (let index = first; index < templates.length; index += 1) {
    const before = runs[index];
    const renderable = byName.get(templates[index]?.name ?? "");
    if (before === undefined || renderable === undefined) return undefined;
    if (!again.has(renderable.name)) {
      redo(before.effects);
      continue;
    }
    shared.name = before.before;
    const { template, run } = renderOne(engine, shared, renderable, cache);
    if (!sameEffects(before.effects, run.effects)) return undefined;
    templates[index] = template;
    // Whatever others kept for the state after it still holds.
    runs[index] = { ...run, after: before.after };
  }
  shared.name = runs.at(-1)?.after ?? shared.name;
  const result = { ...last.result, templates };
  cache.last = { ...last, options, renderables, result, runs };
  return result;
}

function makeEngine(
  renderables: readonly Renderable[],
  { shared, results }: Pick<LastRender, "shared" | "results">,
  options: RenderOptions,
  cache: RenderCache,
): Engine {
  const templates = new TemplateSet();
  for (const renderable of renderables) templates.addFile(cache.template(renderable), renderable.file);
  return new Engine({
    flavour: options.flavour ?? "helm4",
    functions: allFunctions,
    templates,
    budget: new Budget(options.limits ?? defaultLimits, options.checkpoint),
    parseYaml: (source) => cache.yaml(source),
    lenient: options.lenient ?? false,
    shared,
    memory: cache.memory,
    results,
  });
}

function renderOne(
  engine: Engine,
  shared: SharedState,
  renderable: Renderable,
  cache: RenderCache,
): { readonly template: RenderedTemplate; readonly run: TemplateEffects } {
  const { name, basePath, file, text: source, data } = renderable;
  const parsed = cache.template(renderable);
  const { name: before } = shared;
  const none = {
    name,
    file,
    output: undefined,
    printed: TrackedText.empty,
    failure: undefined,
    syntaxErrors: parsed.errors,
    refusals: [],
    used: new Set<string>(),
  };
  if (parsed.errors.length > 0) return { template: none, run: { before, after: before, effects: [] } };
  data.entries.set(
    "Template",
    engine.kept.templateEntry(record({ Name: text(name), BasePath: text(basePath) }), data.trace),
  );
  const { effects, ...run } = engine.execute({ name, parseName: name, file, source, body: parsed.root }, data);
  const output = run.output === undefined ? undefined : withoutNoValue(run.output);
  return {
    template: { ...none, ...run, output, printed: withoutNoValue(run.printed) },
    run: { before, after: shared.name, effects },
  };
}

/** Files whose name starts with an underscore print nothing: they only define. Those with mistakes are kept to say so. */
function prints(renderable: Renderable, cache: RenderCache): boolean {
  const isPartial = baseName(renderable.name).startsWith("_");
  return !isPartial || cache.template(renderable).errors.length > 0;
}

/** Deepest first, and among equals from Z to A: so that a parent's templates are parsed last and win. */
function sortedByDepth(renderables: readonly Renderable[]): readonly Renderable[] {
  return renderables
    .map((renderable) => ({ renderable, depth: renderable.name.split("/").length }))
    .toSorted((a, b) => b.depth - a.depth || byteOrder(b.renderable.name, a.renderable.name))
    .map(({ renderable }) => renderable);
}
