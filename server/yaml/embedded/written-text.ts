import type { TreeNode } from "../../contract/tree.ts";
import { EmbeddedList, EmbeddedMap, EmbeddedScalar, EmbeddedUnknown } from "./nodes.ts";

const kinds = [EmbeddedUnknown, EmbeddedScalar, EmbeddedMap, EmbeddedList];

/**
 * A node as it is written in its embedded text, quotes and all. It tells what an unknown value such as an Alloy expression
 * (`"spec.nodeName=" + env("NODE")`) or Fluentd's Ruby code says. Undefined for nodes that are not of this folder's trees.
 */
export function writtenText(node: TreeNode): string | undefined {
  for (const kind of kinds) {
    if (node instanceof kind) return node.tree.original.slice(node.syntax.range.start, node.syntax.range.end);
  }
  return undefined;
}
