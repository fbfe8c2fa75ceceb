import type { RuleMeta } from "../../server/contract/rule.ts";

export type Options = Readonly<Record<string, never>>;

export const meta: RuleMeta<Options> = {
  id: "node-status-report-trap",
  summary: "A kubelet configuration that makes every node write its whole status as often as it computes it.",
  topic: "leases",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: ["node-status-etcd-size"],
  runbook: "node-heartbeats",
  sources: [
    {
      claim: "nodeStatusReportFrequency is 5m, or nodeStatusUpdateFrequency where that is set and not zero.",
      url: "https://kubernetes.io/docs/reference/config-api/kubelet-config.v1beta1/",
    },
    {
      claim: "A Node object easily exceeds 15 kB, and status updates every 10 s filled etcd above 2,000 nodes.",
      url: "https://github.com/kubernetes/enhancements/blob/master/keps/sig-node/589-efficient-node-heartbeats/README.md",
    },
  ],
};
