import type { RuleMeta } from "../../server/contract/rule.ts";

export type Options = Readonly<Record<string, never>>;

export const meta: RuleMeta<Options> = {
  id: "leader-election-lock-removed",
  summary: "A kind of leader-election lock that this Kubernetes version no longer knows.",
  topic: "leader-election",
  severity: "error",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: ["endpoints-lock-fanout"],
  runbook: "leader-election",
  sources: [
    {
      claim:
        "client-go makes locks of kind leases only; endpoints and configmaps are refused from 1.24, the kinds for migration from 1.28.",
      url: "https://github.com/kubernetes/client-go/blob/master/tools/leaderelection/resourcelock/interface.go",
    },
    {
      claim: "The flag leader-elect-resource-lock and its values.",
      url: "https://kubernetes.io/docs/reference/command-line-tools-reference/kube-controller-manager/",
    },
  ],
};
