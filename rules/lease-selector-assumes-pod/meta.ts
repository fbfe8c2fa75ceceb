import type { RuleMeta } from "../../server/contract/rule.ts";

export type Options = Readonly<Record<string, never>>;

export const meta: RuleMeta<Options> = {
  id: "lease-selector-assumes-pod",
  summary: "With namespace Leases something still asks for a Lease that is named after a Pod.",
  topic: "leases",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "none",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: ["bright-cluster-mesh"],
  runbook: "lease-per-object",
  sources: [
    {
      claim: "resourceNames limit get, update and delete to objects of these names.",
      url: "https://kubernetes.io/docs/reference/access-authn-authz/rbac/",
    },
    {
      claim: "Field selectors that every kind supports are metadata.name and metadata.namespace.",
      url: "https://kubernetes.io/docs/concepts/overview/working-with-objects/field-selectors/",
    },
  ],
};
