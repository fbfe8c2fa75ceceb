import { expect, test } from "vitest";
import { loadChart } from "../chart/load-chart.ts";
import { renderCache } from "./render-cache.ts";
import { renderChart } from "./render-chart.ts";

const template = '{{ if true }}name: {{ .Chart.Name }}\nword: {{ "literal" }}\nnumber: {{ 1 }}{{ end }}\n';

function umbrella(ofSecond: string, ofFirst = template) {
  return loadChart(
    "",
    new Map([
      ["Chart.yaml", "apiVersion: v2\nname: umbrella\nversion: 1.0.0\n"],
      ...["first", "second"].flatMap((name): [string, string][] => [
        [`charts/${name}/Chart.yaml`, `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n`],
        [`charts/${name}/templates/a.yaml`, name === "second" ? ofSecond : ofFirst],
      ]),
    ]),
  );
}

test("templates of one text are parsed once, and what each prints knows its own file", () => {
  const cache = renderCache();
  const { templates } = renderChart(umbrella(template), {}, cache);
  const [a, b] = templates.map(({ name, file }) => cache.template({ name, file, text: template }).root);
  expect(a).toBe(b);
  expect(templates.map(({ output }) => output?.text)).toEqual(
    ["second", "first"].map((name) => `name: ${name}\nword: literal\nnumber: 1\n`),
  );
  for (const { file, output } of templates) {
    const parts = output?.segments ?? [];
    const sources = parts.flatMap((part) => part.sources).filter(({ type }) => type === "template");
    expect(sources.length).toBeGreaterThan(3);
    expect(new Set(sources.map((source) => source.file))).toEqual(new Set([file]));
    expect(new Set(parts.flatMap(({ site }) => site?.file ?? []))).toEqual(new Set([file]));
  }
});

test("an edit of one of them leaves the other as it is", () => {
  const cache = renderCache();
  renderChart(umbrella(template), {}, cache);
  const { templates } = renderChart(umbrella(template.replace("literal", "other")), {}, cache);
  expect(templates.map(({ output }) => output?.text)).toEqual([
    "name: second\nword: other\nnumber: 1\n",
    "name: first\nword: literal\nnumber: 1\n",
  ]);
});

test("mistakes in equal texts are told of each file", () => {
  const { templates } = renderChart(umbrella("{{ nothing }}", "{{ nothing }}"), {}, renderCache());
  expect(templates.map(({ file, syntaxErrors }) => [file, syntaxErrors.length])).toEqual([
    ["charts/second/templates/a.yaml", 1],
    ["charts/first/templates/a.yaml", 1],
  ]);
});
