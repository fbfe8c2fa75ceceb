import type { Place } from "../../contract/place.ts";
import type { TreeNode } from "../../contract/tree.ts";

/** Where a value stands. */
export function placeOfValue(node: TreeNode): Place {
  const { place } = node.origin;
  return node.type === "unknown" && place.grade === "exact" ? { ...place, grade: "action" } : place;
}

/** Where something is missing: the first line of the object that should have it. */
export function placeOfParent(node: TreeNode): Place {
  const first = node.type === "map" ? node.entries[0]?.keyOrigin.place : undefined;
  const place = first ?? node.origin.place;
  return place.grade === "exact" ? { ...place, grade: "parent" } : place;
}
