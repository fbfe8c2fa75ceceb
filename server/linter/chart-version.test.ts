import { describe, expect, test } from "vitest";
import { defineRule } from "../contract/rule.ts";
import { createEngine } from "./engine.ts";
import { sampleMeta } from "./testing/sample-rules.ts";

/** Tells of each object by which version it is judged, and for which it was rendered. */
const tellsVersion = defineRule<object, { version: string; rendered: string }>({
  meta: sampleMeta("tells-version", {}, { fix: "none" }),
  subjects: { resources: { kinds: ["Thing"] } },
  *check({ subject, configuration: { kubernetes } }) {
    if (subject.type !== "resource") return;
    const { root } = subject.resource;
    const version = `1.${kubernetes.minor} ${kubernetes.from}`;
    yield { facts: { version, rendered: subject.resource.name ?? "" }, place: root.origin.place, key: "thing" };
  },
  describe: ({ version, rendered }) => `${version}, rendered for ${rendered}`,
});

function chart(...lines: string[]): string {
  return ["apiVersion: v2", "name: c", "version: 1.0.0", ...lines, ""].join("\n");
}

const template = 'apiVersion: v1\nkind: Thing\nmetadata: {name: "{{ .Capabilities.KubeVersion.Version }}"}\n';

function engineWith(chartFile: string, more: Readonly<Record<string, string>> = {}) {
  const engine = createEngine({ rules: [tellsVersion] });
  const files = { "c/Chart.yaml": chartFile, "c/templates/t.yaml": template, ...more };
  for (const [path, text] of Object.entries(files)) engine.update(path, text);
  return engine;
}

function told(engine: ReturnType<typeof engineWith>): readonly string[] {
  return engine.lint().findings.map(({ message }) => message);
}

const standard = "1.35 assumed, rendered for v1.35.0";

describe("the version that a chart lets in", () => {
  test.each([
    [["kubeVersion: '>=1.20.0-0'"], standard],
    [["kubeVersion: '>= 1.16.0-0 < 1.25.0-0'"], "1.24 evidence, rendered for v1.24.0"],
    [["kubeVersion: '<=1.24.9'"], "1.24 evidence, rendered for v1.24.0"],
    [["kubeVersion: '1.22.x || 1.23.x'"], "1.23 evidence, rendered for v1.23.0"],
    [
      ["kubeVersion: '>=1.16.0-0'", "annotations: {catalog.cattle.io/kube-version: '>= 1.26.0-0 < 1.31.0-0'}"],
      "1.30 evidence, rendered for v1.30.0",
    ],
    [["kubeVersion: '>=1.40.0'"], standard],
    [["kubeVersion: nonsense"], standard],
    [[], standard],
  ])("%j: %s", (lines, expected) => {
    expect(told(engineWith(chart(...lines)))).toEqual([expected]);
  });

  test("gives way to one that is declared or in view", () => {
    const old = chart("kubeVersion: '<1.25.0-0'");
    expect(told(engineWith(old, { ".planelint.yaml": 'kubernetes: "1.33"\n' }))).toEqual([
      "1.33 configuration, rendered for v1.33.0",
    ]);
    const cluster = "apiVersion: kubeadm.k8s.io/v1beta4\nkind: ClusterConfiguration\nkubernetesVersion: v1.34.1\n";
    expect(told(engineWith(old, { "kubeadm.yaml": cluster }))).toEqual(["1.34 evidence, rendered for v1.24.0"]);
  });

  test("is not that of objects beside the chart", () => {
    const beside = { "thing.yaml": "apiVersion: v1\nkind: Thing\nmetadata: {name: x}\n" };
    const found = told(engineWith(chart("kubeVersion: '<1.25.0-0'"), beside));
    expect(found).toEqual(["1.24 evidence, rendered for v1.24.0", "1.35 assumed, rendered for x"]);
  });

  test("follows an edit of Chart.yaml", () => {
    const engine = engineWith(chart("kubeVersion: '<1.25.0-0'"));
    expect(told(engine)).toEqual(["1.24 evidence, rendered for v1.24.0"]);
    engine.update("c/Chart.yaml", chart("kubeVersion: '<1.26.0-0'"));
    expect(told(engine)).toEqual(["1.25 evidence, rendered for v1.25.0"]);
    engine.update("c/Chart.yaml", chart());
    expect(told(engine)).toEqual([standard]);
  });

  test("follows an edit of Chart.yaml when the templates do not ask for it", () => {
    const engine = engineWith(chart("kubeVersion: '<1.25.0-0'"), {
      "c/templates/t.yaml": template.replace(/"{{.*}}"/, "x"),
    });
    expect(told(engine)).toEqual(["1.24 evidence, rendered for x"]);
    engine.update("c/Chart.yaml", chart("kubeVersion: '<1.26.0-0'"));
    expect(told(engine)).toEqual(["1.25 evidence, rendered for x"]);
  });
});
