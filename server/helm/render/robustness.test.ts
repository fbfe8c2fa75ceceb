import fc from "fast-check";
import { expect, test } from "vitest";
import { ChartError, loadChart } from "../chart/load-chart.ts";
import { allFunctions } from "../functions/all.ts";
import { manifestsOf } from "./manifests.ts";
import { renderChart } from "./render-chart.ts";

const limits = { steps: 20_000, output: 200_000, depth: 100 };
const operand = fc.constantFrom(
  ".",
  "$",
  ".Values",
  ".Values.a",
  ".Values.l",
  ".Values.m",
  ".Values.t",
  '"x"',
  '""',
  "0",
  "-1",
  "99",
  "1.5",
  "true",
  "nil",
  "(list 1 2)",
  '(dict "a" 1)',
  ".Chart",
  ".Files",
  ".Capabilities",
  ".Release.Name",
  "999999999",
);
const call = fc
  .tuple(
    fc.constantFrom(...allFunctions.keys(), "and", "or").filter((name) => name !== "derivePassword"),
    fc.array(operand, { maxLength: 4 }),
  )
  .map(([name, args]) => [name, ...args].join(" "));
const expression = fc.oneof(
  call,
  fc.tuple(call, call).map((pair) => pair.join(" | ")),
  operand,
);
const statement = fc.oneof(
  expression.map((inner) => `{{ ${inner} }}`),
  fc
    .tuple(fc.constantFrom("if", "with", "range", "range $i, $x :="), expression, expression)
    .map(([word, head, body]) => `{{ ${word} ${head} }}{{ ${body} }}{{ else }}y{{ end }}`),
  fc.constantFrom(
    "kind: X\n",
    "---\n",
    "  a: b\n",
    '{{ include "self" . }}',
    "{{ tpl .Values.t . }}",
    '{{ template "self" . }}',
    "{{ break }}",
    "{{",
    "}}",
  ),
);
const template = fc.array(statement, { maxLength: 6 }).map((parts) => parts.join("\n"));

function render(files: Readonly<Record<string, string>>): unknown {
  const chart = loadChart("", new Map(Object.entries({ "Chart.yaml": "name: x\nversion: 1.0.0\n", ...files })));
  const { templates } = renderChart(chart, { limits });
  for (const { output } of templates) {
    const sum = output?.segments.reduce((total, segment) => total + segment.length, 0);
    expect(sum).toBe(output?.length);
  }
  return manifestsOf(templates, "helm4");
}

test("any call of any function with any arguments gives a result or a failure, never a crash", () => {
  fc.assert(
    fc.property(template, (text) => {
      const values = 'a: 1\nl: [1, x, null]\nm: {k: v}\nt: "{{ .Values.a }}{{ tpl .Values.t . }}"\n';
      render({
        "values.yaml": values,
        "templates/_h.tpl": `{{ define "self" }}${text}{{ include "self" . }}{{ end }}`,
        "templates/a.yaml": text,
      });
    }),
    { numRuns: 3000 },
  );
});

test("any text as values or Chart.yaml is read or refused", () => {
  const text = fc.string({
    unit: fc.constantFrom(..."a:- \n\t[]{}&*!|>'\"#%,?<.0~\\".split(""), "k: v\n", "- "),
    maxLength: 40,
  });
  fc.assert(
    fc.property(text, text, (values, chart) => {
      try {
        render({ "values.yaml": values, "templates/a.yaml": "{{ toYaml .Values }}{{ toJson . }}" });
        render({ "Chart.yaml": `name: x\n${chart}`, "templates/a.yaml": "{{ toYaml .Chart }}" });
      } catch (error) {
        expect(error).toBeInstanceOf(ChartError);
      }
    }),
    { numRuns: 1500 },
  );
});

test("lines of spaces below metadata are read once", () => {
  const text = `kind: Job\nmetadata:\n  name: a\n${"  \n".repeat(60)}x: helm.sh/hook\n`;
  expect(render({ "templates/a.yaml": text })).toEqual([expect.objectContaining({ kind: "Job", hook: undefined })]);
});
