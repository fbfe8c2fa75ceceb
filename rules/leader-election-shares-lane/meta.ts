import type { RuleMeta } from "../../server/contract/rule.ts";

export type Options = Readonly<Record<string, never>>;

export const meta: RuleMeta<Options> = {
  id: "leader-election-shares-lane",
  summary: "A leader election outside kube-system renews its Lease in the same lane as every ordinary Pod.",
  topic: "leader-election",
  severity: "hint",
  since: "0.1.0",
  recommended: false,
  fix: "suggestion",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: ["operators-default-election"],
  runbook: "leader-election",
  sources: [
    {
      claim:
        "The level leader-election takes kube-controller-manager, kube-scheduler and service accounts of kube-system for get, create and update of leases; other service accounts are in workload-low.",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/apis/flowcontrol/bootstrap/default.go",
    },
    {
      claim: "A request waits in a queue for at most a quarter of the request time-out, 15 s.",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/server/config.go",
    },
    {
      claim: "How FlowSchemas are matched.",
      url: "https://kubernetes.io/docs/concepts/cluster-administration/flow-control/",
    },
  ],
};
