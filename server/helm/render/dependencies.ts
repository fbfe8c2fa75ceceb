import type { TextRange } from "../../contract/place.ts";
import type { LoadedChart } from "../chart/load-chart.ts";
import type { DeclaredDependency } from "../chart.ts";
import { copyOfMap } from "../functions/dicts.ts";
import { matchesConstraint, parseVersion } from "../semver/version.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import { type MapValue, map } from "../values/value.ts";
import { coalesceMaps, coalesceValues, type NamedChart, valueAt } from "./coalesce.ts";
import { type SchemaProblem, sectionsRefused } from "./validate-values.ts";

/** A dependency that Chart.yaml names, values do not disable, and `charts/` does not hold. */
export interface MissingDependency {
  /** The file that names it: Chart.yaml, or requirements.yaml. */
  readonly file: string;
  /** Its name there. */
  readonly range: TextRange;
  readonly name: string;
}

export interface ResolvedChart {
  readonly root: NamedChart;
  readonly missing: readonly MissingDependency[];
  /** Sections of subcharts that are no maps, also of some that conditions disable: Helm refuses them all. */
  readonly refused: readonly SchemaProblem[];
}

/** Gives subcharts their aliases, takes out those that conditions and tags disable, and imports their values. */
export function resolveDependencies(chart: LoadedChart, given: MapValue): ResolvedChart {
  const found = { missing: [] as MissingDependency[], refused: [] as SchemaProblem[] };
  const root = named(chart, chart.metadata.name);
  enable(root, given, [], found);
  importValues(root, found);
  return { root, ...found };
}

function named(chart: LoadedChart, name: string): NamedChart {
  const dependencies = chart.dependencies.map((inner) => named(inner, inner.metadata.name));
  return { name, chart, values: chart.values, dependencies, disabled: new Set() };
}

interface Found {
  readonly missing: MissingDependency[];
  readonly refused: SchemaProblem[];
}

function enable(parent: NamedChart, values: MapValue, path: readonly string[], found: Found): void {
  const { declared } = parent.chart;
  if (declared.length === 0) return;
  const absent: DeclaredDependency[] = [];
  const undeclared = parent.dependencies.filter(
    (present) => !declared.some((dependency) => dependency.name === present.name && fits(dependency, present)),
  );
  const renamed = declared.flatMap((dependency): readonly NamedChart[] => {
    const present = parent.dependencies.find(
      (candidate) => candidate.name === dependency.name && fits(dependency, candidate),
    );
    if (present !== undefined) return [{ ...present, name: dependency.key }];
    if (!parent.dependencies.some((candidate) => candidate.name === dependency.name)) absent.push(dependency);
    return [];
  });
  parent.dependencies = [...undeclared, ...renamed];
  const all = coalesceValues(parent, values);
  found.refused.push(...sectionsRefused(parent, all));
  const disabled = new Set(
    declared.filter((dependency) => !isEnabled(dependency, all, path)).map((dependency) => dependency.key),
  );
  parent.disabled = disabled;
  for (const dependency of absent) {
    if (!disabled.has(dependency.key)) found.missing.push(missingFrom(parent.chart, dependency));
  }
  parent.dependencies = parent.dependencies.filter((dependency) => !disabled.has(dependency.name));
  for (const dependency of parent.dependencies) enable(dependency, all, [...path, dependency.name], found);
}

function missingFrom(chart: LoadedChart, { name, key }: DeclaredDependency): MissingDependency {
  return { ...declarationOf(chart, name, key), name };
}

/** Where a chart names a dependency; the beginning of its Chart.yaml when it does not. @param key its alias, when it matters */
export function declarationOf(
  { declaredIn, fileAt }: LoadedChart,
  name: string,
  key?: string,
): { readonly file: string; readonly range: TextRange } {
  const entries = valueAt(declaredIn, ["dependencies"]);
  const names = (entries?.kind === "list" ? entries.items : []).flatMap((entry) => {
    const written = entry.kind === "map" ? textAt(entry, "name") : undefined;
    if (entry.kind !== "map" || written?.text !== name) return [];
    const [source] = written.segments[0]?.sources ?? [];
    const isMeant = key === undefined || (textAt(entry, "alias")?.text ?? name) === key;
    return isMeant && source?.type === "values" ? [source] : [];
  });
  const [place] = names;
  if (place !== undefined) return { file: place.file, range: place.range };
  return { file: fileAt("Chart.yaml"), range: { start: 0, end: 0 } };
}

/** The text of an entry of Chart.yaml. */
export function textAt(entry: MapValue, key: string): TrackedText | undefined {
  const value = entry.entries.get(key)?.value;
  return value?.kind === "text" ? value.text : undefined;
}

/** With a version that does not fit, Helm takes the subchart without its alias and condition. */
function fits(dependency: DeclaredDependency, present: NamedChart): boolean {
  const matches = matchesConstraint(dependency.version ?? "");
  const version = parseVersion(present.chart.metadata.version ?? "");
  return matches !== undefined && version !== undefined && matches(version);
}

/** The first condition that holds a boolean decides; without one the tags do. */
function isEnabled(dependency: DeclaredDependency, values: MapValue, path: readonly string[]): boolean {
  for (const condition of (dependency.condition ?? "").trim().split(",")) {
    if (condition === "") continue;
    const value = valueAt(values, [...path, ...condition.split(".")]);
    if (value?.kind === "bool") return value.value;
  }
  const tags = dependency.tags.map((tag) => valueAt(values, ["tags", tag])).filter((value) => value?.kind === "bool");
  return tags.length === 0 || tags.some((tag) => tag?.kind === "bool" && tag.value);
}

/** `import-values`: values of a subchart that its parent takes as its own, below what it says itself. */
function importValues(parent: NamedChart, found: Found): void {
  for (const dependency of parent.dependencies) importValues(dependency, found);
  if (parent.chart.declared.length === 0) return;
  const all = coalesceValues(parent, map([], undefined, parent.values.trace), "keep");
  // Helm looks here at the chart's own values alone: what a user gives makes no section of theirs a map.
  const known = found.refused.filter(({ chart }) => chart === parent).map(({ path }) => path.join("."));
  found.refused.push(...sectionsRefused(parent, all).filter(({ path }) => !known.includes(path.join("."))));
  const imported = map();
  for (const dependency of parent.chart.declared) {
    for (const entry of dependency.importValues) {
      const [child, target] = typeof entry === "string" ? [`exports.${entry}`, ""] : [entry.child, entry.parent];
      const value = valueAt(all, [dependency.key, ...child.split(".")]);
      if (value?.kind === "map") coalesceMaps(imported, nested(target, value), "keep");
    }
  }
  coalesceMaps(all, imported, "keep");
  parent.values = all;
}

function nested(target: string, value: MapValue): MapValue {
  let result = copyOfMap(value);
  if (target === "" || target === ".") return result;
  for (const key of target.split(".").toReversed()) result = map([[key, { value: result, key: value.trace }]]);
  return result;
}
