import { describe, expect, test } from "vitest";
import { loadChart } from "../../server/helm/chart/load-chart.ts";
import { formatHelmError } from "../../server/helm/render/helm-error.ts";
import { renderChart } from "../../server/helm/render/render-chart.ts";
import fixtures from "./fixtures/expressions.json" with { type: "json" };

interface Answer {
  readonly expression: string;
  readonly helm3?: string;
  readonly helm4?: string;
  readonly helm3Error?: string;
  readonly helm4Error?: string;
}

/** What the renderer prints for a line `[[{{ expression }}]]`, or its error in Helm's words. */
function evaluate(expression: string, flavour: "helm3" | "helm4"): string {
  const template = `x: |\n  [[{{ ${expression} }}]]\n`;
  const chart = loadChart(
    "probe",
    new Map([
      ["Chart.yaml", "apiVersion: v2\nname: probe\nversion: 0.1.0\n"],
      ["values.yaml", fixtures.values],
      ["templates/t.yaml", template],
    ]),
  );
  const [rendered] = renderChart(chart, { flavour }).templates;
  if (rendered?.output === undefined)
    return `Error: ${rendered === undefined ? "" : formatHelmError(rendered, flavour)}`;
  const lines = rendered.output.text.trimEnd();
  return lines.slice("x: |\n  [[".length);
}

/** The recorded answers end at the first `]]`; addresses in memory differ from run to run. */
function comparable(text: string): string {
  const end = text.indexOf("]]");
  return (end === -1 ? text : text.slice(0, end)).replace(/\]+$/, "").replaceAll(/0x[0-9a-f]{8,}/g, "0x");
}

const answers = fixtures.answers as readonly Answer[];

describe.each(["helm3", "helm4"] as const)("%s", (flavour) => {
  test.each(answers)("$expression", (answer) => {
    const expected = answer[flavour];
    const result = evaluate(answer.expression, flavour);
    if (expected === undefined) expect(result).toBe(answer[`${flavour}Error`]);
    else expect(comparable(result)).toBe(comparable(expected));
  });
});
