import { readFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { UnreadableFile } from "../../contract/file-system.ts";
import { ArchiveError, unpackChart } from "../../helm/chart/archive.ts";
import { ChartError, type LoadedChart, loadChart } from "../../helm/chart/load-chart.ts";
import { readChartFiles } from "../../node/chart-files.ts";
import { readText } from "../../node/read-text.ts";
import { type CompleteChart, withLocalDependencies } from "../../workspace/rendering/local-dependencies.ts";
import { UserError } from "../exit-status.ts";
import { contains, kindOf } from "../selection/operands.ts";
import { rootOf } from "../view/roots.ts";

/**
 * Reads a chart, from its folder or a packed chart, with the charts of `file://` that lie in the same root.
 * @param operand as it was given; files are named relative to the working directory
 * @throws UserError when there is no chart
 */
export function readChart(operand: string, cwd: string): LoadedChart {
  const absolute = resolve(cwd, operand);
  const kind = kindOf(absolute);
  if (kind === undefined) throw new UserError(`there is no chart ${JSON.stringify(operand)}`);
  const root = rootOf(absolute, cwd, absolute);
  try {
    const files = kind === "folder" ? readChartFiles(absolute, root) : unpackChart(readFileSync(absolute)).files;
    if (!files.has("Chart.yaml")) throw new UserError(`${operand} holds no Chart.yaml`, "name the chart's folder");
    return withBeside(loadChart(shownPath(absolute, cwd), files), root, cwd).chart;
  } catch (error) {
    if (error instanceof UserError) throw error;
    if (error instanceof ChartError) throw new UserError(`${error.file}: ${error.message}`);
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `${operand} cannot be read: ${reason}`,
      error instanceof ArchiveError ? "is it a packed chart?" : undefined,
    );
  }
}

function withBeside(chart: LoadedChart, root: string, cwd: string): CompleteChart {
  return withLocalDependencies(chart, {
    resolve(folder, path) {
      const absolute = resolve(cwd, folder, path);
      return contains(root, absolute) && kindOf(absolute) === "folder" ? shownPath(absolute, cwd) : undefined;
    },
    read(folder) {
      const files = readChartFiles(resolve(cwd, folder), root);
      return { chart: files.has("Chart.yaml") ? loadChart(folder, files) : undefined, folders: [folder] };
    },
  });
}

/** As messages name it: relative to the working directory, with `/`. */
export function shownPath(absolute: string, cwd: string): string {
  return relative(cwd, absolute).split(sep).join("/");
}

/** @throws UserError for a file that is not there or cannot be read */
export function readNamed(name: string, folder: string): string {
  try {
    const text = readText("/", resolve(folder, name));
    if (text !== undefined) return text;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new UserError(`${name} cannot be read: ${error.reason}`);
  }
  throw new UserError(`there is no file ${JSON.stringify(name)}`);
}
