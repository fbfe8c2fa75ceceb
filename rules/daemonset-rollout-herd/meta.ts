import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly percent: number;
  readonly pods: number;
}

const defaults: Options = { percent: 33, pods: 10 };

export const meta: RuleMeta<Options> = {
  id: "daemonset-rollout-herd",
  summary: "A rollout restarts agents that read the API server on many nodes at once.",
  topic: "node-reads",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      percent: {
        description: "Share of the nodes, in percent, that may be replaced at once.",
        type: "number",
        minimum: 1,
        maximum: 100,
        default: defaults.percent,
      },
      pods: {
        description: "Pods that may always be replaced at once, where cluster.nodes tells how many a share is.",
        type: "integer",
        minimum: 1,
        default: defaults.pods,
      },
    },
  },
  defaults,
  incidents: ["openai-2024-telemetry", "render-2025-namespaces", "cilium-2024-endpoint-lists"],
  runbook: "cluster-wide-watch-per-node",
  sources: [
    {
      claim:
        "Rollouts of DaemonSets whose pods make expensive calls overload the control plane; maxUnavailable 1 helps.",
      url: "https://docs.aws.amazon.com/eks/latest/best-practices/scale-control-plane.html",
    },
    {
      claim: "OpenShift's conventions: 10 % of the nodes at once, 33 % where no other workload is touched.",
      url: "https://github.com/openshift/enhancements/blob/master/CONVENTIONS.md",
    },
    {
      claim:
        "A DaemonSet has updateStrategy, with RollingUpdate and maxUnavailable 1 by default; strategy is no field of it.",
      url: "https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/daemon-set-v1/#DaemonSetSpec",
    },
  ],
};
