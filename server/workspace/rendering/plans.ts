import type { Chart } from "../../contract/resource.ts";
import { isInside, joinPath, relativeTo } from "../../text/paths.ts";
import type { Structure } from "../structure/structure.ts";
import type { RenderPlan } from "./chart-render.ts";

const defaultPlan: RenderPlan = { name: undefined, valuesFiles: [], namespace: undefined };

/** A chart below `charts/` of another is rendered with it. */
export function isSubchart({ folder, parentFolder }: Chart): boolean {
  return parentFolder !== undefined && isInside(folder, joinPath(parentFolder, "charts") ?? "charts");
}

/** The sets of values that a chart is linted with: those that the configuration names, else its own defaults. */
export function plansOf(chart: Chart, structure: Structure): readonly RenderPlan[] {
  const declared = structure.declared.find((item) => item.folder === chart.folder);
  return declared === undefined || declared.renders.length === 0 ? [defaultPlan] : declared.renders;
}

/**
 * All sets of values that somebody may want to see a chart with: those that it is linted with, then each other values file
 * of the chart alone, such as `ci/*-values.yaml`, under its path inside the chart.
 */
export function allPlansOf(chart: Chart, structure: Structure): readonly RenderPlan[] {
  const linted = plansOf(chart, structure);
  const used = new Set([joinPath(chart.folder, "values.yaml"), ...linted.flatMap(({ valuesFiles }) => valuesFiles)]);
  const names = new Set(linted.map(({ name }) => name));
  const others = structure.valuesFilesOf(chart).flatMap((path): RenderPlan[] => {
    const name = isInside(path, chart.folder) ? relativeTo(path, chart.folder) : path;
    return used.has(path) || names.has(name) ? [] : [{ name, valuesFiles: [path], namespace: undefined }];
  });
  return [...linted, ...others];
}

/** The chart as part of which a file is rendered: its own, or the one around that. */
export function renderedChartOf(path: string, structure: Structure): Chart | undefined {
  const chart = structure.valuesRole(path)?.local ?? structure.chartOf(path);
  return chart && structure.outermost(chart);
}
