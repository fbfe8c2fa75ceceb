import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import {
  type Call,
  type Expression,
  type MetricUse,
  numberIn,
  readExpression,
  type Span,
} from "../../server/kubernetes/prometheus-rules/expression.ts";
import { type PrometheusRule, rulesIn } from "../../server/kubernetes/prometheus-rules/rules-in.ts";
import { claimedQuantiles } from "./claims.ts";
import type { Options } from "./meta.ts";

export type Facts = { readonly rule: PrometheusRule } & (
  | { readonly kind: "quantile"; readonly claimed: number; readonly computed: number; readonly span: Span }
  | { readonly kind: "buckets"; readonly aggregation: Call; readonly metric: string }
);

export function* check({ subject }: RuleContext<Options>): Generator<Detection<Facts>> {
  for (const rule of rulesIn(subject)) {
    const expression = readExpression(rule.expr.text);
    for (const { facts, span } of [...otherQuantile(rule, expression), ...lostBuckets(rule, expression)]) {
      const { place, related } = rule.expr.originOf(span.start, span.end);
      yield { facts, place, related, key: `${rule.expr.path.join(".")} ${facts.kind}` };
    }
  }
}

interface Found {
  readonly facts: Facts;
  readonly span: Span;
}

/** The one quantile that is computed is lower than every quantile that the rule speaks of. */
function otherQuantile(rule: PrometheusRule, expression: Expression): Found[] {
  const claimed = claimedQuantiles(rule);
  const [first, ...others] = expression.calls.flatMap((call) => quantileOf(call, expression));
  if (first === undefined || others.some(({ value }) => value !== first.value) || claimed.length !== 1) return [];
  const [claim = 0] = claimed;
  // What is said in passing of a lower quantile, or of the same, is no contradiction.
  if (claim < 0.99 || first.value >= claim) return [];
  return [
    { facts: { rule, kind: "quantile", claimed: claim, computed: first.value, span: first.span }, span: first.span },
  ];
}

const quantileFunctions = new Set(["histogram_quantile", "quantile_over_time", "quantile"]);

function quantileOf({ name, args }: Call, expression: Expression): { readonly value: number; readonly span: Span }[] {
  const [span] = args;
  const value = quantileFunctions.has(name) && span !== undefined ? numberIn(expression, span) : undefined;
  return span === undefined || value === undefined ? [] : [{ value, span }];
}

/** An aggregation between histogram_quantile and the buckets that does not keep `le`. */
function lostBuckets(rule: PrometheusRule, expression: Expression): Found[] {
  if (!expression.whole) return [];
  return expression.metrics.flatMap((metric): Found[] => {
    const at = metric.inside.findIndex(({ name }) => name === "histogram_quantile");
    if (at < 0 || !metric.name.endsWith("_bucket") || isInFirstArgument(metric, metric.inside[at])) return [];
    const aggregation = metric.inside.slice(0, at).find((call) => call.isAggregation && !keepsBuckets(call));
    if (aggregation === undefined) return [];
    const span = aggregation.grouping ?? aggregation.nameSpan;
    return [
      {
        facts: { rule, kind: "buckets", aggregation, metric: metric.name },
        span: { start: span.start, end: span.end },
      },
    ];
  });
}

function isInFirstArgument({ start }: MetricUse, call: Call | undefined): boolean {
  const [first] = call?.args ?? [];
  return first !== undefined && start < first.end;
}

/** topk and the like pick series and keep their labels. */
const picking = new Set(["topk", "bottomk", "limitk", "limit_ratio"]);

function keepsBuckets({ name, grouping }: Call): boolean {
  if (picking.has(name)) return true;
  if (grouping === undefined) return false;
  return grouping.labels.includes("le") === (grouping.mode === "by");
}
