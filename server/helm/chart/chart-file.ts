import { chartFields, dependencyFields, type Fields, type FieldType, underNames } from "../chart-keys.ts";
import { float32Text } from "../format/float.ts";
import { printValue } from "../format/print.ts";
import { resolvePlain } from "../goyaml/resolve.ts";
import { noTrace } from "../text/source.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import { isTrue } from "../values/truth.ts";
import { list, type MapSlot, type MapValue, map, noneOf, text, traceOf, type Value } from "../values/value.ts";

/** A parsed Chart.yaml or requirements.yaml. */
export interface ParsedFile {
  readonly text: string;
  readonly value: Value | undefined;
}

/**
 * What Helm knows of a chart by its Chart.yaml, and by the requirements.yaml that older charts have beside it, which Helm
 * reads over it: keys under Helm's names, values of the types that Helm reads them as, and the version of the format where
 * none is given.
 */
export function chartFileFrom(chart: ParsedFile, requirements?: ParsedFile): MapValue {
  const entries = new Map(entriesOf(chart.value, chartFields, chart.text));
  const places = itemsOf(entries.get("dependencies"));
  for (const [key, slot] of entriesOf(requirements?.value, chartFields, requirements?.text ?? ""))
    entries.set(key, slot);
  const dependencies = entries.get("dependencies");
  if (requirements !== undefined && dependencies !== undefined)
    entries.set("dependencies", { ...dependencies, value: mergedItems(dependencies.value, places) });
  const version = entries.get("apiVersion");
  if (version === undefined || !isTrue(version.value)) entries.set("apiVersion", { value: text("v1"), key: noTrace });
  return map([...entries], undefined, chart.value?.kind === "map" ? chart.value.trace : undefined);
}

function entriesOf(value: Value | undefined, fields: Fields, source: string): ReadonlyMap<string, MapSlot> {
  if (value?.kind !== "map") return new Map();
  const given = [...value.entries].filter(([, slot]) => !noneOf(slot.value));
  return new Map(
    [...underNames(given, fields)].map(([key, slot]) => [
      key,
      { ...slot, value: readAs(slot.value, fields[key] ?? "any", source) },
    ]),
  );
}

function readAs(value: Value, type: FieldType, source: string): Value {
  switch (type) {
    case "text":
      return isScalar(value) ? text(textOf(value, source)) : value;
    case "line":
      return isScalar(value) ? text(asLine(textOf(value, source))) : value;
    case "texts":
      return eachAs(value, (item) => readAs(item, "text", source));
    case "lines":
      return eachAs(value, (item) => readAs(item, "line", source));
    case "map":
      if (value.kind !== "map") return value;
      return map(
        [...value.entries].map(([key, slot]) => [key, { ...slot, value: readAs(slot.value, "text", source) }]),
        value.goType,
        value.trace,
      );
    case "bool":
    case "any":
      return value;
    default:
      return eachAs(value, (item) =>
        item.kind === "map" ? map([...entriesOf(item, type, source)], item.goType, item.trace) : item,
      );
  }
}

function eachAs(value: Value, read: (item: Value) => Value): Value {
  return value.kind === "list" ? list(value.items.map(read), value.goType, value.trace) : value;
}

function isScalar({ kind }: Value): boolean {
  return kind === "text" || kind === "bool" || kind === "float" || kind === "int";
}

/** Integers with all their digits, others with those of 32 bits, as sigs.k8s.io/yaml writes numbers for a text. */
function textOf(value: Value, source: string): TrackedText {
  if (value.kind !== "float") return printValue(value);
  const { trace } = value;
  const [place] = trace.sources;
  const written = place?.range === undefined ? "" : source.slice(place.range.start, place.range.end);
  const number = resolvePlain(written);
  return printValue(text(number.type === "int" ? String(number.value) : float32Text(value.value), traceOf(value)));
}

function asLine(value: TrackedText): TrackedText {
  const line = value.text.replaceAll(/\p{White_Space}/gu, " ").replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, "");
  return line === value.text ? value : value.replaced(line);
}

function itemsOf(slot: MapSlot | undefined): readonly Value[] {
  return slot?.value.kind === "list" ? slot.value.items : [];
}

/** Go reads a list into the one that is there: entry by entry. */
function mergedItems(value: Value, places: readonly Value[]): Value {
  if (value.kind !== "list") return value;
  const items = value.items.map((item, index) => {
    const place = places[index];
    if (item.kind !== "map" || place?.kind !== "map") return item;
    return map([...underNames([...place.entries, ...item.entries], dependencyFields)], item.goType, item.trace);
  });
  return list(items, value.goType, value.trace);
}
