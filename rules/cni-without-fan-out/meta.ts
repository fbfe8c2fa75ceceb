import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly nodes: number;
  readonly manyNodes: number;
}

const defaults: Options = { nodes: 50, manyNodes: 100 };

export const meta: RuleMeta<Options> = {
  id: "cni-without-fan-out",
  summary: "A CNI plugin reads the whole cluster from every node, without the fan-out or batches made for it.",
  topic: "node-reads",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "none",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      nodes: {
        description: "Nodes (cluster.nodes) up to which Calico without Typha is no finding.",
        type: "integer",
        minimum: 1,
        default: defaults.nodes,
      },
      manyNodes: {
        description: "Nodes (cluster.nodes) above which Calico needs Typha, and Cilium is looked at.",
        type: "integer",
        minimum: 1,
        default: defaults.manyNodes,
      },
    },
  },
  defaults,
  incidents: ["calico-2021-list-storm", "cilium-2024-endpoint-lists"],
  runbook: "cluster-wide-watch-per-node",
  sources: [
    {
      claim: "Typha is recommended above 50 nodes and essential above 100; one replica for each 100 to 200 nodes.",
      url: "https://github.com/projectcalico/calico/blob/master/manifests/calico-typha.yaml",
    },
    {
      claim: "CiliumEndpointSlices reduce the load that news of endpoints puts on the API server.",
      url: "https://docs.cilium.io/en/latest/network/kubernetes/ciliumendpointslice/",
    },
    {
      claim: "Cilium recommends to limit identity-relevant labels in larger environments.",
      url: "https://docs.cilium.io/en/latest/operations/performance/scalability/identity-relevant-labels/",
    },
    {
      claim: "150,000 pods and 5,000 nodes are Kubernetes' own limits, from which estimates take pods for each node.",
      url: "https://kubernetes.io/docs/setup/best-practices/cluster-large/",
    },
  ],
};
