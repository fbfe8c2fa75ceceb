import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly largeClusterNodes: number;
  readonly maximumHours: number;
}

const defaults: Options = { largeClusterNodes: 1000, maximumHours: 3 };

export const meta: RuleMeta<Options> = {
  id: "event-flood-shares-etcd",
  summary: "Events without a limit, or kept for long, share the etcd of everything else.",
  topic: "api-server",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      largeClusterNodes: {
        type: "integer",
        minimum: 1,
        default: defaults.largeClusterNodes,
        description: "Nodes (cluster.nodes in the configuration) from which events should have an etcd of their own.",
      },
      maximumHours: {
        type: "number",
        exclusiveMinimum: 0,
        default: defaults.maximumHours,
        description: "Time to live of events above which it is reported; the API server's default is 1 hour.",
      },
    },
  },
  defaults,
  incidents: ["kyverno-2023-events", "openai-2018-agents"],
  runbook: "api-server-limits",
  sources: [
    {
      claim: "On large clusters events can have an etcd of their own.",
      url: "https://kubernetes.io/docs/setup/best-practices/cluster-large/",
    },
    {
      claim: "--event-ttl is 1h by default; --etcd-servers-overrides moves a resource to other servers.",
      url: "https://kubernetes.io/docs/reference/command-line-tools-reference/kube-apiserver/",
    },
    {
      claim: "Kyverno's chart omits the events PolicyApplied and PolicySkipped by default.",
      url: "https://github.com/kyverno/kyverno/blob/main/charts/kyverno/values.yaml",
    },
    {
      claim: "eventRecordQPS of the kubelet is 50 by default, and 0 is no limit.",
      url: "https://kubernetes.io/docs/reference/config-api/kubelet-config.v1beta1/",
    },
  ],
};
