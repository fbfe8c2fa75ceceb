import type { IndexView } from "../../../contract/index-view.ts";
import type { ValuesTree } from "../../../contract/resource.ts";
import { mapAt } from "../../../yaml/read.ts";
import { type Layers, layersOf } from "../places/layers.ts";

/**
 * A values tree with what lies below it: for an overlay the chart's defaults, for a subchart's section that section of
 * the parent's defaults and the subchart's own.
 */
export function valuesLayers(values: ValuesTree, index: IndexView): Layers {
  const below = [...parentSections(values, index), ...ownDefaults(values, index)];
  const others = below.filter(({ document, root }) => document !== values.document || root !== values.root);
  return layersOf([values.root, ...others.map(({ root }) => root)]) ?? [values.root];
}

/** Whether the tree stands on top of another one that is looked at for itself. */
export function lowerTree(values: ValuesTree, index: IndexView): ValuesTree | undefined {
  return [...parentSections(values, index), ...ownDefaults(values, index)].find(
    (tree) => tree.document !== values.document,
  );
}

function ownDefaults(values: ValuesTree, index: IndexView): readonly ValuesTree[] {
  if (values.local === undefined || values.source === "default") return [];
  return index.valuesOf(values.local).filter(({ source }) => source === "default");
}

function parentSections(values: ValuesTree, index: IndexView): readonly ValuesTree[] {
  if (values.source !== "subchart") return [];
  const parents = index.charts().filter(({ dependencies }) => dependencies.length > 0);
  const trees = parents
    .map((chart) => index.valuesOf(chart))
    .find((list) => list.some((tree) => tree.document === values.document));
  const [defaults] = (trees ?? []).filter(({ source }) => source === "default");
  const root = defaults === undefined ? undefined : mapAt(defaults.root, ...values.path);
  if (defaults === undefined || root === undefined || defaults.document === values.document) return [];
  return [{ ...values, document: defaults.document, root }];
}
