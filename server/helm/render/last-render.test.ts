import { describe, expect, test } from "vitest";
import { chartCache } from "../chart/chart-cache.ts";
import { loadChart } from "../chart/load-chart.ts";
import { manifestsOf, printManifests } from "./manifests.ts";
import { renderCache } from "./render-cache.ts";
import { renderChart } from "./render-chart.ts";

const base: Readonly<Record<string, string>> = {
  "Chart.yaml": "name: small\nversion: 1.0.0\n",
  "values.yaml": "a: 1\nm: {k: v}\n",
  "templates/_h.tpl": '{{ define "h" }}helper {{ .Values.a }}{{ end }}',
  "templates/a.yaml": 'kind: A\nx: {{ include "h" . }}\n',
  "templates/b.yaml": 'kind: B\nsum: {{ include (print $.Template.BasePath "/a.yaml") . | sha256sum }}\n',
  "templates/c.yaml": "kind: C\nx: {{ .Values.m.k }}\n",
};

/** Renders one version after the other with the same caches; says which templates ran again, and what was printed. */
function renderInTurn(...versions: readonly Readonly<Record<string, string>>[]) {
  const charts = chartCache();
  const cache = renderCache();
  let before: readonly unknown[] = [];
  return versions.map((changes) => {
    const chart = loadChart("", new Map(Object.entries({ ...base, ...changes })), charts);
    const { templates } = renderChart(chart, {}, cache);
    const runs = (cache.last?.runs ?? []).map(({ base: run }) => run);
    const ran = runs.filter((run) => !before.includes(run)).map(({ file }) => file);
    before = runs;
    const alone = renderChart(loadChart("", new Map(Object.entries({ ...base, ...changes }))));
    expect(print(templates)).toBe(print(alone.templates));
    return ran.toSorted();
  });
}

function print(templates: Parameters<typeof manifestsOf>[0]): string {
  return printManifests(manifestsOf(templates, "helm4"));
}

const all = ["templates/a.yaml", "templates/b.yaml", "templates/c.yaml"];

describe("after an edit only what it can affect runs again", () => {
  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ["nothing changed", {}, []],
    ["a template", { "templates/c.yaml": "kind: C\nx: new\n" }, ["templates/c.yaml"]],
    [
      "a template that another one includes",
      { "templates/a.yaml": "kind: A\n" },
      ["templates/a.yaml", "templates/b.yaml"],
    ],
    ["a helper", { "templates/_h.tpl": '{{ define "h" }}other{{ end }}' }, ["templates/a.yaml", "templates/b.yaml"]],
    ["a helper's name", { "templates/_h.tpl": '{{ define "hh" }}helper{{ end }}' }, all],
    ["values that all read", { "values.yaml": "a: 2\nm: {k: w}\n" }, all],
    ["a value", { "values.yaml": "a: 1\nm: {k: w}\n" }, ["templates/c.yaml"]],
    ["a value that nobody reads", { "values.yaml": "a: 1\nm: {k: v}\nunread: 1\n" }, []],
    ["a new template", { "templates/d.yaml": "kind: D\n" }, [...all, "templates/d.yaml"]],
    ["a template that begins to define", { "templates/c.yaml": '{{ define "h" }}c{{ end }}kind: C\n' }, all],
    ["a template that begins to change values", { "templates/c.yaml": 'kind: C\n{{ $_ := set .Values "a" 5 }}' }, all],
    ["a template that breaks", { "templates/c.yaml": "kind: {{ if }}\n" }, ["templates/c.yaml"]],
  ])("%s", (_, changes, expected) => {
    expect(renderInTurn({}, changes)[1]).toEqual(expected);
  });

  describe("where a template changes values that others read", () => {
    const setting = { "templates/bb.yaml": 'kind: BB\n{{ $_ := set .Values.m "k" "changed" }}' };

    test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
      ["one that runs before it", { "templates/c.yaml": "kind: C\ny: {{ .Values.m.k }}\n" }, ["templates/c.yaml"]],
      [
        "one that runs after it",
        { "templates/a.yaml": "kind: A\ny: {{ .Values.m.k }}\n" },
        ["templates/a.yaml", "templates/b.yaml"],
      ],
      [
        "the one that does",
        { "templates/bb.yaml": 'kind: BB\n{{ $_ := set .Values.m "k" "again" }}' },
        ["templates/bb.yaml"],
      ],
      ["the one that does no longer", { "templates/bb.yaml": "kind: BB\n" }, ["templates/bb.yaml"]],
    ])("%s runs with the values as it would find them", (_, changes, expected) => {
      expect(renderInTurn(setting, { ...setting, ...changes })[1]).toEqual(expected);
    });

    test("those that read them after it run again, too", () => {
      const reading = { ...setting, "templates/a.yaml": "kind: A\ny: {{ .Values.m.k }}\n" };
      const changed = { "templates/bb.yaml": 'kind: BB\n{{ $_ := set .Values.m "k" "again" }}' };
      const users = ["templates/a.yaml", "templates/b.yaml", "templates/bb.yaml"];
      expect(renderInTurn(reading, { ...reading, ...changed })[1]).toEqual(users);
    });

    test("what it reads of its own changes is no reason to run again", () => {
      const own = (text: string) => `kind: X\n{{ $_ := set .Values "own" "${text}" }}{{ .Values.own }}\n`;
      const both = { "templates/d.yaml": own("d"), "templates/e.yaml": own("e") };
      expect(renderInTurn(both, { ...both, "templates/e.yaml": own("f") })[1]).toEqual(["templates/e.yaml"]);
    });

    test("taking a key away is the same again", () => {
      const taking = (text: string) => ({ "templates/bb.yaml": `kind: BB\n{{ $_ := unset .Values.m "k" }}${text}` });
      expect(
        renderInTurn(taking(""), taking("# more"), { ...taking("# more"), "templates/c.yaml": "kind: C\n" }),
      ).toEqual([[...all, "templates/bb.yaml"].toSorted(), ["templates/bb.yaml"], ["templates/c.yaml"]]);
    });
  });

  test("a helper that keeps its names is run again by its users alone", () => {
    const helper = {
      "templates/_i.tpl": '{{ define "i" }}1{{ end }}{{ define "j" }}2{{ end }}',
      "templates/c.yaml": 'kind: C\nx: {{ include "j" . }}\n',
    };
    expect(
      renderInTurn(helper, {
        ...helper,
        "templates/_i.tpl": '{{ define "i" }}3{{ end }}{{ define "j" }}4{{ end }}',
      })[1],
    ).toEqual(["templates/c.yaml"]);
  });

  test("templates of a subchart that is switched off are not missed", () => {
    const off = {
      "Chart.yaml":
        "name: small\nversion: 1.0.0\ndependencies: [{name: sub, version: 1.0.0, condition: sub.enabled}]\n",
      "values.yaml": "a: 1\nm: {k: v}\nsub: {enabled: false}\n",
      "charts/sub/Chart.yaml": "name: sub\nversion: 1.0.0\n",
      "charts/sub/templates/s.yaml": "kind: S\n",
    };
    expect(renderInTurn(off, { ...off, "templates/c.yaml": "kind: C\n" })[1]).toEqual(["templates/c.yaml"]);
  });

  test("a broken template that is mended", () => {
    const broken = { "templates/c.yaml": "kind: {{ if }}\n" };
    expect(renderInTurn({}, broken, {})[2]).toEqual(["templates/c.yaml"]);
  });
});
