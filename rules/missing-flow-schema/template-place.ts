import type { Place } from "../../server/contract/place.ts";
import type { TreeNode } from "../../server/contract/tree.ts";

/**
 * Where a node's value comes from in one file: the place itself, or the line of that file that prints or includes it.
 * Undefined where the file has no part in it.
 */
export function placeIn(file: string, { origin }: TreeNode): Place | undefined {
  const { place, related } = origin;
  if (place.file === file) return place;
  const line = related.findLast((item) => item.file === file);
  return line && { file, range: line.range, grade: "action" };
}
