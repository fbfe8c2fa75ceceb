import type { ChartIdentity, ValuesTree } from "../../contract/resource.ts";
import type { TreeNode } from "../../contract/tree.ts";
import { textAt } from "../../yaml/read.ts";

/** A ConfigMap's key that holds values. */
export interface ConfigMapKey {
  /** Undefined: not told, so any. */
  readonly namespace: string | undefined;
  readonly name: string;
  readonly key: string;
}

/** What a release says of the values that it takes from elsewhere. */
export interface ReleaseValues {
  readonly chart: ChartIdentity | undefined;
  /** Folder of the chart, where the release takes it from a path of its repository: ours if a chart stands there. */
  readonly folder: string | undefined;
  readonly release: NonNullable<ValuesTree["release"]>;
  /** More than one layer of values: what one leaves out another may set. */
  readonly isPartial: boolean;
  /** Paths relative to the root; `*` stands for a part of a step that is not known. */
  readonly files: readonly string[];
  readonly configMaps: readonly ConfigMapKey[];
}

/** A text without template actions; with one it says nothing. */
export function plainText(node: TreeNode | undefined, ...path: readonly (string | number)[]): string | undefined {
  const text = textAt(node, ...path);
  return text?.includes("{{") ? undefined : text;
}

/** A chart given by a path or an address is known by its last step. */
export function chartIdentity(
  chart: string | undefined,
  version: string | undefined,
  repository: string | undefined,
): ChartIdentity | undefined {
  const name = chart?.split("/").findLast((step) => step !== "" && step !== ".");
  if (name === undefined) return undefined;
  return { name, ...(version !== undefined && { version }), ...(repository !== undefined && { repository }) };
}

export function releaseOf(name: string | undefined, namespace: string | undefined): ReleaseValues["release"] {
  return { ...(name !== undefined && { name }), ...(namespace !== undefined && { namespace }) };
}
