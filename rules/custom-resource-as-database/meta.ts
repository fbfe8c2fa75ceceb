import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly manyPods: number;
}

const defaults: Options = { manyPods: 1000 };

export const meta: RuleMeta<Options> = {
  id: "custom-resource-as-database",
  summary: "A program keeps data without a bound as custom resources, which means in the cluster's etcd.",
  topic: "workloads",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      manyPods: {
        description: "Pods (cluster.pods) from which two reports for each of them are a warning.",
        type: "integer",
        minimum: 1,
        default: defaults.manyPods,
      },
    },
  },
  defaults,
  incidents: [
    "dex-2020-auth-requests",
    "dex-2019-namespace-deletion",
    "dex-2019-monitoring-sessions",
    "trivy-2024-reports",
    "kyverno-2024-ephemeral-reports",
  ],
  runbook: "objects-in-etcd",
  sources: [
    {
      claim: "Dex keeps authentication requests for 24 hours unless expiry.authRequests says otherwise.",
      url: "https://github.com/dexidp/dex/blob/master/server/server.go",
    },
    {
      claim: "Dex's Kubernetes storage keeps its state in custom resources.",
      url: "https://dexidp.io/docs/configuration/storage/",
    },
    {
      claim: "About 1,200 pods with vulnerability and SBOM reports took a cluster down.",
      url: "https://github.com/aquasecurity/trivy-operator/issues/2335",
    },
    {
      claim: "Kyverno 1.17.2 kept making ephemeral reports that nothing took in, with the background scan off.",
      url: "https://github.com/kyverno/kyverno/issues/17114",
    },
    {
      claim: "A ResourceQuota can count any kind of object.",
      url: "https://kubernetes.io/docs/concepts/policy/resource-quotas/#quota-on-object-count",
    },
  ],
};
