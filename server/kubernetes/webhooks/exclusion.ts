import type { TextEdit } from "../../contract/fix.ts";
import { isAbsent, listAt, mapAt } from "../../yaml/read.ts";
import { nameLabel } from "./namespace-labels.ts";
import type { Webhook } from "./webhook.ts";

/**
 * Edits that keep namespaces away from a webhook by their names; undefined when its selector cannot be told or edited.
 */
export function excludeNamespaces(webhook: Webhook, namespaces: readonly string[]): readonly TextEdit[] | undefined {
  const { node, whole } = webhook;
  if (!whole || !node.certain) return undefined;
  const expression = { key: nameLabel, operator: "NotIn", values: namespaces };
  const { editor } = node.tree;
  if (isAbsent(node, "namespaceSelector"))
    return editor.set(node, ["namespaceSelector"], { matchExpressions: [expression] });
  const selector = mapAt(node, "namespaceSelector");
  if (selector?.complete !== true) return undefined;
  if (isAbsent(selector, "matchExpressions")) return editor.set(selector, ["matchExpressions"], [expression]);
  const list = listAt(selector, "matchExpressions");
  return list?.complete === true ? editor.append(list, expression) : undefined;
}
