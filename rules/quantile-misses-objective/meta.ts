import type { RuleMeta } from "../../server/contract/rule.ts";

export type Options = Readonly<Record<string, never>>;

export const meta: RuleMeta<Options> = {
  id: "quantile-misses-objective",
  summary: "An alert or recording rule that computes another quantile than it claims, or aggregates the buckets away.",
  topic: "observability",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: ["bright-cluster-mesh"],
  runbook: "lease-alerts",
  sources: [
    {
      claim: "histogram_quantile needs the label le of classic histograms; an aggregation before it has to keep le.",
      url: "https://prometheus.io/docs/prometheus/latest/querying/functions/",
    },
    {
      claim: "Quantiles of histograms and what they tell of an objective.",
      url: "https://prometheus.io/docs/practices/histograms/",
    },
  ],
};
