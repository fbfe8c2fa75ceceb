import type { Place } from "../contract/place.ts";
import type { MapNode } from "../contract/tree.ts";

/** Where a finding about a missing key stands: the key of the map that lacks it, else the map's first key. */
export function placeOfMissing(map: MapNode): Place {
  const { parent } = map;
  const own = parent?.type === "map" ? parent.entries.find(({ value }) => value === map) : undefined;
  const { place } = own?.keyOrigin ?? map.entries[0]?.keyOrigin ?? map.origin;
  return place.grade === "exact" ? { ...place, grade: "parent" } : place;
}
