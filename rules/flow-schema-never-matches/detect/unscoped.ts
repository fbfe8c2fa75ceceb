import type { Detection } from "../../../server/contract/rule.ts";
import type { MapNode, TreeNode } from "../../../server/contract/tree.ts";
import type { FlowSchema } from "../../../server/kubernetes/flow-control/flow-schema.ts";
import { placeOfParent, placeOfValue } from "../../../server/kubernetes/flow-control/places.ts";
import { isAbsent, itemsAt, listAt, nodeAt, scalarAt, textAt } from "../../../server/yaml/read.ts";
import type { Unscoped } from "../facts.ts";

/** Built-in kinds without a namespace. https://kubernetes.io/docs/reference/kubernetes-api/ */
const clusterKinds: readonly string[] = [
  "nodes",
  "persistentvolumes",
  "clusterroles",
  "clusterrolebindings",
  "storageclasses",
  "volumeattachments",
  "csidrivers",
  "csinodes",
  "customresourcedefinitions",
  "apiservices",
  "mutatingwebhookconfigurations",
  "validatingwebhookconfigurations",
  "priorityclasses",
  "runtimeclasses",
  "ingressclasses",
  "certificatesigningrequests",
  "flowschemas",
  "prioritylevelconfigurations",
  "tokenreviews",
  "subjectaccessreviews",
  "selfsubjectaccessreviews",
  "selfsubjectrulesreviews",
];

/** Rules that name namespaces alone, for requests that have none. */
export function* unscopedRules({ resource, rules }: FlowSchema): Generator<Detection<Unscoped>> {
  for (const policy of rules) {
    const resourceRules = itemsAt(policy, "resourceRules");
    for (const rule of resourceRules) {
      if (rule.type !== "map" || !isUnscoped(rule)) continue;
      const resources = texts(nodeAt(rule, "resources"));
      const kinds = resources?.filter((name) => clusterKinds.includes(name)) ?? [];
      if (kinds.length === 0 && !missesLists(rule, resourceRules)) continue;
      const written = nodeAt(rule, "clusterScope") ?? nodeAt(rule, "namespaces");
      yield {
        facts: { form: "unscoped", rule, kinds },
        place: written === undefined ? placeOfParent(rule) : placeOfValue(written),
        resource,
        ...(kinds.length === 0 && { severity: "info" as const }),
        key: `scope:${rule.path.join(".")}`,
      };
    }
  }
}

/** Namespaces and no `clusterScope`; a rule without either is refused, which is told elsewhere. */
function isUnscoped(rule: MapNode): boolean {
  const scope = scalarAt(rule, "clusterScope");
  const isOff = scope === undefined ? isAbsent(rule, "clusterScope") : scope.value === false;
  return isOff && (listAt(rule, "namespaces")?.items.length ?? 0) > 0;
}

/** Lists or watches in every namespace, while no rule beside it takes those of all namespaces. */
function missesLists(rule: MapNode, beside: readonly TreeNode[]): boolean {
  const verbs = texts(nodeAt(rule, "verbs")) ?? [];
  const namespaces = texts(nodeAt(rule, "namespaces")) ?? [];
  const others = beside.some((other) => nodeAt(other, "clusterScope") !== undefined && other !== rule);
  return namespaces.includes("*") && verbs.some((verb) => verb === "list" || verb === "watch") && !others;
}

function texts(node: TreeNode | undefined): readonly string[] | undefined {
  return node?.type === "list" ? node.items.flatMap((item) => textAt(item) ?? []) : undefined;
}
