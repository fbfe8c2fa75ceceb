import type { MapValue, Value } from "../values/value.ts";

/** The maps that several templates see: when one of them changes such a map, the others' output depends on that. */
export function sharedMaps(roots: readonly MapValue[]): WeakSet<MapValue> {
  const found = new WeakSet<MapValue>();
  const visit = (value: Value): void => {
    if (value.kind === "list") for (const item of value.items) visit(item);
    if (value.kind !== "map" || found.has(value)) return;
    found.add(value);
    for (const slot of value.entries.values()) visit(slot.value);
  };
  for (const root of roots) visit(root);
  return found;
}
