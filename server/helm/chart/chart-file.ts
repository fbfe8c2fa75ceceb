import { chartKeys, dependencyKeys, maintainerKeys, underNames } from "../chart-keys.ts";
import { noTrace } from "../text/source.ts";
import { isTrue } from "../values/truth.ts";
import { list, type MapSlot, type MapValue, map, noneOf, text, type Value } from "../values/value.ts";

/**
 * What Helm knows of a chart by its Chart.yaml, and by the requirements.yaml that older charts have beside it, which Helm
 * reads over it: keys under Helm's names, and the version of the format where none is given.
 */
export function chartFileFrom(chart: Value | undefined, requirements?: Value): MapValue {
  const [below, above] = [entriesOf(chart, chartKeys), entriesOf(requirements, chartKeys)];
  const entries = new Map([...below, ...above]);
  const places = itemsOf(below.get("dependencies"));
  within(entries, "dependencies", (item, index) => [
    ...(above.has("dependencies") ? entriesOf(places[index], dependencyKeys) : []),
    ...entriesOf(item, dependencyKeys),
  ]);
  within(entries, "maintainers", (item) => [...entriesOf(item, maintainerKeys)]);
  const version = entries.get("apiVersion");
  if (version === undefined || !isTrue(version.value)) entries.set("apiVersion", { value: text("v1"), key: noTrace });
  return map([...entries], undefined, chart?.kind === "map" ? chart.trace : undefined);
}

function entriesOf(value: Value | undefined, names: readonly string[]): ReadonlyMap<string, MapSlot> {
  if (value?.kind !== "map") return new Map();
  return underNames(
    [...value.entries].filter(([, slot]) => !noneOf(slot.value)),
    names,
  );
}

function itemsOf(slot: MapSlot | undefined): readonly Value[] {
  return slot?.value.kind === "list" ? slot.value.items : [];
}

/** Gives the maps of a list other entries. */
function within(
  entries: Map<string, MapSlot>,
  key: string,
  entriesFor: (item: MapValue, index: number) => readonly (readonly [string, MapSlot])[],
): void {
  const slot = entries.get(key);
  if (slot?.value.kind !== "list") return;
  const items = slot.value.items.map((item, index) =>
    item.kind === "map" ? map(entriesFor(item, index), item.goType, item.trace) : item,
  );
  entries.set(key, { ...slot, value: list(items, slot.value.goType, slot.value.trace) });
}
