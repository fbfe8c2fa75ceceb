import type { LoadedChart } from "../chart/load-chart.ts";
import { copyOfMap } from "../functions/dicts.ts";
import { type MapSlot, type MapValue, map, noneOf, type Value } from "../values/value.ts";

/** A chart with the name that its parent gives it, and the dependencies that are enabled. */
export interface NamedChart {
  readonly name: string;
  readonly chart: LoadedChart;
  /** The chart's own values, with what it imports from its dependencies. */
  values: MapValue;
  dependencies: readonly NamedChart[];
  /** Keys of declared dependencies that conditions or tags disable. */
  disabled: ReadonlySet<string>;
}

/**
 * Values of a chart and its subcharts under the values that a user gives: user over parent over subchart, null deletes,
 * globals flow down. The given values stay as they are.
 */
export function coalesceValues(chart: NamedChart, given: MapValue, nulls: Nulls = "delete"): MapValue {
  return coalesce(chart, copyOfMap(given), nulls);
}

/**
 * What a null over a chart's own value does: it stays, or deletes; in Helm 4 one below the top stays where the chart has
 * null, too.
 */
export type Nulls = "keep" | "delete" | "delete-values";

function deletes(nulls: Nulls, given: Value, own: Value): boolean {
  if (given.kind !== "nil" || nulls === "keep") return false;
  return nulls === "delete" || own.kind !== "nil";
}

function coalesce(chart: NamedChart, values: MapValue, nulls: Nulls): MapValue {
  addChartValues(chart, values, nulls);
  for (const dependency of chart.dependencies) {
    const existing = values.entries.get(dependency.name);
    if (existing !== undefined && existing.value.kind !== "map") continue;
    const own = existing?.value.kind === "map" ? existing.value : map();
    if (existing === undefined) values.entries.set(dependency.name, { value: own, key: own.trace });
    passGlobals(own, values);
    coalesce(dependency, own, nulls);
  }
  return values;
}

function addChartValues(chart: NamedChart, values: MapValue, nulls: Nulls): void {
  for (const [key, slot] of copyOfMap(chart.values).entries) {
    const given = values.entries.get(key);
    if (given === undefined) {
      values.entries.set(key, slot);
    } else if (given.value.kind === "nil" && nulls !== "keep") {
      values.entries.delete(key);
    } else if (given.value.kind === "map" && slot.value.kind === "map") {
      const isChart = chart.dependencies.some((dependency) => dependency.name === key);
      coalesceMaps(given.value, slot.value, isChart ? "keep" : nulls);
    }
  }
}

/** What `target` lacks comes from `source`. */
export function coalesceMaps(target: MapValue, source: MapValue, nulls: Nulls): void {
  for (const [key, slot] of source.entries) {
    const existing = target.entries.get(key);
    if (existing === undefined) target.entries.set(key, slot);
    else if (deletes(nulls, existing.value, slot.value)) target.entries.delete(key);
    else if (existing.value.kind === "map" && slot.value.kind === "map")
      coalesceMaps(existing.value, slot.value, nulls);
  }
}

/** The parent's globals win over the subchart's; their nulls delete only when the subchart's own values come. */
function passGlobals(target: MapValue, parent: MapValue): void {
  const from = globalsOf(parent);
  const into = globalsOf(target);
  if (from === undefined || into === undefined) return;
  for (const [key, slot] of from.entries) {
    const existing = into.entries.get(key);
    if (slot.value.kind !== "map") {
      if (existing?.value.kind !== "map") into.entries.set(key, slot);
      continue;
    }
    const copy = map(slot.value.entries, slot.value.goType, slot.value.trace);
    if (existing === undefined) {
      into.entries.set(key, { value: copy, key: slot.key });
    } else if (existing.value.kind === "map") {
      coalesceMaps(copy, existing.value, "keep");
      into.entries.set(key, { value: copy, key: slot.key });
    }
  }
  target.entries.set("global", { value: into, key: parent.entries.get("global")?.key ?? into.trace });
}

function globalsOf(values: MapValue): MapValue | undefined {
  const slot = values.entries.get("global");
  if (slot === undefined) return map([], undefined, values.trace);
  return slot.value.kind === "map" ? slot.value : undefined;
}

/** Values files one over the other: maps are merged, everything else is replaced. */
export function mergeMaps(base: MapValue, over: MapValue): MapValue {
  const merged = new Map<string, MapSlot>(base.entries);
  for (const [key, slot] of over.entries) {
    const below = merged.get(key)?.value;
    const value: Value = below?.kind === "map" && slot.value.kind === "map" ? mergeMaps(below, slot.value) : slot.value;
    merged.set(key, { value, key: slot.key });
  }
  return map(merged, base.goType, over.trace.sources.length > 0 ? over.trace : base.trace);
}

/** The value at a dotted path, where every step is a map. */
export function valueAt(values: MapValue, path: readonly string[]): Value | undefined {
  let current: Value = values;
  for (const key of path) {
    if (current.kind !== "map") return undefined;
    const slot = current.entries.get(key);
    if (slot === undefined || noneOf(slot.value)) return slot?.value;
    current = slot.value;
  }
  return current;
}
