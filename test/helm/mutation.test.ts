import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { FileContent } from "../../server/helm/chart/chart-files.ts";
import { loadChart } from "../../server/helm/chart/load-chart.ts";
import { manifestsOf, printManifests } from "../../server/helm/render/manifests.ts";
import { renderChart } from "../../server/helm/render/render-chart.ts";
import { type Judge, mutateValues } from "./mutation.ts";
import { readChartFiles } from "./read-chart.ts";

/** Scalars of the charts' values are changed one at a time; what changes in the output must be what the origins say. */
describe.each([
  ["values", 4],
  ["parent", 1],
  ["workload", 1],
  ["choices", 1],
])("chart %s", (name, every) => {
  test("origins foretell which scalars change", () => {
    const counts = mutateValues(
      readChartFiles(join(import.meta.dirname, "fixtures", "charts", name)),
      (count) => Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every),
      { render: rendered, untilLater: () => {} },
    );
    expect(counts.misses).toEqual([]);
    expect(counts.changed).toBeGreaterThan(0);
  });
});

function rendered(files: ReadonlyMap<string, FileContent>): string | undefined {
  const { templates } = renderChart(loadChart("", files));
  if (templates.some((template) => template.output === undefined)) return undefined;
  return printManifests(manifestsOf(templates, "helm4"));
}

describe("what a judge makes from its clock", () => {
  const files = new Map([
    ["Chart.yaml", "apiVersion: v2\nname: clock\nversion: 1.0.0\n"],
    ["values.yaml", "first: a\nsecond: b\n"],
    [
      "templates/a.yaml",
      "kind: ConfigMap\ndata:\n  first: {{ .Values.first }}\n  each: SECOND\n  rarely: MINUTE\n  fixed: {{ now | unixEpoch }}\n",
    ],
  ]);
  const all = (count: number) => Array.from({ length: count }, (_, index) => index);

  /** Of a clock that each render and each wait takes a second further, and that shows another minute from some second on. */
  function judgeWith(minuteAt: number, change: (text: string) => string = (text) => text): Judge {
    let seconds = 0;
    return {
      render: (given) => {
        seconds += 1;
        const minute = seconds > minuteAt ? "late" : "early";
        return change(rendered(given) ?? "")
          .replace("SECOND", String(seconds))
          .replace("MINUTE", minute);
      },
      untilLater: () => {
        seconds += 1;
      },
    };
  }

  test.each([1, 2, 3, 4, 5, 6])("is not judged when a minute ends after %i s", (minuteAt) => {
    const { misses, changed } = mutateValues(files, all, judgeWith(minuteAt));
    expect(misses).toEqual([]);
    expect(changed).toBe(1);
  });

  test("hides nothing that an edit alone changes", () => {
    const judge = judgeWith(2, (text) => (text.includes("az") ? text.replace("1704067200", "other") : text));
    expect(mutateValues(files, all, judge).misses).toEqual([
      'not said: ["first"] -> clock/templates/a.yaml /data/fixed',
    ]);
  });
});
