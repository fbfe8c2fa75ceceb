import type { ListNode } from "../template/ast.ts";

/** Keys at the start of lines in a branch's literal text, its inner branches included. */
export function literalKeys(list: ListNode): readonly string[] {
  const keys = new Set<string>();
  const visit = (nodes: ListNode): void => {
    for (const node of nodes.nodes) {
      if (node.type === "text") {
        for (const match of node.text.matchAll(/^[ \t]*(?:- )*(["']?)([\w./-]+)\1:(?=\s|$)/gm))
          keys.add(match[2] ?? "");
      }
      if (node.type === "if" || node.type === "with" || node.type === "range") {
        visit(node.body);
        if (node.otherwise !== undefined) visit(node.otherwise);
      }
    }
  };
  visit(list);
  return [...keys];
}
