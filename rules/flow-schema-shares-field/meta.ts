import type { RuleMeta } from "../../server/contract/rule.ts";

export const meta: RuleMeta<Record<never, never>> = {
  id: "flow-schema-shares-field",
  summary: "A priority level whose shares stand in a field that its API version does not know.",
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
      claim: "From v1beta3 on the field is nominalConcurrencyShares; it is 30 where it is not set.",
      url: "https://github.com/kubernetes/api/blob/master/flowcontrol/v1/types.go",
    },
    {
      claim: "In v1beta1 and v1beta2 the field is assuredConcurrencyShares.",
      url: "https://github.com/kubernetes/api/blob/release-1.28/flowcontrol/v1beta2/types.go",
    },
    {
      claim: "kubectl validates strictly by default; a server without strict validation drops unknown fields.",
      url: "https://kubernetes.io/docs/reference/using-api/api-concepts/#field-validation",
    },
  ],
};
