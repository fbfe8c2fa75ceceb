import type { MapEntry, TreeNode } from "../contract/tree.ts";
import { YamlList, YamlMap } from "./tree/nodes.ts";

/** Nodes looked at in one walk; an alias bomb or a huge file stops here. */
export const maxWalked = 1_000_000;

/**
 * Visits a node and all below it, parents first. `entry` is the map entry that holds the node, if one does. What several
 * aliases stand for is entered once: its places are the same each time, and doubling aliases would go on for ever. Stops
 * after {@link maxWalked}.
 */
export function* walk(node: TreeNode, limit = maxWalked): Generator<{ node: TreeNode; entry: MapEntry | undefined }> {
  const entered = new Set<object>();
  const stack: { node: TreeNode; entry: MapEntry | undefined }[] = [{ node, entry: undefined }];
  for (let count = 0; count < limit; count++) {
    const next = stack.pop();
    if (next === undefined) return;
    yield next;
    if (!isFirst(next.node, entered)) continue;
    if (next.node.type === "map") {
      for (const entry of next.node.entries.toReversed()) stack.push({ node: entry.value, entry });
    } else if (next.node.type === "list") {
      for (const item of next.node.items.toReversed()) stack.push({ node: item, entry: undefined });
    }
  }
}

/** False for a collection whose source was entered before. */
function isFirst(node: TreeNode, entered: Set<object>): boolean {
  if (!(node instanceof YamlMap || node instanceof YamlList) || node.ast === undefined) return true;
  if (entered.has(node.ast)) return false;
  entered.add(node.ast);
  return true;
}
