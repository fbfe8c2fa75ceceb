import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly hintBelowSeconds: number;
}

const defaults: Options = { hintBelowSeconds: 0 };

export const meta: RuleMeta<Options> = {
  id: "leader-election-fragile",
  summary: "Leader-election timings that survive a shorter silence of the API server than the product's defaults.",
  topic: "leader-election",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      hintBelowSeconds: {
        type: "number",
        minimum: 0,
        default: defaults.hintBelowSeconds,
        description:
          "Hint at every election, those with the product's defaults included, that survives fewer seconds without the API server. 0: none.",
      },
    },
  },
  defaults,
  incidents: [
    "operators-default-election",
    "kube-vip-lost-leases",
    "microk8s-2021-lease-60s",
    "kyverno-2024-lease-retry",
  ],
  runbook: "leader-election",
  sources: [
    {
      claim: "A leader updates its Lease every retry period and gives up after the renew deadline.",
      url: "https://github.com/kubernetes/client-go/blob/master/tools/leaderelection/leaderelection.go",
    },
    {
      claim: "The formulas for tolerated outage, skew and hand-over, and the timings 137, 107 and 26 s.",
      url: "https://github.com/openshift/library-go/blob/master/pkg/config/leaderelection/leaderelection.go",
    },
    {
      claim: "OpenShift asks its components to survive 60 s without the API server.",
      url: "https://github.com/openshift/enhancements/blob/master/CONVENTIONS.md",
    },
    {
      claim: "kube-vip's defaults of 15, 10 and 2 s.",
      url: "https://kube-vip.io/docs/installation/flags/",
    },
  ],
};
