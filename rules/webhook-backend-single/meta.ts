import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly requireDisruptionBudget: boolean;
}

const defaults: Options = { requireDisruptionBudget: true };

export const meta: RuleMeta<Options> = {
  id: "webhook-backend-single",
  summary: "A webhook that fails closed on everyday writes has one Pod behind it, or Pods that go away together.",
  topic: "webhooks",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      requireDisruptionBudget: {
        type: "boolean",
        default: defaults.requireDisruptionBudget,
        description: "Several Pods without a PodDisruptionBudget in view are reported as information.",
      },
    },
  },
  defaults,
  incidents: ["dfds-2022-kyverno", "heureka-2022-gatekeeper"],
  runbook: "admission-webhooks",
  sources: [
    {
      claim:
        "Run webhooks with several replicas; where one fails closed, the availability of the cluster depends on it.",
      url: "https://kubernetes.io/docs/concepts/cluster-administration/admission-webhooks-good-practices/",
    },
    {
      claim: "A drain evicts all Pods of a workload that no PodDisruptionBudget covers.",
      url: "https://kubernetes.io/docs/tasks/run-application/configure-pdb/",
    },
    {
      claim: "Spot machines of Google can be taken away at any time; the label of their nodes.",
      url: "https://cloud.google.com/kubernetes-engine/docs/concepts/spot-vms",
    },
    {
      claim: "A policy of Kyverno without failurePolicy fails closed.",
      url: "https://kyverno.io/docs/policy-types/cluster-policy/policy-settings/",
    },
    {
      claim: "The label of EKS for the capacity of a node.",
      url: "https://docs.aws.amazon.com/eks/latest/userguide/managed-node-groups.html",
    },
  ],
};
