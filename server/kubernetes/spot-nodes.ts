import type { MapNode, TreeNode } from "../contract/tree.ts";
import { itemsAt, mapAt, nodeAt, textAt } from "../yaml/read.ts";

/**
 * Labels of nodes that the provider can take away at any time.
 * https://cloud.google.com/kubernetes-engine/docs/concepts/spot-vms
 * https://docs.aws.amazon.com/eks/latest/userguide/managed-node-groups.html https://karpenter.sh/docs/concepts/scheduling/
 * https://learn.microsoft.com/en-us/azure/aks/spot-node-pool
 */
const spotLabels: Readonly<Record<string, string>> = {
  "cloud.google.com/gke-preemptible": "true",
  "cloud.google.com/gke-spot": "true",
  "eks.amazonaws.com/capacityType": "SPOT",
  "karpenter.sh/capacity-type": "spot",
  "kubernetes.azure.com/scalesetpriority": "spot",
};

const affinity = ["affinity", "nodeAffinity", "requiredDuringSchedulingIgnoredDuringExecution", "nodeSelectorTerms"];

/**
 * The part of a pod's spec that lets it run on spot nodes only; undefined when it may run elsewhere, or that cannot be
 * told. A toleration alone says nothing.
 */
export function spotOnly(spec: MapNode): TreeNode | undefined {
  const selector = mapAt(spec, "nodeSelector")?.entries.find(
    ({ key, value }) => value.type === "scalar" && value.certain && spotLabels[key] === value.text,
  );
  if (selector !== undefined) return selector.value;
  const terms = nodeAt(spec, ...affinity);
  if (terms?.type !== "list" || !terms.complete) return undefined;
  const expressions = terms.items.map((term) => itemsAt(term, "matchExpressions").find(demandsSpot));
  return expressions.every((expression) => expression !== undefined) ? expressions[0] : undefined;
}

function demandsSpot(expression: TreeNode): boolean {
  const key = textAt(expression, "key") ?? "";
  const values = itemsAt(expression, "values");
  return (
    textAt(expression, "operator") === "In" &&
    values.length > 0 &&
    values.every((value) => textAt(value) === spotLabels[key])
  );
}
