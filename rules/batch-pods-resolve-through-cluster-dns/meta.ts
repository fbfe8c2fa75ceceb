import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly parallelism: number;
}

const defaults: Options = { parallelism: 50 };

export const meta: RuleMeta<Options> = {
  id: "batch-pods-resolve-through-cluster-dns",
  summary: "Many batch pods at once resolve each outside name with up to ten queries to the cluster's DNS.",
  topic: "workloads",
  severity: "hint",
  since: "0.1.0",
  recommended: false,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      parallelism: {
        description: "Pods at once from which a Job is looked at. A judgement, not a measured limit.",
        type: "integer",
        minimum: 1,
        default: defaults.parallelism,
      },
    },
  },
  defaults,
  incidents: ["zalando-2019-dns"],
  runbook: "batch-workloads",
  sources: [
    {
      claim:
        "Pods get ndots 5 and a search list; dnsPolicy and dnsConfig change that. On the host network ClusterFirst is Default.",
      url: "https://kubernetes.io/docs/concepts/services-networking/dns-pod-service/#pod-s-dns-policy",
    },
    {
      claim: "With the defaults each outside name made ten queries.",
      url: "https://github.com/zalando-incubator/kubernetes-on-aws/blob/dev/docs/postmortems/jan-2019-dns-outage.md",
    },
    {
      claim: "NodeLocal DNSCache keeps queries on the node.",
      url: "https://kubernetes.io/docs/tasks/administer-cluster/nodelocaldns/",
    },
  ],
};
