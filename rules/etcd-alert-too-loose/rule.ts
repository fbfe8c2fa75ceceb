import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import { numberIn, readExpression } from "../../server/kubernetes/prometheus-rules/expression.ts";
import { type PrometheusRule, ruleKinds, rulesIn } from "../../server/kubernetes/prometheus-rules/rules-in.ts";
import { meta, type Options } from "./meta.ts";

interface Facts {
  readonly name: string;
  readonly measure: Measure;
  readonly seconds: number;
}

interface Measure {
  readonly what: string;
  readonly series: string;
  /** Seconds that etcd's documentation asks the 99th percentile to stay below. https://etcd.io/docs/v3.6/faq/ */
  readonly limit: number;
}

const measures: readonly Measure[] = [
  { what: "the fsync of etcd's log", series: "etcd_disk_wal_fsync_duration_seconds_bucket", limit: 0.01 },
  { what: "commits to etcd's database", series: "etcd_disk_backend_commit_duration_seconds_bucket", limit: 0.025 },
];

interface Threshold extends Facts {
  readonly rule: PrometheusRule;
  readonly start: number;
  readonly end: number;
}

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { kinds: [...ruleKinds, "ConfigMap"], words: measures.map(({ series }) => series) },
    values: { words: measures.map(({ series }) => series) },
    documents: { words: measures.map(({ series }) => series) },
  },
  check,
  describe,
});

function* check({ subject, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  const thresholds = rulesIn(subject).flatMap((item) => (item.type === "alert" ? thresholdsOf(item) : []));
  for (const measure of measures) {
    const own = thresholds.filter((threshold) => threshold.measure === measure);
    const [earliest] = [...own].sort((a, b) => a.seconds - b.seconds);
    // One that fires in time is enough; later ones page.
    if (earliest === undefined || earliest.seconds < measure.limit * options.factor) continue;
    const { place, related } = earliest.rule.expr.originOf(earliest.start, earliest.end);
    yield { facts: earliest, place, related, key: `${earliest.name} ${measure.series}` };
  }
}

/** `histogram_quantile(0.99, … bucket …) > seconds`, and nothing that changes the unit. */
function thresholdsOf(item: PrometheusRule): Threshold[] {
  const expression = readExpression(item.expr.text);
  const measure = measures.find(({ series }) => expression.metrics.some(({ name }) => name === series));
  const quantile = expression.calls.find(({ name }) => name === "histogram_quantile")?.args[0];
  const [comparison, ...others] = expression.comparisons;
  const level = quantile === undefined ? undefined : numberIn(expression, quantile);
  if (measure === undefined || level === undefined || level > 0.99 || comparison === undefined || others.length > 0)
    return [];
  if (!expression.whole || !comparison.operator.startsWith(">") || /[*/]/.test(withoutStrings(item.expr.text)))
    return [];
  const { start, end } = comparison.valueSpan;
  return [{ rule: item, name: item.name, measure, seconds: comparison.value, start, end }];
}

function withoutStrings(text: string): string {
  return text.replaceAll(/"[^"]*"|'[^']*'|#.*$/gm, "");
}

function describe({ name, measure, seconds }: Facts): string {
  const times = Math.round(seconds / measure.limit);
  return `The alert ${name} on ${measure.what} fires at ${milliseconds(seconds)}, ${times} times the ${milliseconds(measure.limit)} below which etcd's documentation wants the 99th percentile, and no other alert here fires earlier. With etcd's default heartbeat of 100 ms and election timeout of 1000 ms leaders have changed, and Leases are lost, long before. Keep it as the late one, and add a warning at ${milliseconds(measure.limit)}.`;
}

function milliseconds(seconds: number): string {
  return `${Math.round(seconds * 10_000) / 10} ms`;
}
