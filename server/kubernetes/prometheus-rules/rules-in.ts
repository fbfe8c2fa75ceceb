import type { Subject } from "../../contract/rule.ts";
import type { MapNode, ScalarNode, TreeNode } from "../../contract/tree.ts";
import { parseEmbedded } from "../../yaml/embedded/parse-embedded.ts";
import { itemsAt, mapAt, nodeAt, scalarAt, textAt } from "../../yaml/read.ts";
import { walk } from "../../yaml/walk.ts";

/** An alerting or a recording rule. */
export interface PrometheusRule {
  readonly type: "alert" | "record";
  /** Name of the alert or of the recorded series. */
  readonly name: string;
  readonly expr: ScalarNode;
  readonly node: MapNode;
  /** The rule's `for`, as written. */
  readonly holds: string | undefined;
  readonly group: string | undefined;
  /** Texts of labels and annotations, by key. */
  readonly labels: ReadonlyMap<string, string>;
  readonly annotations: ReadonlyMap<string, string>;
}

/** Words of which a text with rules has at least one. */
export const ruleWords: readonly string[] = ["alert:", "record:", '"alert"', '"record"'];

/** Kinds whose `spec.groups` are groups of rules. */
export const ruleKinds: readonly string[] = ["PrometheusRule", "VMRule"];

/**
 * The rules of a subject: of a PrometheusRule or VMRule, of rule files in a ConfigMap, of a rule file of its own, and of
 * values, where every map with `alert` or `record` beside `expr` is taken for one. An expression that is computed, or
 * exists only perhaps, is left out.
 */
export function rulesIn(subject: Subject): readonly PrometheusRule[] {
  switch (subject.type) {
    case "resource": {
      const { root, kind } = subject.resource;
      if (ruleKinds.includes(kind)) return groupsIn(nodeAt(root, "spec", "groups"));
      return kind === "ConfigMap" ? (mapAt(root, "data")?.entries ?? []).flatMap(({ value }) => inText(value)) : [];
    }
    case "document":
      return groupsIn(nodeAt(subject.plain.root, "groups"));
    case "values":
      return [...walk(subject.values.root)].flatMap(({ node }) =>
        node.type === "map" ? (ruleOf(node, undefined) ?? []) : inText(node),
      );
    case "chart":
      return [];
  }
}

/** A rule file given as a text. */
function inText(node: TreeNode): readonly PrometheusRule[] {
  if (node.type !== "scalar" || typeof node.value !== "string" || !/^[ \t]*["']?groups["']?[ \t]*:/m.test(node.text))
    return [];
  if (!ruleWords.some((word) => node.text.includes(word))) return [];
  return groupsIn(nodeAt(parseEmbedded(node, node.text.trimStart().startsWith("{") ? "json" : "yaml").root, "groups"));
}

function groupsIn(groups: TreeNode | undefined): readonly PrometheusRule[] {
  return itemsAt(groups).flatMap((group) =>
    itemsAt(group, "rules").flatMap((rule) => (rule.type === "map" ? (ruleOf(rule, textAt(group, "name")) ?? []) : [])),
  );
}

function ruleOf(node: MapNode, group: string | undefined): PrometheusRule | undefined {
  const expr = scalarAt(node, "expr");
  const alert = textAt(node, "alert");
  const record = textAt(node, "record");
  const name = alert ?? record;
  if (expr === undefined || expr.value === null || name === undefined || !expr.certain) return undefined;
  return {
    type: alert === undefined ? "record" : "alert",
    name,
    expr,
    node,
    holds: textAt(node, "for"),
    group,
    labels: textsOf(node.get("labels")),
    annotations: textsOf(node.get("annotations")),
  };
}

function textsOf(node: TreeNode | undefined): ReadonlyMap<string, string> {
  if (node?.type !== "map") return new Map();
  return new Map(
    node.entries.flatMap(({ key, value }) => (value.type === "scalar" ? [[key, value.text] as const] : [])),
  );
}
