import type { EffectiveConfiguration } from "../../../contract/configuration.ts";
import type { Estimate } from "../../../contract/finding.ts";
import { count, round } from "../../load/numbers.ts";
import { pollRequests } from "../../load/pollers.ts";
import type { OpenHazard } from "../seen-client.ts";

type Cluster = EffectiveConfiguration["cluster"];

/** Kubernetes' limit of 150,000 pods on 5,000 nodes: https://kubernetes.io/docs/setup/best-practices/cluster-large/ */
const podsPerNode = 30;

/** What the agents of all nodes ask for on their timer; undefined without a timer or a declared number of nodes. */
export function timerRate({ every }: OpenHazard, { nodes }: Cluster, quantity: string): Estimate | undefined {
  if (nodes === undefined || every === undefined || every <= 0) return undefined;
  return {
    quantity,
    value: round(pollRequests(nodes, every)),
    unit: "requests/s",
    assumptions: [agents(nodes), `one every ${every} s`],
  };
}

/** Pods times nodes: what all agents are given when they list together; undefined without pods or a declared number of nodes. */
export function podsAtOnce(open: OpenHazard, { nodes, pods }: Cluster, quantity: string): Estimate | undefined {
  if (nodes === undefined || !resourcesOf(open).includes("pods")) return undefined;
  return {
    quantity,
    value: nodes * (pods ?? nodes * podsPerNode),
    unit: "objects",
    assumptions: [
      agents(nodes),
      pods === undefined
        ? `${podsPerNode} pods for each node, the ratio of Kubernetes' own limits`
        : `${count(pods)} pods in the cluster (cluster.pods)`,
    ],
  };
}

/** Kinds that the hazard reads or writes, without repetition. */
export function resourcesOf({ hazard, seen }: OpenHazard): readonly string[] {
  return [...new Set(hazard.requests.flatMap((name) => seen.client.requests[name]?.resources ?? []))];
}

function agents(nodes: number): string {
  return `one agent on each of ${count(nodes)} nodes (cluster.nodes)`;
}
