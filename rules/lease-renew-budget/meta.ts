import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly writesPerSecond: number;
}

const defaults: Options = { writesPerSecond: 20 };

export const meta: RuleMeta<Options> = {
  id: "lease-renew-budget",
  summary: "All Leases in view together are updated more often than a budget, or than the nodes' own heartbeats.",
  topic: "leases",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "none",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      writesPerSecond: {
        type: "number",
        exclusiveMinimum: 0,
        default: defaults.writesPerSecond,
        description:
          "Lease updates a second that may be made besides the nodes' own; where the nodes' own are more (a tenth of cluster.nodes), those are the budget.",
      },
    },
  },
  defaults,
  incidents: ["bright-cluster-mesh", "kyverno-2024-lease-retry"],
  runbook: "lease-per-object",
  sources: [
    {
      claim: "A holder updates its Lease once every retry period.",
      url: "https://github.com/kubernetes/client-go/blob/master/tools/leaderelection/leaderelection.go",
    },
    {
      claim: "A node updates its Lease every 10 s, the yardstick for all others.",
      url: "https://github.com/kubernetes/enhancements/blob/master/keps/sig-node/589-efficient-node-heartbeats/README.md",
    },
    {
      claim: "Cilium keeps a Lease for each announced Service.",
      url: "https://docs.cilium.io/en/stable/network/l2-announcements/",
    },
    { claim: "kube-vip's svc_election elects for each Service.", url: "https://kube-vip.io/docs/installation/flags/" },
  ],
};
