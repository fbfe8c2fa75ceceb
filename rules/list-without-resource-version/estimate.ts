import type { EffectiveConfiguration } from "../../server/contract/configuration.ts";
import type { Estimate } from "../../server/contract/finding.ts";
import type { OpenHazard } from "../../server/kubernetes/clients/seen-client.ts";

/** Kubernetes' limit of 150,000 pods on 5,000 nodes: https://kubernetes.io/docs/setup/best-practices/cluster-large/ */
const podsPerNode = 30;

/** What the agents of all nodes ask for together; undefined where the number of nodes is not declared. */
export function estimateOf(
  { hazard, seen, every }: OpenHazard,
  { nodes, pods }: EffectiveConfiguration["cluster"],
): Estimate | undefined {
  if (nodes === undefined) return undefined;
  const agents = `one agent on each of ${nodes} nodes (cluster.nodes)`;
  if (every !== undefined) {
    const value = Math.round((nodes / every) * 10) / 10;
    return {
      quantity: "lists without resourceVersion",
      value,
      unit: "requests/s",
      assumptions: [agents, `one every ${every} s`],
    };
  }
  const listsPods = hazard.requests.some((name) => seen.client.requests[name]?.resources.includes("pods"));
  if (!listsPods) return undefined;
  return {
    quantity: "pods gone through when all agents list at once",
    value: nodes * (pods ?? nodes * podsPerNode),
    unit: "objects",
    assumptions: [
      agents,
      pods === undefined
        ? `${podsPerNode} pods for each node, the ratio of Kubernetes' own limits`
        : `${pods} pods in the cluster (cluster.pods)`,
    ],
  };
}
