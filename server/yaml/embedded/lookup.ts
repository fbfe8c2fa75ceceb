import type { MapEntry, MapNode } from "../../contract/tree.ts";

/** Every entry of that key in any spelling: Fluent Bit's sections repeat and its keys are case-insensitive. */
export function entriesIgnoringCase(map: MapNode, key: string): readonly MapEntry[] {
  const wanted = key.toLowerCase();
  return map.entries.filter((entry) => entry.key.toLowerCase() === wanted);
}

/** The last entry of that key in any spelling. */
export function entryIgnoringCase(map: MapNode, key: string): MapEntry | undefined {
  return entriesIgnoringCase(map, key).at(-1);
}

/** The values of a key that repeats and are maps: the sections, blocks or tables of that name. */
export function sectionsOf(map: MapNode, key: string): readonly MapNode[] {
  return entriesIgnoringCase(map, key).flatMap(({ value }) => (value.type === "map" ? [value] : []));
}
