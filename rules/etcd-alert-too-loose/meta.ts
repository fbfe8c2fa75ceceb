import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly factor: number;
}

const defaults: Options = { factor: 10 };

export const meta: RuleMeta<Options> = {
  id: "etcd-alert-too-loose",
  summary:
    "An alert on the disk of etcd fires only far beyond what etcd's documentation asks for, and no other one does earlier.",
  topic: "observability",
  severity: "info",
  since: "0.1.0",
  // etcd's own alerts, which most clusters run, are the loose ones.
  recommended: false,
  fix: "none",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      factor: {
        type: "number",
        minimum: 1,
        default: defaults.factor,
        description:
          "How many times the documented limit (10 ms for fsync, 25 ms for commits) a threshold may be before it is reported.",
      },
    },
  },
  defaults,
  incidents: ["platform9-etcd-latency", "etcd-2022-missed-heartbeats"],
  runbook: "etcd-alerts",
  sources: [
    {
      claim: "The 99th percentile of the log's fsync should be below 10 ms, that of commits below 25 ms.",
      url: "https://etcd.io/docs/v3.6/faq/",
    },
    {
      claim: "etcd's own alerts fire at 0.5 s and 1 s for the fsync and at 0.25 s for commits.",
      url: "https://github.com/etcd-io/etcd/blob/main/contrib/mixin/alerts/alerts.libsonnet",
    },
    {
      claim: "Heartbeat interval of 100 ms and election timeout of 1000 ms by default.",
      url: "https://github.com/etcd-io/etcd/blob/main/server/embed/config.go",
    },
  ],
};
