import type { RuleMeta } from "../../server/contract/rule.ts";
import { defaults, type Options, optionsSchema } from "./options.ts";

export const meta: RuleMeta<Options> = {
  id: "webhook-intercepts-leases",
  summary: "An admission webhook is asked about the Lease updates of the control plane or of the nodes.",
  topic: "webhooks",
  severity: "error",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: optionsSchema,
  defaults,
  incidents: [
    "gatekeeper-2020-lease-timeout",
    "gatekeeper-2025-default-rules",
    "kyverno-2021-leader-loss",
    "jetstack-2019-gke-webhook",
  ],
  runbook: "admission-webhooks",
  sources: [
    {
      claim:
        "A webhook that matches everything stopped the leader election of kube-controller-manager although its failurePolicy was Ignore: the default of 10 s (30 s in v1beta1) is longer than its lock's request may take.",
      url: "https://github.com/kubernetes/kubernetes/issues/90217",
    },
    {
      claim: "A client made by client-go for a lock gives a request half of RenewDeadline: 5 s of 10 s.",
      url: "https://github.com/kubernetes/client-go/blob/master/tools/leaderelection/resourcelock/interface.go",
    },
    {
      claim:
        "Gardener counts a webhook on leases as problematic when timeoutSeconds is not set or above 3, and takes those Leases for unlabelled.",
      url: "https://github.com/gardener/gardener/blob/master/pkg/gardenlet/controller/shoot/care/constraints.go",
    },
    {
      claim: "Google calls webhooks unsafe that intercept Leases of kube-system or kube-node-lease.",
      url: "https://cloud.google.com/kubernetes-engine/docs/how-to/optimize-webhooks",
    },
    {
      claim: "How rules match, and which defaults the versions have.",
      url: "https://kubernetes.io/docs/reference/access-authn-authz/extensible-admission-controllers/",
    },
    {
      claim: "Keep system namespaces and node Leases out of webhooks; keep time-outs small.",
      url: "https://kubernetes.io/docs/concepts/cluster-administration/admission-webhooks-good-practices/",
    },
    {
      claim: "Gatekeeper's chart: the webhooks' time-outs are 3 s and 1 s by default, its rules match everything.",
      url: "https://github.com/open-policy-agent/gatekeeper/blob/master/charts/gatekeeper/values.yaml",
    },
  ],
};
