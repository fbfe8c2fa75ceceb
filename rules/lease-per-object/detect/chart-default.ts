import type { IndexView } from "../../../server/contract/index-view.ts";
import type { Origin, RelatedPlace } from "../../../server/contract/place.ts";
import type { Chart, ValuesReference, ValuesTree } from "../../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import { ValuesSchema } from "../../../server/helm/values-schema.ts";
import { kindOfMode, objectsOfMode } from "../../../server/kubernetes/leases/lease-mode.ts";
import { nodeAt, textAt } from "../../../server/yaml/read.ts";
import type { ChartDefault } from "../facts.ts";
import { loadOf } from "../load.ts";
import { isPerObject, type Options } from "../options.ts";

/** A lease mode that the chart's templates or schema know, that its values leave out, and whose default is per object. */
export function* chartDefaults(chart: Chart, context: RuleContext<Options>): Generator<Detection<ChartDefault>> {
  const { index, options, configuration } = context;
  const trees = index.valuesOf(chart);
  const defaults = trees.find((tree) => tree.source === "default");
  for (const { path, value, reference } of candidates(chart, context)) {
    if (!isPerObject(value, options) || trees.some((tree) => nodeAt(tree.root, ...path) !== undefined)) continue;
    if (isSetByParent(chart, path, index)) continue;
    const where = placeOf(path, defaults, reference);
    if (where === undefined) continue;
    const load = loadOf(objectsOfMode(value, configuration.cluster), `${kindOfMode(value)}s`);
    yield {
      facts: { form: "chart-default", chart, path, value, defaults, load },
      place: where.place,
      related: where.related,
      incidents: ["bright-cluster-mesh"],
      key: path.join("."),
    };
  }
}

interface Candidate {
  readonly path: readonly string[];
  readonly value: string;
  readonly reference: ValuesReference | undefined;
}

/** Paths that end in a lease-mode key, with the default that counts when nothing is set: the template's, else the schema's. */
function candidates(chart: Chart, { index, options }: RuleContext<Options>): readonly Candidate[] {
  const isMode = (path: readonly string[]) => options.keys.includes(path.at(-1) ?? "");
  const references = chart.references.filter(({ path }) => isMode(path));
  const schema = schemaOf(chart, index);
  const paths = new Map(
    [...references.map(({ path }) => path), ...(schema?.paths().filter(isMode) ?? [])].map((path) => [
      path.join("."),
      path,
    ]),
  );
  return [...paths.values()].flatMap((path) => {
    const own = references.filter((reference) => reference.path.join(".") === path.join("."));
    const texts = new Set(own.flatMap(({ defaultText }) => defaultText ?? []));
    // Templates that disagree on the default do not tell what it is.
    if (texts.size > 1) return [];
    const fromSchema = schema?.at(path).default;
    const [text] = texts;
    const value = text ?? (typeof fromSchema === "string" ? fromSchema : undefined);
    return value === undefined
      ? []
      : [{ path, value, reference: own.find(({ defaultText }) => defaultText !== undefined) ?? own[0] }];
  });
}

export function schemaOf(chart: Chart, index: IndexView): ValuesSchema | undefined {
  const text = chart.schemaFile === undefined ? undefined : index.file(chart.schemaFile)?.text;
  return text === undefined ? undefined : ValuesSchema.read(text);
}

/** A parent chart's values decide for its subcharts: globals at the same path, the rest below the subchart's key. */
function isSetByParent(chart: Chart, path: readonly string[], index: IndexView): boolean {
  const parent = index.charts().find(({ folder }) => folder === chart.parentFolder);
  if (chart.parentFolder === undefined || parent === undefined) return false;
  const key = parent.dependencies.find(({ name }) => name === chart.name)?.key ?? chart.name;
  const paths = path[0] === "global" ? [path, [key, ...path]] : [[key, ...path]];
  return paths.some((inParent) => index.valuesOf(parent).some((tree) => textAt(tree.root, ...inParent) !== undefined));
}

/** The nearest key of the values that exists, else the template action that has the default. */
function placeOf(
  path: readonly string[],
  defaults: ValuesTree | undefined,
  reference: ValuesReference | undefined,
): Origin | undefined {
  const related: RelatedPlace[] =
    reference === undefined
      ? []
      : [{ file: reference.file, range: reference.range, message: "the template reads it here" }];
  for (let length = path.length - 1; length > 0; length--) {
    const parent = defaults && nodeAt(defaults.root, ...path.slice(0, length - 1));
    const entry = parent?.type === "map" ? parent.entry(path[length - 1] ?? "") : undefined;
    if (entry !== undefined) return { place: { ...entry.keyOrigin.place, grade: "parent" }, related };
  }
  if (reference === undefined) return undefined;
  return { place: { file: reference.file, range: reference.range, grade: "action" }, related: [] };
}
