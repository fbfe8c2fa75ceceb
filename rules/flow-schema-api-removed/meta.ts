import type { RuleMeta } from "../../server/contract/rule.ts";

export const meta: RuleMeta<Record<never, never>> = {
  id: "flow-schema-api-removed",
  summary: "A flow-control object in an API version that the cluster does not serve.",
  topic: "flow-control",
  severity: "error",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: [],
  runbook: "flow-control-objects",
  sources: [
    {
      claim: "v1beta3 is served up to 1.31, v1beta2 up to 1.28, v1beta1 up to 1.25; v1 from 1.29 on.",
      url: "https://kubernetes.io/docs/reference/using-api/deprecation-guide/#flowcontrol-resources-v132",
    },
    {
      claim: "The shares are called nominalConcurrencyShares from v1beta3 on.",
      url: "https://github.com/kubernetes/api/blob/master/flowcontrol/v1/types.go",
    },
  ],
};
