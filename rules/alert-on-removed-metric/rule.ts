import type { Fix } from "../../server/contract/fix.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import type { ScalarNode } from "../../server/contract/tree.ts";
import { dashboardQueries } from "../../server/kubernetes/prometheus-rules/dashboards.ts";
import { type MetricUse, readExpression } from "../../server/kubernetes/prometheus-rules/expression.ts";
import { type RemovedMetric, removedMetrics } from "../../server/kubernetes/prometheus-rules/removed-metrics.ts";
import { ruleKinds, rulesIn } from "../../server/kubernetes/prometheus-rules/rules-in.ts";
import { meta, type Options } from "./meta.ts";

interface Facts {
  readonly metric: RemovedMetric;
  readonly expr: ScalarNode;
  readonly use: MetricUse;
  /** `alert Name`, `record name`, or `a query of a dashboard`. */
  readonly what: string;
}

const words = removedMetrics.map(({ name }) => name);

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { kinds: [...ruleKinds, "ConfigMap", "GrafanaDashboard"], words },
    values: { words },
    documents: { words },
  },
  check,
  describe,
  fixes,
});

function* check({ subject, options, configuration }: RuleContext<Options>): Generator<Detection<Facts>> {
  const { major, minor } = configuration.kubernetes;
  const gone = removedMetrics.filter(
    ({ name, since }) => (major > 1 || minor >= since) && !options.ignoredMetrics.includes(name),
  );
  const isWanted = (text: string) => gone.some(({ name }) => text.includes(name));
  const asked = [
    ...rulesIn(subject).map(({ type, name, expr }) => ({ what: `${type} ${name}`, expr })),
    ...dashboardQueries(subject, isWanted).map((expr) => ({ what: "a query of a dashboard", expr })),
  ];
  for (const { what, expr } of asked) {
    if (!isWanted(expr.text)) continue;
    const { metrics } = readExpression(expr.text);
    const seen = new Map<RemovedMetric, number>();
    for (const use of metrics) {
      const metric = gone.find((candidate) => isUse(candidate, use));
      // `old or new` serves several versions at once.
      if (metric === undefined || metrics.some(({ name }) => name.startsWith(metric.replacement))) continue;
      const { place, related } = expr.originOf(use.start, use.start + metric.name.length);
      const nth = seen.get(metric) ?? 0;
      seen.set(metric, nth + 1);
      const key = `${expr.path.join(".")} ${metric.name} ${nth}`;
      yield { facts: { metric, expr, use, what }, place, related, key };
    }
  }
}

/** The metric itself, or one of a histogram's series. */
function isUse({ name }: RemovedMetric, use: MetricUse): boolean {
  return use.name === name || ["_bucket", "_count", "_sum"].some((suffix) => use.name === `${name}${suffix}`);
}

function describe({ metric, what }: Facts, { configuration }: RuleContext<Options>): string {
  const { minor, from } = configuration.kubernetes;
  const assumed = from === "assumed" ? ", which is assumed since no version is declared" : "";
  const gone =
    metric.of === "etcd 3.5"
      ? "is gone from etcd since 3.5, and every supported Kubernetes comes with that or a newer one"
      : `is not served by Kubernetes 1.${minor}${assumed} (gone since 1.${metric.since})`;
  const effect = what.startsWith("alert") ? "can never fire" : "is empty";
  const note = metric.note === undefined ? "" : `; ${metric.note}`;
  const asking = what.startsWith("a query") ? what : `the ${what}`;
  return `The metric ${metric.name} ${gone}. So ${asking} ${effect}, which looks like health. Ask for ${metric.replacement}${note}.`;
}

function fixes({ metric, expr, use }: Facts, { configuration }: RuleContext<Options>): readonly Fix[] {
  if (metric.change === "other") return [];
  const { editor } = expr.tree;
  const edits = editor.replaceSlice(expr, use.start, use.start + metric.name.length, metric.replacement);
  if (edits === undefined) return [];
  // Where the version is assumed, an older cluster may not have the new name yet.
  const isSafe = metric.change === "rename" && configuration.kubernetes.from !== "assumed";
  const warning = metric.change === "labels" ? ` (${metric.note ?? "other labels"})` : "";
  return [{ title: `Ask for ${metric.replacement}${warning}`, safety: isSafe ? "safe" : "suggestion", edits }];
}
