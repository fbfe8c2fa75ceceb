import { expect, it } from "vitest";
import { createEngine } from "../../server/linter/engine.ts";
import { rule } from "./rule.ts";

const daemonSet = (container: string) => `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: app}
spec:
  selector: {matchLabels: {app: app}}
  template:
    metadata: {labels: {app: app}}
    spec:
      containers:
        - {name: app, ${container}}
`;

function estimate(text: string, cluster: string) {
  const engine = createEngine({ rules: [rule] });
  engine.update(".planelint.yaml", `cluster: ${cluster}\n`);
  engine.update("app.yaml", text);
  return engine.lint().findings.map((finding) => finding.estimate);
}

const fluentd = daemonSet('image: "fluent/fluentd-kubernetes-daemonset:v1.4.2-debian"');
const datadog = daemonSet('image: "datadog/agent:7.36.1"');

it("multiplies nodes by pods for what agents list at once", () => {
  expect(estimate(fluentd, "{nodes: 1000, pods: 30000}")).toMatchObject([{ value: 30_000_000, unit: "objects" }]);
});

it("assumes pods for each node, and says so", () => {
  const [found] = estimate(fluentd, "{nodes: 100}");
  expect(found).toMatchObject({ value: 300_000 });
  expect(found?.assumptions.join()).toContain("30 pods for each node");
});

it("gives a rate for what repeats", () => {
  expect(estimate(datadog, "{nodes: 300}")).toMatchObject([{ value: 5, unit: "requests/s" }]);
});

it("leaves the estimate out where the nodes are not declared", () => {
  expect(estimate(fluentd, "{pods: 1000}")).toEqual([undefined]);
});
