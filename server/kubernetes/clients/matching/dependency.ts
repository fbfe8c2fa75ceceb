import type { IndexView } from "../../../contract/index-view.ts";
import type { Chart, ValuesTree } from "../../../contract/resource.ts";
import type { TreeNode } from "../../../contract/tree.ts";
import { nodeAt } from "../../../yaml/read.ts";
import { type Child, type Layers, layersOf } from "../places/layers.ts";
import { searchPath } from "../places/path-search.ts";

/** The parent's trees that a subchart's section stands in: the section's own document first, then the defaults. */
export interface ParentValues {
  readonly chart: Chart;
  readonly trees: readonly ValuesTree[];
}

export function parentOf(values: ValuesTree, index: IndexView): ParentValues | undefined {
  if (values.source !== "subchart") return undefined;
  for (const chart of index.charts()) {
    if (chart.dependencies.length === 0) continue;
    const trees = index.valuesOf(chart);
    const own = trees.find(({ document }) => document === values.document);
    if (own === undefined) continue;
    const defaults = trees.filter((tree) => tree.source === "default" && tree !== own);
    return { chart, trees: [own, ...defaults] };
  }
  return undefined;
}

/**
 * Whether the parent chart leaves the subchart out: the first path of its `condition` that holds a boolean decides.
 * https://helm.sh/docs/topics/charts/#tags-and-condition-fields-in-dependencies
 */
export function isLeftOut(values: ValuesTree, index: IndexView): boolean {
  const parent = parentOf(values, index);
  // Deeper sections belong to subcharts of subcharts, whose own conditions are not in view.
  const [key, ...deeper] = values.path;
  const dependency = parent?.chart.dependencies.find((candidate) => candidate.key === key);
  if (parent === undefined || dependency?.condition === undefined || deeper.length > 0) return false;
  const layers = layersOf(parent.trees.map(({ root }) => root));
  if (layers === undefined) return false;
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

/** The same section in the parent's defaults, below the one in an overlay. */
export function sectionsBelow(values: ValuesTree, index: IndexView): readonly ValuesTree[] {
  const [, ...defaults] = parentOf(values, index)?.trees ?? [];
  return defaults.flatMap(({ document, root }) => {
    const section = nodeAt(root, ...values.path);
    return section?.type === "map" && document !== values.document ? [{ ...values, document, root: section }] : [];
  });
}
