import { describe, expect, test } from "vitest";
import { loadChart } from "../chart/load-chart.ts";
import type { Flavour } from "../evaluate/runtime.ts";
import { refusalOf } from "./refusal.ts";

function refusal(line: string, kubernetes: string | undefined, flavour: Flavour, start = "name: c\nversion: 1.0.0\n") {
  const text = `apiVersion: v2\n${start}${line}\n`;
  const chart = loadChart("c", new Map([["Chart.yaml", text]]));
  const found = refusalOf(chart, { flavour, ...(kubernetes === undefined ? {} : { kubernetes }) });
  return found && { message: found.message, at: `${found.file}: ${text.slice(found.range.start, found.range.end)}` };
}

const suffixes = ["1.24.3-gke.100", "v1.24.3+k3s1", "1.24"];

/** What helm 3.17.3 and 4.1.4 say to `--kube-version`: the version that they refuse, or none. */
const answers: readonly [string, Flavour, string | undefined, string | undefined][] = [
  [">=1.20.0", "helm3", "1.24.3-gke.100", "v1.24.3-gke.100"],
  ...suffixes.map((given): [string, Flavour, string, undefined] => [">=1.20.0", "helm4", given, undefined]),
  [">=1.20.0", "helm3", "v1.24.3+k3s1", undefined],
  [">=1.20.0", "helm3", "1.24", undefined],
  [">=1.20.0-0 <1.24", "helm3", "1.24.3-gke.100", "v1.24.3-gke.100"],
  [">=1.20.0-0 <1.24", "helm4", "1.24.3-gke.100", "v1.24.3-gke.100"],
  [">=1.20.0-0 <1.24", "helm3", "v1.24.3+k3s1", "v1.24.3+k3s1"],
  [">=1.20.0-0 <1.24", "helm4", "v1.24.3+k3s1", "v1.24.3+k3s1"],
  [">=1.20.0-0 <1.24", "helm3", "1.24", "v1.24.0"],
  [">=1.20.0-0 <1.24", "helm4", "1.24", "v1.24"],
  ["1.24.x", "helm3", "1.24.3-gke.100", "v1.24.3-gke.100"],
  ["1.24.x", "helm4", "1.24.3-gke.100", undefined],
  ["1.24.x", "helm3", "v1.24.3+k3s1", undefined],
  ["nonsense", "helm3", undefined, "v1.32.0"],
  ["nonsense", "helm4", undefined, "v1.35.0"],
  [">= 1.16.0-0 < 1.25.0-0", "helm3", undefined, "v1.32.0"],
  [">= 1.16.0-0 < 1.25.0-0", "helm4", undefined, "v1.35.0"],
];

describe("what Helm refuses before it renders", () => {
  test.each(answers)("kubeVersion %j in %s for %s", (constraint, flavour, kubernetes, refused) => {
    const expected = refused && {
      message: `chart requires kubeVersion: ${constraint} which is incompatible with Kubernetes ${refused}`,
      at: `c/Chart.yaml: "${constraint}"`,
    };
    expect(refusal(`kubeVersion: "${constraint}"`, kubernetes, flavour)).toEqual(expected);
  });

  test("a library chart", () => {
    expect(refusal("type: library", undefined, "helm4")).toEqual({
      message: "library charts are not installable",
      at: "c/Chart.yaml: library",
    });
    expect(refusal("type: application", undefined, "helm4")).toBeUndefined();
  });

  const start = "name: c\nversion: 1.0.0\n";

  test.each([
    ["name: a/b\nversion: 1.0.0\n", 'validation: chart.metadata.name "a/b" is invalid', "a/b"],
    ["name: c\n", "validation: chart.metadata.version is required", ""],
    ["name: c\nversion: x\n", 'validation: chart.metadata.version "x" is invalid', "x"],
    ["name: c\nversion: 1.0.0\ntype: foo\n", "validation: chart.metadata.type must be application or library", "foo"],
    ['name: c\nversion: "1.2"\n', undefined, undefined],
    ["name: ..\nversion: 1.0.0\n", 'validation: chart.metadata.name ".." is not allowed', ".."],
    ["Name: c\nversion: 1.0.0\nTYPE: library\n", "library charts are not installable", "library"],
    [`${start}maintainers: [null]\n`, "validation: maintainers must not contain empty or null nodes", ""],
    [`${start}dependencies: [{ name: x }, ~]\n`, "validation: dependencies must not contain empty or null nodes", ""],
    [
      `${start}dependencies: [{ name: x, alias: a b }]\n`,
      'validation: dependency "x" has disallowed characters in the alias',
      "x",
    ],
    [
      `${start}dependencies: [{ name: x }, { name: z, alias: x }]\n`,
      'validation: more than one dependency with name or alias "x"',
      "z",
    ],
  ])("Chart.yaml with %j", (start, message, at) => {
    const expected = message && { message, at: `c/Chart.yaml: ${at}` };
    expect(refusal("", undefined, "helm4", start)).toEqual(expected);
  });

  test.each([
    ["v1", undefined, undefined],
    ["v3", "invalid chart apiVersion", undefined],
    ["v1Beta", "unsupported chart version", undefined],
  ])("apiVersion %s", (version, helm4, helm3) => {
    const chart = loadChart("c", new Map([["Chart.yaml", `apiVersion: ${version}\n${start}`]]));
    expect(refusalOf(chart, { flavour: "helm4" })?.message).toBe(helm4);
    expect(refusalOf(chart, { flavour: "helm3" })?.message).toBe(helm3);
  });

  test("a chart in its charts/", () => {
    const files = new Map([
      ["Chart.yaml", `apiVersion: v2\n${start}`],
      ["charts/s/Chart.yaml", "name: s\nversion: x\n"],
    ]);
    expect(refusalOf(loadChart("c", files), {})).toEqual({
      isForVersion: false,
      file: "c/charts/s/Chart.yaml",
      range: { start: 17, end: 18 },
      message: 'error unpacking subchart s in c: validation: chart.metadata.version "x" is invalid',
    });
  });
});
