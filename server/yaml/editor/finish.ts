import { type Document, isAlias, isMap, isNode, isSeq } from "yaml";
import type { TextEdit } from "../../contract/fix.ts";
import type { TreePath } from "../../contract/tree.ts";
import { applyEdits } from "../../text/edits.ts";
import { parseText } from "../parse.ts";
import { hasKey } from "../tree/entries.ts";
import type { YamlTree } from "../tree/yaml-tree.ts";
import { type Excerpt, editedExcerpt } from "./excerpt.ts";
import type { LocalEdit } from "./layout.ts";

/**
 * Proves an edit by parsing the edited text: no new syntax error, and `expected` stands at `path` (undefined: nothing
 * does). Only then it is handed to the file. An edit that cannot be proven is no edit.
 */
export function finish(
  tree: YamlTree,
  edits: readonly LocalEdit[],
  path: TreePath,
  expected: unknown,
): readonly TextEdit[] | undefined {
  const { document, source } = tree;
  const excerpt = document && editedExcerpt(document, source.text, edits, path);
  const errors = document?.errors.length ?? 0;
  const isProven =
    (excerpt !== undefined && standsIn(excerpt, 0, expected)) ||
    standsIn({ text: applyEdits(source.text, edits), path }, errors, expected);
  if (!isProven) return undefined;
  const mapped = edits.map(({ range, newText }) => source.replace(range.start, range.end, newText));
  return mapped.every((part) => part !== undefined) ? mapped.flat() : undefined;
}

/** @param errors that a text may have */
function standsIn({ text, path }: Excerpt, errors: number, expected: unknown): boolean {
  const { document, problems } = parseText(text);
  if (document === undefined || problems.length > errors) return false;
  return sameData(dataOf(document, nodeAt(document, path)), expected);
}

/** Plain data of a node; undefined when its aliases would expand beyond the library's bound. */
export function dataOf(document: Document, node: unknown): unknown {
  try {
    return isNode(node) ? node.toJS(document) : node;
  } catch {
    return undefined;
  }
}

export function nodeAt(document: Document, path: TreePath): unknown {
  return path.reduce<unknown>((parent, key) => childOf(document, parent, key), document.contents);
}

function childOf(document: Document, parent: unknown, key: string | number): unknown {
  const node = isAlias(parent) ? parent.resolve(document) : parent;
  if (isSeq(node)) return typeof key === "number" ? node.items[key] : undefined;
  if (!isMap(node)) return undefined;
  const pair = node.items.findLast((item) => hasKey(item, key));
  return pair === undefined ? undefined : (pair.value ?? null);
}

/** Deep equality of plain data, whatever the order of keys. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const left = new Map(Object.entries(a));
  const right = new Map(Object.entries(b));
  if (left.size !== right.size || Array.isArray(a) !== Array.isArray(b)) return false;
  return [...left].every(([key, value]) => right.has(key) && sameData(value, right.get(key)));
}
