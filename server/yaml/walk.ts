import type { MapEntry, TreeNode } from "../contract/tree.ts";

/** Nodes looked at in one walk; an alias bomb or a huge file stops here. */
export const maxWalked = 1_000_000;

/** Visits a node and all below it, parents first. `entry` is the map entry that holds the node, if one does. Stops after {@link maxWalked}. */
export function* walk(node: TreeNode, limit = maxWalked): Generator<{ node: TreeNode; entry: MapEntry | undefined }> {
  const stack: { node: TreeNode; entry: MapEntry | undefined }[] = [{ node, entry: undefined }];
  for (let count = 0; count < limit; count++) {
    const next = stack.pop();
    if (next === undefined) return;
    yield next;
    if (next.node.type === "map") {
      for (const entry of next.node.entries.toReversed()) stack.push({ node: entry.value, entry });
    } else if (next.node.type === "list") {
      for (const item of next.node.items.toReversed()) stack.push({ node: item, entry: undefined });
    }
  }
}
