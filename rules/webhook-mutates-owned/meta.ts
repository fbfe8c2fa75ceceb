import type { RuleMeta } from "../../server/contract/rule.ts";

export type Options = Readonly<Record<string, never>>;

export const meta: RuleMeta<Options> = {
  id: "webhook-mutates-owned",
  summary: "A mutating webhook may change ReplicaSets, which the Deployment controller compares with its template.",
  topic: "webhooks",
  severity: "warning",
  since: "0.1.0",
  // Whether the program behind the webhook leaves owned objects alone cannot be seen.
  recommended: false,
  fix: "none",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: ["replicaset-hot-loop"],
  runbook: "admission-webhooks",
  sources: [
    {
      claim: "When admission changes a ReplicaSet the Deployment controller creates new ones without end.",
      url: "https://github.com/kubernetes/kubernetes/issues/57167",
    },
    {
      claim: "Do not fight controllers: a webhook should not change what a controller reconciles.",
      url: "https://kubernetes.io/docs/concepts/cluster-administration/admission-webhooks-good-practices/",
    },
  ],
};
