import type { IndexView } from "../../../contract/index-view.ts";
import type { ValuesTree } from "../../../contract/resource.ts";
import { nodeAt } from "../../../yaml/read.ts";
import { type Layers, layersOf } from "../places/layers.ts";

/**
 * A values tree with what lies below it: for an overlay the chart's defaults, for a subchart's section that section of
 * what lies below the parent's tree, and the subchart's own defaults.
 */
export function valuesLayers(values: ValuesTree, index: IndexView): Layers {
  const below = treesBelow(values, index);
  return layersOf([values.root, ...below.map(({ root }) => root)]) ?? [values.root];
}

/** The tree that is directly below this one, and that is looked at for itself. */
export function lowerTree(values: ValuesTree, index: IndexView): ValuesTree | undefined {
  return treesBelow(values, index)[0];
}

function treesBelow(values: ValuesTree, index: IndexView): readonly ValuesTree[] {
  const { local, source, document } = values;
  const own = local === undefined || source === "default" ? [] : index.valuesOf(local);
  const defaults = own.filter((tree) => tree.source === "default" && tree.document !== document);
  return [...sectionsBelow(values, index), ...defaults];
}

/** The same section in all that lies below the parent's tree; also in the values of the charts between the two. */
function sectionsBelow(values: ValuesTree, index: IndexView): readonly ValuesTree[] {
  const { around } = values;
  if (around === undefined) return [];
  const inside = values.path.slice(around.path.length);
  return treesBelow(around, index).flatMap((tree): ValuesTree[] => {
    const root = nodeAt(tree.root, ...inside);
    if (root?.type !== "map") return [];
    return [{ ...values, document: tree.document, root, path: [...tree.path, ...inside], around: tree }];
  });
}
