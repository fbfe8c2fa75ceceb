import type { RuleMeta } from "../../server/contract/rule.ts";

export type Options = Readonly<Record<string, never>>;

export const meta: RuleMeta<Options> = {
  id: "leader-election-invalid",
  summary: "Leader-election timings that the program refuses, so that it never starts.",
  topic: "leader-election",
  severity: "error",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: ["microk8s-2021-lease-60s"],
  runbook: "leader-election",
  sources: [
    {
      claim:
        "The lease duration must be longer than the renew deadline, the deadline longer than 1.2 retry periods, and none zero.",
      url: "https://github.com/kubernetes/client-go/blob/master/tools/leaderelection/leaderelection.go",
    },
    {
      claim: "A timing of zero in a component configuration counts as the default.",
      url: "https://github.com/kubernetes/component-base/blob/master/config/v1alpha1/defaults.go",
    },
    {
      claim: "A duration without a unit is refused.",
      url: "https://pkg.go.dev/time#ParseDuration",
    },
    {
      claim: "A Lease's duration is in whole seconds and must be greater than zero.",
      url: "https://github.com/kubernetes/kubernetes/blob/master/pkg/apis/coordination/validation/validation.go",
    },
  ],
};
