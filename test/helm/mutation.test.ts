import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadChart } from "../../server/helm/chart/load-chart.ts";
import { manifestsOf, printManifests } from "../../server/helm/render/manifests.ts";
import { renderChart } from "../../server/helm/render/render-chart.ts";
import { mutateValues } from "./mutation.ts";
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
      (files) => {
        const { templates } = renderChart(loadChart("", files));
        if (templates.some((template) => template.output === undefined)) return undefined;
        return printManifests(manifestsOf(templates, "helm4"));
      },
    );
    expect(counts.misses).toEqual([]);
    expect(counts.changed).toBeGreaterThan(0);
  });
});
