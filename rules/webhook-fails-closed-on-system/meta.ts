import type { RuleMeta } from "../../server/contract/rule.ts";

export type Options = Readonly<Record<string, never>>;

export const meta: RuleMeta<Options> = {
  id: "webhook-fails-closed-on-system",
  summary: "An admission webhook that fails closed stands in front of what the cluster needs to heal itself.",
  topic: "webhooks",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: ["jetstack-2019-gke-webhook", "heureka-2022-gatekeeper", "gatekeeper-2025-default-rules"],
  runbook: "admission-webhooks",
  sources: [
    {
      claim:
        "Google calls webhooks unsafe that intercept Pods of kube-system, Nodes, TokenReviews, SubjectAccessReviews or CertificateSigningRequests.",
      url: "https://cloud.google.com/kubernetes-engine/docs/how-to/optimize-webhooks",
    },
    {
      claim: "Exclude kube-system and the webhook's own namespace; do not match reviews.",
      url: "https://kubernetes.io/docs/concepts/cluster-administration/admission-webhooks-good-practices/",
    },
    {
      claim: "A namespace selector never keeps requests without a namespace away.",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/admission/plugin/webhook/predicates/namespace/matcher.go",
    },
    {
      claim:
        "From Kubernetes 1.37 on reviews are not sent to webhooks (feature gate ExcludeAdmissionWebhookVirtualResources).",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/features/kube_features.go",
    },
    {
      claim: "Gardener's list of resources that a cluster needs to wake up.",
      url: "https://github.com/gardener/gardener/blob/master/pkg/gardenlet/operation/botanist/matchers/matcher.go",
    },
  ],
};
