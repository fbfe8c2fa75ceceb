import type { LoadedChart } from "../chart/load-chart.ts";
import { Budget, defaultLimits } from "../evaluate/budget.ts";
import { Engine } from "../evaluate/engine.ts";
import { LimitReached, TemplateFailure } from "../evaluate/failure.ts";
import type { RunnableTemplate } from "../evaluate/runtime.ts";
import { TemplateSet } from "../evaluate/template-set.ts";
import { allFunctions } from "../functions/all.ts";
import { joined } from "../functions/strings.ts";
import type { TemplateError } from "../template/errors.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { byteOrder } from "../values/order.ts";
import { type MapValue, map, record, text } from "../values/value.ts";
import { coalesceValues, type NamedChart } from "./coalesce.ts";
import { type MissingDependency, resolveDependencies } from "./dependencies.ts";
import { filesObject } from "./files-object.ts";
import { capabilitiesObject, chartObject, releaseObject } from "./objects.ts";
import type { RenderOptions } from "./options.ts";
import { renderCache } from "./render-cache.ts";
import { type SchemaFinding, validateValues } from "./validate-values.ts";

/** What one template file printed, or why it did not. */
export interface RenderedTemplate {
  /** As Helm names it: `chart/templates/x.yaml`. */
  readonly name: string;
  readonly file: string;
  readonly output: TrackedText | undefined;
  readonly failure: TemplateFailure | LimitReached | undefined;
  readonly syntaxErrors: readonly TemplateError[];
}

export interface RenderedChart {
  /** In the order in which they ran. */
  readonly templates: readonly RenderedTemplate[];
  readonly missing: readonly MissingDependency[];
  /** What the schemas refuse: Helm renders nothing then. */
  readonly schema: readonly SchemaFinding[];
}

interface Renderable {
  readonly name: string;
  readonly basePath: string;
  readonly file: string;
  readonly text: string;
  readonly data: MapValue;
}

/**
 * Renders a chart as `helm template` does. A template that fails does not stop the others; its failure is kept. Throws
 * only what `checkpoint` throws.
 */
export function renderChart(chart: LoadedChart, options: RenderOptions = {}, cache = renderCache()): RenderedChart {
  const flavour = options.flavour ?? "helm4";
  const given = options.values ?? map([], undefined, chart.values.trace);
  const { root, missing } = resolveDependencies(chart, given);
  const values = coalesceValues(root, given);
  // Before templates run: they may change the values.
  const schema = options.validates === false ? [] : validateValues(root, values, (text) => cache.schema(text));
  const renderables: Renderable[] = [];
  collect(root, topLevel(values, options), root.name, true, options, renderables);
  const ordered = renderables.toSorted((a, b) => byDepth(b.name, a.name));
  const templates = new TemplateSet();
  const runnable = new Map<
    string,
    { readonly template: RunnableTemplate; readonly errors: readonly TemplateError[] }
  >();
  for (const { name, file, text: source } of ordered) {
    const parsed = cache.template(name, source);
    runnable.set(name, { template: templates.addFile(parsed, file), errors: parsed.errors });
  }
  const budget = new Budget(options.limits ?? defaultLimits, options.checkpoint);
  const engine = new Engine({
    flavour,
    functions: allFunctions,
    templates,
    budget,
    parseYaml: (source) => cache.yaml(source),
    ...(options.onRefusal === undefined ? {} : { onRefusal: options.onRefusal }),
  });
  const rendered = ordered
    .filter(({ name }) => !isPartial(name) || (runnable.get(name)?.errors.length ?? 0) > 0)
    .map((renderable) => renderOne(engine, renderable, runnable.get(renderable.name)));
  return { templates: rendered, missing, schema };
}

function renderOne(
  engine: Engine,
  { name, basePath, file, data }: Renderable,
  unit: { readonly template: RunnableTemplate; readonly errors: readonly TemplateError[] } | undefined,
): RenderedTemplate {
  const none = { name, file, output: undefined, failure: undefined };
  if (unit === undefined || unit.errors.length > 0) return { ...none, syntaxErrors: unit?.errors ?? [] };
  const template = record({ Name: text(name), BasePath: text(basePath) });
  data.entries.set("Template", { value: template, key: data.trace });
  try {
    const output = withoutNoValue(engine.execute(unit.template, data));
    return { ...none, output, syntaxErrors: [] };
  } catch (error) {
    if (error instanceof TemplateFailure || error instanceof LimitReached)
      return { ...none, failure: error, syntaxErrors: [] };
    if (error instanceof RangeError && /call stack/i.test(error.message)) {
      return { ...none, failure: new LimitReached("depth"), syntaxErrors: [] };
    }
    throw error;
  }
}

/** Files whose name starts with an underscore print nothing: they only define. */
function isPartial(name: string): boolean {
  return name.slice(name.lastIndexOf("/") + 1).startsWith("_");
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

function topLevel(values: MapValue, options: RenderOptions): MapValue {
  const flavour = options.flavour ?? "helm4";
  const typed = map(values.entries, flavour === "helm3" ? "chartutil.Values" : "common.Values", values.trace);
  return record({ Values: typed, Release: releaseObject(options), Capabilities: capabilitiesObject(options, flavour) });
}

/** Each chart's templates with the data that they see. */
function collect(
  chart: NamedChart,
  outer: MapValue,
  path: string,
  isRoot: boolean,
  options: RenderOptions,
  into: Renderable[],
): MapValue {
  const flavour = options.flavour ?? "helm4";
  const outerValues = outer.entries.get("Values")?.value;
  const subcharts = map();
  const data = record({
    Chart: chartObject(chart, isRoot, flavour),
    Files: filesObject(chart.chart.files, chart.chart.folder),
    Release: outer.entries.get("Release")?.value ?? map(),
    Capabilities: outer.entries.get("Capabilities")?.value ?? map(),
    Values: isRoot && outerValues !== undefined ? outerValues : sectionOf(outerValues, chart.name, flavour),
    Subcharts: subcharts,
  });
  for (const dependency of chart.dependencies) {
    const inner = collect(dependency, data, `${path}/charts/${dependency.name}`, false, options, into);
    subcharts.entries.set(dependency.name, { value: inner, key: inner.trace });
  }
  for (const template of chart.chart.templates) {
    const baseName = template.path.slice(template.path.lastIndexOf("/") + 1);
    if (chart.chart.metadata.type === "library" && !baseName.startsWith("_")) continue;
    into.push({
      name: `${path}/${template.path}`,
      basePath: `${path}/templates`,
      file: template.file,
      text: template.text,
      data,
    });
  }
  return data;
}

function sectionOf(values: unknown, name: string, flavour: string): MapValue {
  const goType = flavour === "helm3" ? "chartutil.Values" : "common.Values";
  const holder = values as MapValue | undefined;
  const section = holder?.kind === "map" ? holder.entries.get(name)?.value : undefined;
  // The entries are shared: what a template sets is seen by the parent too.
  return section?.kind === "map" ? { ...section, goType } : map([], goType);
}

export { type RenderCache as TemplateCache, renderCache as templateCache } from "./render-cache.ts";
