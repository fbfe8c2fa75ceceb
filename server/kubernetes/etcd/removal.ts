import type { TextEdit } from "../../contract/fix.ts";
import type { TreeNode } from "../../contract/tree.ts";

/**
 * Edits that take several nodes of one document away. A list or map whose members all go is taken away itself, and commas between
 * items that stand side by side go once.
 *
 * @param text the file that holds the nodes
 * @returns undefined when one of them cannot be removed exactly
 */
export function removeNodes(nodes: readonly TreeNode[], text: string): readonly TextEdit[] | undefined {
  const targets = new Set(nodes.map((node) => wholeOf(node, nodes)));
  const edits: TextEdit[] = [];
  for (const node of targets) {
    const own = node.tree.editor.remove(node);
    if (own === undefined) return undefined;
    edits.push(...own);
  }
  return joinOverlapping(edits, text);
}

/** The list or map instead of its members where nothing of it would be left; it must have a key to go with. */
function wholeOf(node: TreeNode, nodes: readonly TreeNode[]): TreeNode {
  const { parent } = node;
  if (parent === undefined || !parent.complete || parent.parent?.type !== "map") return node;
  const members = parent.type === "list" ? parent.items : parent.entries.map(({ value }) => value);
  return members.every((member) => nodes.includes(member)) ? parent : node;
}

function joinOverlapping(edits: readonly TextEdit[], text: string): readonly TextEdit[] | undefined {
  const sorted = [...edits].sort((a, b) => a.range.start - b.range.start);
  const joined: TextEdit[] = [];
  for (const edit of sorted) {
    const last = joined.at(-1);
    if (last === undefined || last.file !== edit.file || last.range.end <= edit.range.start) {
      joined.push(edit);
      continue;
    }
    if (last.newText !== "" || edit.newText !== "") return undefined;
    const end = Math.max(last.range.end, edit.range.end);
    joined[joined.length - 1] = { ...last, range: { start: last.range.start, end } };
  }
  return joined.map((edit) => withoutDanglingComma(edit, text));
}

/** `[a, x, y]` without `x` and `y` is `[a]`. */
function withoutDanglingComma(edit: TextEdit, text: string): TextEdit {
  const { start, end } = edit.range;
  const before = /,\s*$/.exec(text.slice(Math.max(0, start - 1000), start));
  if (edit.newText !== "" || before === null || !/^\s*\]/.test(text.slice(end, end + 1000))) return edit;
  return { ...edit, range: { start: start - before[0].length, end } };
}
