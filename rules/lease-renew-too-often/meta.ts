import type { RuleMeta } from "../../server/contract/rule.ts";
import { nodeLeaseDurationSeconds } from "../../server/kubernetes/load/leases.ts";

export interface Options {
  readonly keys: readonly string[];
  readonly windowSeconds: number;
  readonly nodeLeaseSeconds: number;
  readonly retryPeriodSeconds: number;
}

const defaults: Options = {
  keys: [
    "leaseRenewInterval",
    "leaseRenewPeriod",
    "leaseRenewWindow",
    "leaseRenewSeconds",
    "renewInterval",
    "renewWindow",
  ],
  windowSeconds: 10,
  nodeLeaseSeconds: nodeLeaseDurationSeconds,
  retryPeriodSeconds: 1,
};

export const meta: RuleMeta<Options> = {
  id: "lease-renew-too-often",
  summary:
    "A Lease that is renewed more often than it has to be: shared Leases, node Leases, retry periods under a second.",
  topic: "leases",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      keys: {
        type: "array",
        items: { type: "string" },
        default: defaults.keys,
        description: "Values keys beside leaseMode that say how often a shared Lease is renewed. Matched exactly.",
      },
      windowSeconds: {
        type: "number",
        exclusiveMinimum: 0,
        default: defaults.windowSeconds,
        description: "Renewal window of a shared Lease: shorter ones are reported.",
      },
      nodeLeaseSeconds: {
        type: "number",
        exclusiveMinimum: 0,
        default: defaults.nodeLeaseSeconds,
        description: "nodeLeaseDurationSeconds below this are reported.",
      },
      retryPeriodSeconds: {
        type: "number",
        minimum: 0,
        default: defaults.retryPeriodSeconds,
        description: "Retry periods of leader elections below this are reported.",
      },
    },
  },
  defaults,
  incidents: ["bright-cluster-mesh", "kyverno-2024-lease-retry", "cilium-l2-leases"],
  runbook: "node-heartbeats",
  sources: [
    {
      claim: "nodeLeaseDurationSeconds is 40 by default; a kubelet renews its Lease in a fraction of it.",
      url: "https://kubernetes.io/docs/reference/config-api/kubelet-config.v1beta1/",
    },
    {
      claim: "Kubelets update their Lease every 10 s.",
      url: "https://github.com/kubernetes/enhancements/blob/master/keps/sig-node/589-efficient-node-heartbeats/README.md",
    },
    {
      claim: "A leader updates its Lease once every retry period.",
      url: "https://github.com/kubernetes/client-go/blob/master/tools/leaderelection/leaderelection.go",
    },
  ],
};
