import { type Document, isMap, isSeq } from "yaml";
import type { TreePath } from "../../contract/tree.ts";
import { applyEdits, startOfLine } from "../../text/edits.ts";
import { hasKey } from "../tree/entries.ts";
import { rangeOf } from "../tree/yaml-tree.ts";
import { columnOf, isFlow, type LocalEdit } from "./layout.ts";

/** A part of an edited text that means by itself what it means there. */
export interface Excerpt {
  readonly text: string;
  /** A path in the document, in the excerpt. */
  readonly path: TreePath;
}

/** Shorter texts are read as fast as they are taken apart; in characters. */
const worthwhile = 8000;

/** Something elsewhere may be meant, or may mean this. */
const anchorOrAlias = /(?:^|[\s,[{:?-])[&*][^\s,[\]{}"']/;

/**
 * The largest block mapping on the way to a path that is a small part of the text and holds all edits: one object of the
 * many that a cluster printed into a list. Undefined where there is none that is written in lines of its own.
 * @param text of the document, as it was parsed
 */
export function editedExcerpt(
  document: Document.Parsed,
  text: string,
  edits: readonly LocalEdit[],
  path: TreePath,
): Excerpt | undefined {
  if (text.length < worthwhile || document.errors.length > 0) return undefined;
  let node: unknown = document.contents;
  let end = text.length;
  for (const [depth, key] of path.entries()) {
    const child = isFlow(node) ? undefined : childOf(node, key);
    if (child === undefined) return undefined;
    if (child.next !== undefined) end = startOfLine(text, rangeOf(child.next).start);
    const column = columnOf(text, rangeOf(node).start);
    node = child.value;
    if (!isMap(node) || isFlow(node)) continue;
    const first = rangeOf(node).start;
    const start = startOfLine(text, first);
    if (end - start > text.length / 4) continue;
    if (edits.some(({ range }) => range.start < first || range.end > end)) return undefined;
    const part = text.slice(start, end);
    if (!/^ *(?:- +)?$/.test(text.slice(start, first)) || anchorOrAlias.test(part)) return undefined;
    const moved = edits.map(({ range, newText }) => ({
      range: { start: range.start - start, end: range.end - start },
      newText,
    }));
    const edited = applyEdits(" ".repeat(first - start) + text.slice(first, end), moved);
    return isRightOf(column, edited) ? { text: edited, path: path.slice(depth + 1) } : undefined;
  }
  return undefined;
}

/** What stands at a key or index, and what follows it. */
function childOf(parent: unknown, key: string | number): { value: unknown; next: unknown } | undefined {
  if (isSeq(parent) && typeof key === "number") return { value: parent.items[key], next: parent.items[key + 1] };
  if (!isMap(parent)) return undefined;
  const index = parent.items.findLastIndex((item) => hasKey(item, key));
  return index < 0 ? undefined : { value: parent.items[index]?.value, next: parent.items[index + 1]?.key };
}

/** Whether all lines stand further right than a column: one that does not would belong to something around them. */
function isRightOf(column: number, text: string): boolean {
  return !new RegExp(`^ {0,${column}}[^ #\\r\\n]`, "m").test(text);
}
