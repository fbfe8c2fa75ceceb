import type { LoadedChart } from "../../helm/chart/load-chart.ts";
import { folderOfLocal } from "../../helm/chart.ts";

/** Charts that name charts that name charts, at most; a chart that names itself ends here too. */
const maxDepth = 8;

/** A chart with the charts of `file://` beside it, as `helm dependency build` would pack them. */
export interface CompleteChart {
  readonly chart: LoadedChart;
  /** Files and folders outside the chart that it was read from. */
  readonly folders: readonly string[];
}

/** The way to charts beside a chart. */
export interface LocalCharts {
  /** The folder that a path means, seen from another folder; undefined outside of the workspace. */
  resolve(folder: string, path: string): string | undefined;
  /** The chart in a folder, without one when there is none or it is broken, and what was read for it. */
  read(folder: string): { readonly chart: LoadedChart | undefined; readonly folders: readonly string[] };
}

/**
 * Adds the dependencies that a chart names with `repository: file://../other` and that are not in its `charts/`, from the
 * folder that is meant. https://helm.sh/docs/helm/helm_dependency/
 */
export function withLocalDependencies(chart: LoadedChart, local: LocalCharts, depth = 0): CompleteChart {
  if (depth >= maxDepth) return { chart, folders: [] };
  const inner = chart.dependencies.map((part) => withLocalDependencies(part, local, depth + 1));
  const added = chart.declared.flatMap((dependency): readonly CompleteChart[] => {
    if (chart.dependencies.some(({ metadata }) => metadata.name === dependency.name)) return [];
    const folder = folderOfLocal(chart.folder, dependency.repository, local.resolve);
    if (folder === undefined || folder === chart.folder) return [];
    const found = local.read(folder);
    if (found.chart === undefined) return [{ chart, folders: found.folders }];
    const complete = withLocalDependencies(found.chart, local, depth + 1);
    return [{ chart: complete.chart, folders: [...found.folders, ...complete.folders] }];
  });
  const folders = [...inner, ...added].flatMap((part) => part.folders);
  if (folders.length === 0) return { chart, folders };
  const names = new Set<string>();
  const dependencies = [...inner, ...added].flatMap((part) => {
    // One that is not there stands for its folder alone; one named twice, under two aliases, is one chart.
    if (part.chart === chart || names.has(part.chart.folder)) return [];
    names.add(part.chart.folder);
    return [part.chart];
  });
  return { chart: { ...chart, dependencies }, folders };
}
