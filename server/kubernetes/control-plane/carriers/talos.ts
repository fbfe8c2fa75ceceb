import type { ScalarNode, TreeNode } from "../../../contract/tree.ts";
import { parseEmbedded } from "../../../yaml/embedded/parse-embedded.ts";
import { walk } from "../../../yaml/walk.ts";

/** A patch of a machine configuration that stands as a text in another file. */
export interface TalosPatch {
  readonly root: TreeNode;
  /** Path of the text. */
  readonly key: string;
}

/**
 * Each text below a node that is a patch for a Talos machine configuration and sets arguments of a component: in files
 * of tools such as talhelper, and in Cluster API's TalosControlPlane. Once, however often an alias brings it in.
 */
export function talosPatchesIn(root: TreeNode): readonly TalosPatch[] {
  const texts = new Map<number, ScalarNode>();
  for (const { node } of walk(root)) {
    if (node.type !== "scalar" || !isPatch(node)) continue;
    const { start } = node.origin.place.range;
    // The anchor comes before its aliases, and only there it can be edited.
    if (!texts.has(start)) texts.set(start, node);
  }
  return [...texts.values()].map((text) => ({ root: parseEmbedded(text, "yaml").root, key: text.path.join(".") }));
}

function isPatch({ value }: ScalarNode): boolean {
  return typeof value === "string" && /^cluster:\s*$/m.test(value) && value.includes("extraArgs");
}
