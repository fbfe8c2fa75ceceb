import type { ChartValues } from "../../server/kubernetes/consul/chart-values.ts";
import { isAbsent, nodeAt } from "../../server/yaml/read.ts";

/** Settings of Vault's chart that put something beside Vault, or Vault on the node's network. */
const beside = ["extraContainers", "extraInitContainers", "annotations", "extraEnvironmentVars", "hostNetwork"];

/** Whether the values leave Vault alone in its Pod. */
export function agentIsMissingBeside({ values, get }: ChartValues): boolean {
  return beside.every((key) => {
    const node = nodeAt(values.root, "server", key);
    if (node !== undefined && (node.type !== "scalar" || node.value !== null)) {
      return (node.type === "scalar" && node.value === false) || isEmpty(node);
    }
    return get("server", key).state === "absent" || isAbsent(values.root, "server", key);
  });
}

function isEmpty(node: NonNullable<ReturnType<typeof nodeAt>>): boolean {
  if (node.type === "map") return node.complete && node.entries.length === 0;
  return node.type === "list" && node.complete && node.items.length === 0;
}
