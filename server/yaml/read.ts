import type { ListNode, MapNode, ScalarNode, TreeNode } from "../contract/tree.ts";

/** The node at a path below `node`; undefined as soon as a step does not exist. Unknown nodes are returned, not entered. */
export function nodeAt(node: TreeNode | undefined, ...path: readonly (string | number)[]): TreeNode | undefined {
  let current = node;
  for (const step of path) {
    if (current?.type === "map") current = current.get(String(step));
    else if (current?.type === "list" && typeof step === "number") current = current.items[step];
    else return undefined;
  }
  return current;
}

export function mapAt(node: TreeNode | undefined, ...path: readonly (string | number)[]): MapNode | undefined {
  const found = nodeAt(node, ...path);
  return found?.type === "map" ? found : undefined;
}

export function listAt(node: TreeNode | undefined, ...path: readonly (string | number)[]): ListNode | undefined {
  const found = nodeAt(node, ...path);
  return found?.type === "list" ? found : undefined;
}

export function scalarAt(node: TreeNode | undefined, ...path: readonly (string | number)[]): ScalarNode | undefined {
  const found = nodeAt(node, ...path);
  return found?.type === "scalar" ? found : undefined;
}

/** Text of a non-null scalar. */
export function textAt(node: TreeNode | undefined, ...path: readonly (string | number)[]): string | undefined {
  const found = scalarAt(node, ...path);
  return found === undefined || found.value === null ? undefined : found.text;
}

/** Items of a list, or nothing. */
export function itemsAt(node: TreeNode | undefined, ...path: readonly (string | number)[]): readonly TreeNode[] {
  return listAt(node, ...path)?.items ?? [];
}

/**
 * Whether a key is known to be missing: the map is whole and does not have it. An unknown node in the way, or a map
 * that something out of view could add to, is not known.
 */
export function isAbsent(node: TreeNode | undefined, ...path: readonly string[]): boolean {
  let current = node;
  for (const key of path) {
    if (current?.type === "scalar" && current.value === null) return true;
    if (current?.type !== "map") return false;
    const next = current.get(key);
    if (next === undefined) return current.complete;
    current = next;
  }
  return current?.type === "scalar" && current.value === null;
}
