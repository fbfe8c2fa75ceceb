import type { ChartCache } from "../../helm/chart/chart-cache.ts";
import { ChartError, type LoadedChart, loadChart } from "../../helm/chart/load-chart.ts";
import type { DeclaredDependency } from "../../helm/chart.ts";
import { isInside, joinPath, relativeTo } from "../../text/paths.ts";
import type { FileRecord } from "../file-record.ts";

/** Charts that name charts that name charts, at most; a chart that names itself ends here too. */
const maxDepth = 8;

/** A chart with the charts of `file://` beside it, as `helm dependency build` would pack them. */
export interface CompleteChart {
  readonly chart: LoadedChart;
  /** Folders outside the chart that it was read from. */
  readonly folders: readonly string[];
}

/**
 * Adds the dependencies that a chart names with `repository: file://../other` and that are not in its `charts/`, from the
 * folder that is meant. https://helm.sh/docs/helm/helm_dependency/
 */
export function withLocalDependencies(
  chart: LoadedChart,
  files: ReadonlyMap<string, FileRecord>,
  cache: ChartCache,
  depth = 0,
): CompleteChart {
  if (depth >= maxDepth) return { chart, folders: [] };
  const inner = chart.dependencies.map((part) => withLocalDependencies(part, files, cache, depth + 1));
  const added = chart.declared.flatMap((dependency): readonly CompleteChart[] => {
    if (chart.dependencies.some(({ metadata }) => metadata.name === dependency.name)) return [];
    const folder = localFolder(chart, dependency);
    if (folder === undefined || folder === chart.folder) return [];
    const found = read(folder, files, cache);
    if (found === undefined) return [{ chart, folders: [folder] }];
    const complete = withLocalDependencies(found, files, cache, depth + 1);
    return [{ chart: complete.chart, folders: [folder, ...complete.folders] }];
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

function localFolder(chart: LoadedChart, { repository }: DeclaredDependency): string | undefined {
  const path = /^file:\/\/(?!\/)(.+)$/.exec(repository ?? "")?.[1];
  return path === undefined ? undefined : joinPath(chart.folder, path);
}

function read(folder: string, files: ReadonlyMap<string, FileRecord>, cache: ChartCache): LoadedChart | undefined {
  try {
    return loadChart(folder, filesIn(folder, files), cache);
  } catch (error) {
    // What is wrong with it is told where it is rendered itself.
    if (error instanceof ChartError) return undefined;
    throw error;
  }
}

/** The texts of a folder's files by their paths inside it. */
export function filesIn(folder: string, files: ReadonlyMap<string, FileRecord>): ReadonlyMap<string, string> {
  const inside = new Map<string, string>();
  for (const [path, file] of files) if (isInside(path, folder)) inside.set(relativeTo(path, folder), file.text);
  return inside;
}
