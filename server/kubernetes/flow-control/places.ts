import type { Place } from "../../contract/place.ts";
import type { TreeNode } from "../../contract/tree.ts";

/** Where a value stands; a map or list is meant by its key. */
export function placeOfValue(node: TreeNode): Place {
  const { parent } = node;
  if ((node.type === "map" || node.type === "list") && parent?.type === "map") {
    const entry = parent.entries.find(({ value }) => value === node);
    if (entry !== undefined) return entry.keyOrigin.place;
  }
  const { place } = node.origin;
  return node.type === "unknown" && place.grade === "exact" ? { ...place, grade: "action" } : place;
}

/** Where something is missing: the first line of the object that should have it. */
export function placeOfParent(node: TreeNode): Place {
  const first = node.type === "map" ? node.entries[0]?.keyOrigin.place : undefined;
  const place = first ?? node.origin.place;
  return place.grade === "exact" ? { ...place, grade: "parent" } : place;
}
