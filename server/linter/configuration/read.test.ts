import { describe, expect, test } from "vitest";
import { LineIndex } from "../../text/line-index.ts";
import { readConfiguration } from "./read.ts";

const rules = ["lease-per-object", "missing-flow-schema"];

function problems(text: string): string[] {
  const lines = new LineIndex(text);
  return readConfiguration(text, ".planelint.yaml", rules).problems.map(
    ({ range, message }) =>
      `${lines.positionAt(range.start).line + 1}: ${text.slice(range.start, range.end)}: ${message}`,
  );
}

describe("a valid configuration", () => {
  test("is read with everything optional filled in", () => {
    const { configuration } = readConfiguration(
      [
        'kubernetes: "1.33"',
        "cluster: {nodes: 300}",
        "charts:",
        "  - path: charts/mesh/",
        "    renders:",
        "      - {name: production, values: [values-production.yaml, ../common.yaml], namespace: mesh}",
        "  - {values: [teams/*-logs.yaml], chart: vector, version: '0.36.1', repository: https://helm.vector.dev}",
        "rules:",
        "  lease-per-object: off",
        "  missing-flow-schema: {severity: error}",
        "overrides:",
        '  - files: ["vendor/**"]',
        "    rules: {lease-per-object: on}",
        "runbook: docs/runbook.md",
      ].join("\n"),
      ".planelint.yaml",
      rules,
    );
    expect(configuration).toMatchObject({
      root: false,
      kubernetes: "1.33",
      cluster: { nodes: 300, apiservers: undefined },
      charts: [
        {
          path: "charts/mesh",
          renders: [{ name: "production", values: ["charts/mesh/values-production.yaml", "charts/common.yaml"] }],
        },
      ],
      foreignValues: [
        {
          files: ["teams/*-logs.yaml"],
          chart: { name: "vector", version: "0.36.1", repository: "https://helm.vector.dev" },
        },
      ],
      runbook: "docs/runbook.md",
    });
    expect(configuration?.charts).toHaveLength(1);
    expect(configuration?.rules.get("lease-per-object")?.severity).toBe("off");
    expect(configuration?.rules.get("missing-flow-schema")?.severity).toBe("error");
    expect(configuration?.overrides[0]?.rules.get("lease-per-object")?.severity).toBe("on");
  });

  test.each(["", "# nothing yet\n", "---\n"])("may be empty: %j", (text) => {
    expect(readConfiguration(text, ".planelint.yaml", rules).configuration?.rules.size).toBe(0);
  });

  test.each(["off", "false", "{severity: off}", "{severity: false}"])("switches a rule off by %s", (setting) => {
    const { configuration } = readConfiguration(`rules: {lease-per-object: ${setting}}`, ".planelint.yaml", rules);
    expect(configuration?.rules.get("lease-per-object")?.severity).toBe("off");
  });
});

describe("a mistake is named at its line", () => {
  test("unknown key, with the nearest valid one", () => {
    expect(problems("cluster:\n  node: 3\n")).toEqual(['2: node: Unknown key "node". Did you mean "nodes"?']);
  });

  test("unknown key far from any valid one, with what is allowed", () => {
    expect(problems("cluster:\n  zzzzzz: 3\n")).toEqual([
      '2: zzzzzz: Unknown key "zzzzzz". Allowed: nodes, apiservers, pods, services.',
    ]);
  });

  test("unknown rule, at top and in an override", () => {
    expect(problems("rules:\n  lease-per-objct: off\noverrides:\n- files: [a]\n  rules: {nonsense: off}\n")).toEqual([
      '2: lease-per-objct: Unknown rule "lease-per-objct". Did you mean "lease-per-object"?',
      '5: nonsense: Unknown rule "nonsense".',
    ]);
  });

  test("in the options of a rule", () => {
    const text =
      "rules:\n  lease-per-object:\n    severity: warn\n    options:\n      perObjectValue: []\n      keys: [1]\n";
    expect(problems(text)).toEqual([
      '3: warn: "warn" is not allowed for severity. Did you mean "warning"?',
      '5: perObjectValue: Unknown key "perObjectValue". Did you mean "perObjectValues"?',
      "6: 1: item 1 of keys must be a string.",
    ]);
  });

  test("a version that YAML reads as a number", () => {
    expect(problems("kubernetes: 1.33\n")).toEqual([
      '1: 1.33: kubernetes: write the version in quotes, "1.33"; as a number, 1.30 reads as 1.3.',
    ]);
  });

  test("a path that leaves the workspace", () => {
    expect(problems("runbook: ../../etc/passwd\n")[0]).toMatch(/^1: .*inside it/);
    expect(problems("charts:\n- path: a/../../b\n")[0]).toMatch(/^2: a\/\.\.\/\.\.\/b: path: /);
    expect(problems("charts:\n- path: a\n  renders:\n  - name: x\n    values: [../../v.yaml]\n")).toEqual([
      '5: ../../v.yaml: "../../v.yaml" lies outside the workspace.',
    ]);
  });

  test("a glob that would match nothing", () => {
    const override = (files: string) => problems(`overrides:\n- files: [${files}]\n  rules: {lease-per-object: off}\n`);
    expect(override("'a/!(b)/*.yaml'")).toEqual([
      `2: 'a/!(b)/*.yaml': The glob "a/!(b)/*.yaml": !(…) is not known; a ! at its start takes everything else.`,
    ]);
    expect(override("'[z-a]'")).toEqual([`2: '[z-a]': The glob "[z-a]": it has a mistake, and so matches nothing.`]);
    expect(override("'!vendor/**', 'a\\!(b)', '@(a|b)', 'x!('")).toEqual([]);
    expect(problems("overrides:\n- resources: [{name: '!(a)'}]\n  rules: {lease-per-object: off}\n")[0]).toMatch(
      /^2: '!\(a\)'/,
    );
    expect(problems("charts:\n- {values: ['!(a)'], chart: b}\n")[0]).toMatch(/^2: '!\(a\)'/);
  });

  test("wrong types, missing keys, broken YAML", () => {
    expect(problems("rules: []\n")).toEqual(["1: []: rules must be a map of keys and values."]);
    expect(problems("- a\n")).toEqual(["1: - a\n: The configuration must be a map of keys and values."]);
    expect(problems("overrides:\n- rules: {}\n")).toEqual([
      "2: rules: item 1 of overrides: Needs files, resources or both; with both, both must match.",
    ]);
    expect(problems("charts:\n- renders: []\n")).toEqual(['2: renders: "path" is missing here.']);
    expect(problems("charts:\n- values: [a.yaml]\n")).toEqual(['2: values: "chart" is missing here.']);
    expect(problems("cluster: {nodes: 0}")).toEqual(["1: 0: nodes must be >= 1."]);
    expect(problems("rules: {a: [}\n")[0]).toMatch(/^1: /);
  });
});

describe("renders of a chart", () => {
  test("have settings in Helm's order, each with its place", () => {
    const text = [
      "charts:",
      "- path: c",
      "  renders:",
      "  - name: a",
      "    release: r",
      "    set: [x=1, 'y={1,2}']",
      "    setJson: ['z={}']",
      "    apiVersions: [x/v1]",
      "    helm: 3",
    ].join("\n");
    const { configuration } = readConfiguration(text, ".planelint.yaml", rules);
    const [render] = configuration?.charts[0]?.renders ?? [];
    expect(render).toMatchObject({ release: "r", apiVersions: ["x/v1"], flavour: "helm3" });
    expect(render?.settings.map(({ kind, range }) => [kind, text.slice(range.start, range.end)])).toEqual([
      ["set-json", "'z={}'"],
      ["set", "x=1"],
      ["set", "'y={1,2}'"],
    ]);
  });

  test.each([
    ["renders: [{name: a, set: [x]}]", '2: x: helm refuses this setting: key "x" has no value.'],
    ["renders: [{name: a, set: ['a=1,a.b=2']}]", "2: 'a=1,a.b=2': helm refuses this setting: unable to parse key"],
    ["renders: [{name: a, setJson: ['a={']}]", "2: 'a={': helm refuses this setting: "],
    ["renders: [{name: a}, {name: a}]", '2: a: Another render of this chart is named "a".'],
    ["renders: [{name: a, sett: [x=1]}]", '2: sett: Unknown key "sett". Did you mean "set"?'],
    ["renders: [{name: a, setstring: [x=1]}]", '2: setstring: Unknown key "setstring". Did you mean "setString"?'],
    ["renders: [{name: a, helm: 5}]", '2: 5: "5" is not allowed for helm. Allowed: 3, 4.'],
    ["renders: [{name: a, set: x=1}]", "2: x=1: set must be a list."],
  ])("%s", (line, expected) => {
    expect(problems(`charts:\n- {path: c, ${line}}\n`)[0]).toContain(expected);
  });

  test("stand in one list", () => {
    expect(problems("charts:\n- path: c\n- path: ./c/\n")).toEqual([
      "3: ./c/: ./c/ is there twice. Put all renders of a chart into one list.",
    ]);
  });
});
