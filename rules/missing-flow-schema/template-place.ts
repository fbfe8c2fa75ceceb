import type { IndexView } from "../../server/contract/index-view.ts";
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

/**
 * The line that gives a key its value: where helpers include each other, the one that has the key itself. Undefined where none
 * of the lines that the value comes through has it.
 */
export function placeOfKey(key: string, { origin }: TreeNode, index: IndexView): Place | undefined {
  const { place, related } = origin;
  const line = [place, ...related].find(({ file, range }) => {
    const before = (index.file(file)?.text ?? "").slice(0, range.start).split("\n").at(-1) ?? "";
    return new RegExp(`(?:^|[\\s{,"'-])${key}["']?:\\s*$`).test(before);
  });
  if (line === undefined || line === place) return line && place;
  return { file: line.file, range: line.range, grade: "action" };
}
