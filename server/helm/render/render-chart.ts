import type { LoadedChart } from "../chart/load-chart.ts";
import { Budget, defaultLimits } from "../evaluate/budget.ts";
import { Engine, type Refusal } from "../evaluate/engine.ts";
import type { LimitReached, TemplateFailure } from "../evaluate/failure.ts";
import { TemplateSet } from "../evaluate/template-set.ts";
import { allFunctions } from "../functions/all.ts";
import { joined } from "../functions/strings.ts";
import type { TemplateError } from "../template/errors.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { byteOrder } from "../values/order.ts";
import { map, record, text } from "../values/value.ts";
import { coalesceValues } from "./coalesce.ts";
import { type MissingDependency, resolveDependencies } from "./dependencies.ts";
import { affectedTemplates, type LastRender } from "./last-render.ts";
import type { RenderOptions } from "./options.ts";
import { type RenderCache, renderCache } from "./render-cache.ts";
import { type Renderable, renderablesOf } from "./renderables.ts";
import { sharedMaps } from "./shared-maps.ts";
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
  const values = coalesceValues(root, given);
  // Before templates run: they may change the values.
  const schema = options.validates === false ? [] : validateValues(root, values, (source) => cache.schema(source));
  const renderables = renderablesOf(root, values, options).toSorted((a, b) => byDepth(b.name, a.name));
  const templates = new TemplateSet();
  for (const { name, file, text: source } of renderables) templates.addFile(cache.template(name, source), file);
  const engine = makeEngine(templates, renderables, options, cache);
  const rendered = renderables
    .filter((renderable) => prints(renderable, cache))
    .map((renderable) => renderOne(engine, renderable, cache));
  const result = { templates: rendered, missing, schema };
  if (!engine.changedShared) cache.last = { chart, options, renderables, templates, result };
  return result;
}

/**
 * Runs some templates of the last render again; the others printed nothing that could be different now. Undefined when
 * one of them changes what others see.
 */
function renderAgain(
  last: LastRender,
  affected: readonly Renderable[],
  options: RenderOptions,
  cache: RenderCache,
): RenderedChart | undefined {
  const texts = new Map(affected.map((renderable) => [renderable.name, renderable]));
  const renderables = last.renderables.map((renderable) => texts.get(renderable.name) ?? renderable);
  for (const { name, file, text: source } of affected) last.templates.replaceFile(cache.template(name, source), file);
  const engine = makeEngine(last.templates, renderables, options, cache);
  const templates = last.result.templates.map((template) => {
    const renderable = texts.get(template.name);
    return renderable === undefined ? template : renderOne(engine, renderable, cache);
  });
  if (engine.changedShared) return undefined;
  const result = { ...last.result, templates };
  cache.last = { ...last, renderables, result };
  return result;
}

function makeEngine(
  templates: TemplateSet,
  renderables: readonly Renderable[],
  options: RenderOptions,
  cache: RenderCache,
): Engine {
  return new Engine({
    flavour: options.flavour ?? "helm4",
    functions: allFunctions,
    templates,
    budget: new Budget(options.limits ?? defaultLimits, options.checkpoint),
    parseYaml: (source) => cache.yaml(source),
    lenient: options.lenient ?? false,
    shared: sharedMaps(renderables.map(({ data }) => data)),
  });
}

function renderOne(
  engine: Engine,
  { name, basePath, file, text: source, data }: Renderable,
  cache: RenderCache,
): RenderedTemplate {
  const parsed = cache.template(name, source);
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
  if (parsed.errors.length > 0) return none;
  data.entries.set("Template", { value: record({ Name: text(name), BasePath: text(basePath) }), key: data.trace });
  const run = engine.execute({ name, parseName: name, file, source, body: parsed.root }, data);
  const output = run.output === undefined ? undefined : withoutNoValue(run.output);
  return { ...none, ...run, output };
}

/** Files whose name starts with an underscore print nothing: they only define. Those with mistakes are kept to say so. */
function prints({ name, text: source }: Renderable, cache: RenderCache): boolean {
  const isPartial = name.slice(name.lastIndexOf("/") + 1).startsWith("_");
  return !isPartial || cache.template(name, source).errors.length > 0;
}

/** Helm takes out what Go prints for nil, wherever the text stands. */
function withoutNoValue(output: TrackedText): TrackedText {
  if (!output.text.includes("<no value>")) return output;
  return joined(output.split("<no value>"), TrackedText.empty);
}

/** Deepest first, and among equals from Z to A: so that a parent's templates are parsed last and win. */
function byDepth(a: string, b: string): number {
  return a.split("/").length - b.split("/").length || byteOrder(a, b);
}
