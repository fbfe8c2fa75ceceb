import type { MapNode, TreeNode } from "../contract/tree.ts";
import { itemsAt, nodeAt, textAt } from "../yaml/read.ts";

/** Labels that every node has, so selecting by them narrows nothing. */
const everywhere = /^(?:beta\.)?kubernetes\.io\/(?:os|arch)$/;

const controlPlane = /^node-role\.kubernetes\.io\/(?:control-plane|controlplane|master|etcd)$/;

/**
 * Which nodes a pod spec lets its pods run on: `every` node (tolerations aside), those of the `control-plane`, or `some`.
 * Undefined when a template or a patch could narrow it.
 */
export function nodeScopeOf(spec: MapNode): "every" | "control-plane" | "some" | undefined {
  const selector = spec.get("nodeSelector");
  const affinity = spec.get("affinity");
  const isOpen = (node: TreeNode | undefined) => node?.type === "unknown" || (node?.type === "map" && !node.complete);
  if (!spec.complete || isOpen(selector) || isOpen(affinity)) return undefined;
  const keys = [
    ...(selector?.type === "map" ? selector.entries.map(({ key }) => key) : []),
    ...requiredKeys(affinity),
  ].filter((key) => !everywhere.test(key));
  if (keys.length === 0) return "every";
  return keys.some((key) => controlPlane.test(key)) ? "control-plane" : "some";
}

/** Labels that the affinity demands a node to have; `NotIn` and `DoesNotExist` only take nodes away. */
function requiredKeys(affinity: TreeNode | undefined): readonly string[] {
  const required = nodeAt(affinity, "nodeAffinity", "requiredDuringSchedulingIgnoredDuringExecution");
  return itemsAt(required, "nodeSelectorTerms")
    .flatMap((term) => itemsAt(term, "matchExpressions"))
    .flatMap((expression) => {
      const operator = textAt(expression, "operator");
      return operator === "NotIn" || operator === "DoesNotExist" ? [] : (textAt(expression, "key") ?? []);
    });
}
