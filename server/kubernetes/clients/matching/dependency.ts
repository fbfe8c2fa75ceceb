import type { IndexView } from "../../../contract/index-view.ts";
import type { ValuesTree } from "../../../contract/resource.ts";
import type { TreeNode } from "../../../contract/tree.ts";
import type { Child, Layers } from "../places/layers.ts";
import { searchPath } from "../places/path-search.ts";
import { valuesLayers } from "./values-layers.ts";

/**
 * Whether the parent chart leaves the subchart out, or is left out itself: the first path of a `condition` that holds a
 * boolean decides.
 * https://helm.sh/docs/topics/charts/#tags-and-condition-fields-in-dependencies
 */
export function isLeftOut(values: ValuesTree, index: IndexView): boolean {
  const { around } = values;
  if (around === undefined) return false;
  if (isLeftOut(around, index)) return true;
  const key = values.path.at(-1);
  const dependency = around.local?.dependencies.find((candidate) => candidate.key === key);
  if (dependency?.condition === undefined) return false;
  const layers = valuesLayers(around, index);
  for (const path of dependency.condition.split(",")) {
    const value = valueAt(layers, path.trim());
    if (value?.type === "unknown") return true;
    if (value?.type === "scalar" && typeof value.value === "boolean") return !value.value;
  }
  return false;
}

function valueAt(nodes: Layers, path: string): TreeNode | undefined {
  const start: Child = { key: "", entry: undefined, nodes };
  return searchPath(start, path.split(".")).matches[0]?.nodes[0];
}

/**
 * Whether these are the defaults of a chart below `charts/` that the parent's values have a section for: then that section,
 * laid over these, is what counts.
 */
export function isJudgedInParent({ source, local }: ValuesTree, index: IndexView): boolean {
  if (source !== "default" || local?.parentFolder === undefined) return false;
  const parent = index.charts().find(({ folder }) => folder === local.parentFolder);
  const keys = parent?.dependencies.filter(({ name }) => name === local.name).map(({ key }) => key) ?? [local.name];
  const trees = parent === undefined ? [] : index.valuesOf(parent);
  return trees.some(({ root }) => keys.some((key) => root.get(key)?.type === "map"));
}
