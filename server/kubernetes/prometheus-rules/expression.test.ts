import { describe, expect, it } from "vitest";
import { numberIn, readExpression } from "./expression.ts";

function metricsOf(text: string): string[] {
  return readExpression(text).metrics.map(({ name }) => name);
}

describe("metrics", () => {
  it.each([
    ["up == 0", ["up"]],
    ['sum by (verb) (rate(apiserver_request_total{resource="leases"}[5m]))', ["apiserver_request_total"]],
    ["sum(rate(a_total[5m])) by (job) / on (job) group_left (team) b:c", ["a_total", "b:c"]],
    ['absent({__name__="etcd_server_has_leader", job=~".*etcd.*"})', ["etcd_server_has_leader"]],
    ['{"with.dots", job="x"} offset 5m', ["with.dots"]],
    ["a and b unless c or vector(1)", ["a", "b", "c"]],
    ["topk(10, sum by (resource) (rate(x[1h:5m] @ end())))", ["x"]],
    ["rate(x[$__rate_interval]) # not y", ["x"]],
    ["", []],
    ["sum(", []],
  ])("%s", (text, names) => expect(metricsOf(text)).toEqual(names));

  it("have exact offsets and matchers", () => {
    const text = 'max(etcd_disk{job="etcd", instance!~"a.*"}) > 1';
    const [metric] = readExpression(text).metrics;
    expect(text.slice(metric?.start, metric?.end)).toBe("etcd_disk");
    expect(metric?.matchers).toEqual([
      { label: "job", operator: "=", value: "etcd" },
      { label: "instance", operator: "!~", value: "a.*" },
    ]);
    expect(metric?.inside.map(({ name }) => name)).toEqual(["max"]);
  });
});

describe("calls", () => {
  it("have their grouping, before or behind, and their arguments", () => {
    const text = "histogram_quantile(0.99, sum by (instance, le) (rate(x_bucket[5m]))) > 0.5";
    const expression = readExpression(text);
    const [quantile, sum, rate] = expression.calls;
    expect([quantile?.name, sum?.name, rate?.name]).toEqual(["histogram_quantile", "sum", "rate"]);
    expect(sum?.grouping).toMatchObject({ mode: "by", labels: ["instance", "le"] });
    expect(quantile?.args.map(({ start, end }) => text.slice(start, end))).toEqual([
      "0.99",
      "sum by (instance, le) (rate(x_bucket[5m]))",
    ]);
    expect(quantile?.args[0] && numberIn(expression, quantile.args[0])).toBe(0.99);
    expect(readExpression("sum(x) without (pod)").calls[0]?.grouping).toMatchObject({
      mode: "without",
      labels: ["pod"],
    });
    expect(readExpression("sum(x)").calls[0]?.grouping).toBeUndefined();
  });
});

it("comparisons with numbers", () => {
  const text = 'a{b!="1"} > bool 0.25 and c <= -3 and d > e';
  const { comparisons } = readExpression(text);
  expect(comparisons.map(({ operator, value }) => [operator, value])).toEqual([
    [">", 0.25],
    ["<=", -3],
  ]);
  expect(comparisons.map(({ valueSpan }) => text.slice(valueSpan.start, valueSpan.end))).toEqual(["0.25", "-3"]);
});

it("is not whole with variables or open brackets", () => {
  expect(readExpression("rate(x[$interval])").whole).toBe(false);
  expect(readExpression("sum(rate(x[5m])").whole).toBe(false);
  expect(readExpression("sum(rate(x[5m]))").whole).toBe(true);
  expect(readExpression("x > {{ .Values.limit }}").whole).toBe(false);
});
