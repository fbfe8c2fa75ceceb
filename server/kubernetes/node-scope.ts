import type { MapNode, TreeNode } from "../contract/tree.ts";
import { itemsAt, nodeAt, textAt } from "../yaml/read.ts";

/** Labels that every node has, so selecting by them narrows nothing. */
const everywhere = /^(?:beta\.)?kubernetes\.io\/(?:os|arch)$/;

const controlPlane = /^node-role\.kubernetes\.io\/(?:control-plane|controlplane|master|etcd)$/;

/** Labels of older installers, which hold the role as their value: kops, kube-aws, Rancher. */
const roleLabel = /^(?:node\.)?kubernetes\.io\/role$/;
const controlPlaneRole = /^(?:control-plane|master|etcd)$/;

/**
 * Which nodes a pod spec lets its pods run on: `every` node (tolerations aside), those of the `control-plane`, or `some`.
 * Undefined when a template or a patch could narrow it.
 */
export function nodeScopeOf(spec: MapNode): "every" | "control-plane" | "some" | undefined {
  const selector = spec.get("nodeSelector");
  const affinity = spec.get("affinity");
  const isOpen = (node: TreeNode | undefined) => node?.type === "unknown" || (node?.type === "map" && !node.complete);
  if (!spec.complete || isOpen(selector) || isOpen(affinity)) return undefined;
  const labels = [
    ...(selector?.type === "map" ? selector.entries.map(({ key, value }) => ({ key, value: textAt(value) })) : []),
    ...requiredLabels(affinity),
  ].filter(({ key }) => !everywhere.test(key));
  if (labels.length === 0) return "every";
  return labels.some(isControlPlane) ? "control-plane" : "some";
}

interface Label {
  readonly key: string;
  readonly value: string | undefined;
}

function isControlPlane({ key, value = "" }: Label): boolean {
  return controlPlane.test(key) || (roleLabel.test(key) && controlPlaneRole.test(value));
}

/** Labels that the affinity demands a node to have; `NotIn` and `DoesNotExist` only take nodes away. */
function requiredLabels(affinity: TreeNode | undefined): readonly Label[] {
  const required = nodeAt(affinity, "nodeAffinity", "requiredDuringSchedulingIgnoredDuringExecution");
  return itemsAt(required, "nodeSelectorTerms")
    .flatMap((term) => itemsAt(term, "matchExpressions"))
    .flatMap((expression) => {
      const operator = textAt(expression, "operator");
      const key = textAt(expression, "key");
      if (key === undefined || operator === "NotIn" || operator === "DoesNotExist") return [];
      const [first, ...more] = itemsAt(expression, "values");
      return [{ key, value: more.length === 0 ? textAt(first) : undefined }];
    });
}
