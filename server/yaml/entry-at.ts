import type { TextRange } from "../contract/place.ts";
import type { TreeNode } from "../contract/tree.ts";
import { walk } from "./walk.ts";

/** Key and value, in the file, of the first map entry whose key begins in a stretch of the file. */
export function entryAt(root: TreeNode, stretch: TextRange): TextRange | undefined {
  for (const { entry } of walk(root)) {
    if (entry === undefined) continue;
    const key = entry.keyOrigin.place.range;
    if (key.start < stretch.start || key.start >= stretch.end) continue;
    const value = entry.value.origin.place.range;
    return { start: key.start, end: Math.max(key.end, value.end) };
  }
  return undefined;
}
