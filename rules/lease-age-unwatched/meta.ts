import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly renewWindowSeconds: number;
  readonly pageSeconds: number;
}

const defaults: Options = { renewWindowSeconds: 10, pageSeconds: 2 };

export const meta: RuleMeta<Options> = {
  id: "lease-age-unwatched",
  summary: "Namespace Leases without an alert on their age.",
  topic: "leases",
  severity: "hint",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      renewWindowSeconds: {
        type: "number",
        minimum: 0,
        default: defaults.renewWindowSeconds,
        description: "Renewal window of a shared Lease: its age counts from the end of it.",
      },
      pageSeconds: {
        type: "number",
        exclusiveMinimum: 0,
        default: defaults.pageSeconds,
        description: "Seconds that a Lease may be late before somebody is paged; the objective is half of it.",
      },
    },
  },
  defaults,
  incidents: ["bright-cluster-mesh"],
  runbook: "lease-alerts",
  sources: [
    {
      claim: "kube_lease_renew_time is the time of a Lease's last renewal.",
      url: "https://github.com/kubernetes/kube-state-metrics/blob/main/docs/metrics/cluster/lease-metrics.md",
    },
    {
      claim: "timestamp() gives the time of each sample, so the scrape interval does not add to an age.",
      url: "https://prometheus.io/docs/prometheus/latest/querying/functions/",
    },
  ],
};
