import type { RuleMeta } from "../../server/contract/rule.ts";
import { removedMetrics } from "../../server/kubernetes/prometheus-rules/removed-metrics.ts";

export interface Options {
  readonly ignoredMetrics: readonly string[];
}

const defaults: Options = { ignoredMetrics: [] };

export const meta: RuleMeta<Options> = {
  id: "alert-on-removed-metric",
  summary:
    "An alert, a recording rule or a dashboard asks for a metric that this version of Kubernetes no longer serves.",
  topic: "observability",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "mixed",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      ignoredMetrics: {
        type: "array",
        items: { type: "string" },
        default: defaults.ignoredMetrics,
        description: "Names of metrics that are not reported, where something else still serves them.",
      },
    },
  },
  defaults,
  incidents: [],
  runbook: "etcd-alerts",
  sources: [
    {
      claim: "Deprecated metrics are hidden from the next minor version on.",
      url: "https://github.com/kubernetes/component-base/blob/release-1.33/metrics/registry.go",
    },
    ...[...new Set(removedMetrics.map(({ source }) => source))].map((url) => ({
      claim: `Removed or deprecated: ${removedMetrics
        .filter(({ source }) => source === url)
        .map(({ name }) => name)
        .join(", ")}.`,
      url,
    })),
  ],
};
