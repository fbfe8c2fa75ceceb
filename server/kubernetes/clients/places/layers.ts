import type { MapEntry, MapNode, TreeNode } from "../../../contract/tree.ts";

/**
 * What stands at one path in several trees that are laid over each other as Helm does it with values files: the first
 * one wins, and only maps go on to the ones behind it.
 */
export type Layers = readonly [TreeNode, ...TreeNode[]];

/** One entry of a map or item of a list. */
export interface Child {
  readonly key: string | number;
  /** The entry of the map that gives it its place; undefined for an item of a list and the root of a tree. */
  readonly entry: Pick<MapEntry, "keyOrigin"> | undefined;
  readonly nodes: Layers;
}

export function layersOf(nodes: readonly TreeNode[]): Layers | undefined {
  const [top, ...rest] = nodes;
  if (top === undefined) return undefined;
  if (top.type !== "map") return [top];
  const end = rest.findIndex((node) => node.type !== "map");
  return [top, ...(end < 0 ? rest : rest.slice(0, end))];
}

/** The children of a node; a key that an upper layer sets to null is gone. */
export function childrenOf(nodes: Layers): readonly Child[] {
  const [top] = nodes;
  if (top.type === "list") return top.items.map((item, key) => ({ key, entry: undefined, nodes: [item] }));
  if (top.type !== "map") return [];
  if (nodes.length === 1) return top.entries.map((entry) => ({ key: entry.key, entry, nodes: [entry.value] }));
  const maps = nodes.filter((node) => node.type === "map");
  const keys = new Set(maps.flatMap((map) => map.entries.map((entry) => entry.key)));
  return [...keys].flatMap((key) => mergedChild(maps, key));
}

function mergedChild(maps: readonly MapNode[], key: string): Child[] {
  const entries = maps.flatMap((map) => map.entry(key) ?? []);
  const first = entries[0];
  const nodes = layersOf(entries.map(({ value }) => value));
  if (first === undefined || nodes === undefined || isNull(nodes[0])) return [];
  return [{ key, entry: first, nodes }];
}

/** Whether a key or item that is not there is known to be missing. */
export function isWhole(nodes: Layers): boolean {
  return nodes.every((node) => {
    if (node.type === "map" || node.type === "list") return node.complete;
    return node.type === "scalar";
  });
}

export function isNull(node: TreeNode): boolean {
  return node.type === "scalar" && node.value === null;
}

/** Whether something stands there: no null, empty text, empty map or empty list. Undefined when it cannot be told. */
export function holdsSomething([top, ...rest]: Layers): boolean | undefined {
  switch (top.type) {
    case "unknown":
      return undefined;
    case "scalar":
      return top.value !== null && top.text !== "";
    case "list":
      return top.items.length > 0 || (top.complete ? false : undefined);
    case "map":
      if (top.entries.length > 0) return true;
      if (!top.complete) return undefined;
      return rest.some((node) => node.type === "map" && node.entries.length > 0);
  }
}
