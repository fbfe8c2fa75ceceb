import type { RuleMeta } from "../../server/contract/rule.ts";

export type Options = Readonly<Record<string, never>>;

export const meta: RuleMeta<Options> = {
  id: "two-writers-one-secret",
  summary: "Two objects make controllers write the same Secret, each undoing the other's work.",
  topic: "workloads",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "none",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: ["cert-manager-2022-one-secret", "external-secrets-2026-rewrite-loop"],
  runbook: "objects-in-etcd",
  sources: [
    {
      claim: "Two Certificates with one Secret made thousands of requests an hour.",
      url: "https://github.com/cert-manager/cert-manager/issues/4846",
    },
    {
      claim: "Since October 2023 cert-manager lets one of such Certificates own the Secret; 1.12 has no such guard.",
      url: "https://github.com/cert-manager/cert-manager/pull/6406",
    },
    {
      claim: "An annotated Ingress makes a Certificate with the name of its TLS Secret.",
      url: "https://cert-manager.io/docs/usage/ingress/",
    },
    {
      claim: "An ExternalSecret owns its target Secret unless creationPolicy is Merge or None.",
      url: "https://external-secrets.io/latest/guides/ownership-deletion-policy/",
    },
    {
      claim: "A PostgresCluster's users have Secrets named after cluster and user.",
      url: "https://access.crunchydata.com/documentation/postgres-operator/latest/architecture/user-management",
    },
  ],
};
