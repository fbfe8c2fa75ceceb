import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly seconds: number;
  readonly leaseSeconds: number;
}

const defaults: Options = { seconds: 30, leaseSeconds: 5 };

export const meta: RuleMeta<Options> = {
  id: "webhook-timeout-budget",
  summary: "The webhooks that one request passes may together take longer than its sender waits.",
  topic: "webhooks",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      seconds: {
        type: "integer",
        minimum: 1,
        default: defaults.seconds,
        description: "Sum of time-outs from which a request is a finding; half of what the API server gives a request.",
      },
      leaseSeconds: {
        type: "integer",
        minimum: 1,
        default: defaults.leaseSeconds,
        description: "The same for Lease updates in kube-system; the holder of a lock gives up after 5 s by default.",
      },
    },
  },
  defaults,
  incidents: ["kyverno-2021-leader-loss", "dfds-2020-alcide"],
  runbook: "admission-webhooks",
  sources: [
    {
      claim: "Mutating webhooks are called one after another, validating ones in parallel; keep time-outs small.",
      url: "https://kubernetes.io/docs/concepts/cluster-administration/admission-webhooks-good-practices/",
    },
    {
      claim: "Catch-all webhooks should fail open with a time-out below 30 s.",
      url: "https://docs.aws.amazon.com/eks/latest/best-practices/control-plane.html",
    },
    {
      claim: "The API server gives a request 60 s by default (--request-timeout).",
      url: "https://kubernetes.io/docs/reference/command-line-tools-reference/kube-apiserver/",
    },
    {
      claim: "The holder of a lock gives a request half of RenewDeadline: 5 s of 10 s.",
      url: "https://github.com/kubernetes/client-go/blob/master/tools/leaderelection/resourcelock/interface.go",
    },
    {
      claim: "Time-outs are 10 s by default in v1 and 30 s in v1beta1.",
      url: "https://kubernetes.io/docs/reference/access-authn-authz/extensible-admission-controllers/",
    },
  ],
};
