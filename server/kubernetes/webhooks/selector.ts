import type { TreeNode } from "../../contract/tree.ts";
import { nodeAt, textAt } from "../../yaml/read.ts";
import { all, not, type Truth } from "../clients/truth.ts";

/** A label's value; undefined where it is known not to be there, `unknown` where that cannot be told. */
export type Label = { readonly value: string | undefined } | "unknown";

/**
 * Whether a label selector takes something with these labels.
 * https://kubernetes.io/docs/concepts/overview/working-with-objects/labels/#resources-that-support-set-based-requirements
 *
 * @param selector undefined or null: not written, which takes all
 * @param whole whether a selector that is not written is known to be missing
 */
export function selects(selector: TreeNode | undefined, whole: boolean, label: (key: string) => Label): Truth {
  if (selector === undefined || (selector.type === "scalar" && selector.value === null))
    return whole ? true : undefined;
  if (selector.type !== "map") return undefined;
  const labels = nodeAt(selector, "matchLabels");
  const expressions = nodeAt(selector, "matchExpressions");
  const truth = all([
    ...(labels?.type === "map" ? labels.entries : []).map(({ key, value }) =>
      value.type === "scalar" ? isOneOf(label(key), [value.text]) : undefined,
    ),
    ...(expressions?.type === "list" ? expressions.items : []).map((item) => holds(item, label)),
  ]);
  if (truth === false) return false;
  return isReadable(selector) && isReadable(labels) && isReadable(expressions) ? truth : undefined;
}

function isReadable(node: TreeNode | undefined): boolean {
  if (node === undefined || (node.type === "scalar" && node.value === null)) return true;
  return (node.type === "map" || node.type === "list") && node.complete && node.certain;
}

function holds(expression: TreeNode, label: (key: string) => Label): Truth {
  const key = textAt(expression, "key");
  if (key === undefined || !expression.certain) return undefined;
  const found = label(key);
  const values = valuesOf(nodeAt(expression, "values"));
  switch (textAt(expression, "operator")) {
    case "In":
      return values === undefined ? undefined : isOneOf(found, values);
    case "NotIn":
      return values === undefined ? undefined : not(isOneOf(found, values));
    case "Exists":
      return found === "unknown" ? undefined : found.value !== undefined;
    case "DoesNotExist":
      return found === "unknown" ? undefined : found.value === undefined;
    default:
      return undefined;
  }
}

function isOneOf(label: Label, values: readonly string[]): Truth {
  if (label === "unknown") return undefined;
  return label.value !== undefined && values.includes(label.value);
}

/** Undefined when a value cannot be told. */
function valuesOf(node: TreeNode | undefined): readonly string[] | undefined {
  if (node?.type !== "list" || !node.complete) return undefined;
  const values = node.items.map((item) => (item.type === "scalar" && item.certain ? item.text : undefined));
  return values.every((value) => value !== undefined) ? values : undefined;
}
