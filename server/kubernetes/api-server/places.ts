import type { Place } from "../../contract/place.ts";
import type { TreeNode } from "../../contract/tree.ts";
import type { ApiServer } from "./api-server.ts";

/** Where an argument is missing: the key of what would hold it, or the name of the container. */
export function parentPlace({ holder }: ApiServer): Place {
  return { ...keyOrigin(holder).place, grade: "parent" };
}

function keyOrigin(node: TreeNode) {
  const { parent } = node;
  const entry = parent?.type === "map" ? parent.entries.find(({ value }) => value === node) : undefined;
  if (entry !== undefined) return entry.keyOrigin;
  const name = node.type === "map" ? (node.entry("name") ?? node.entries[0]) : undefined;
  return name?.keyOrigin ?? node.origin;
}
