import type { RuleMeta } from "../../server/contract/rule.ts";

export const meta: RuleMeta<Record<never, never>> = {
  id: "flow-schema-exempts-workload",
  summary: "A FlowSchema that sends a workload's requests to the level without a limit.",
  topic: "flow-control",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "none",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: ["palark-2023-vector"],
  runbook: "flow-control-objects",
  sources: [
    {
      claim: "Requests of an exempt level are never queued and do not count.",
      url: "https://kubernetes.io/docs/concepts/cluster-administration/flow-control/",
    },
    {
      claim: "Built in, only system:masters and probes are exempt.",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/apis/flowcontrol/bootstrap/default.go",
    },
  ],
};
