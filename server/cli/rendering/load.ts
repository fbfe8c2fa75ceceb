import { readFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { UnreadableFile } from "../../contract/file-system.ts";
import { ArchiveError, unpackChart } from "../../helm/chart/archive.ts";
import type { ChartFiles } from "../../helm/chart/chart-files.ts";
import { ChartError, parseValues } from "../../helm/chart/load-chart.ts";
import { mergeMaps } from "../../helm/render/coalesce.ts";
import { applySetting, SettingError, settingKinds } from "../../helm/render/set-values.ts";
import { type MapValue, map } from "../../helm/values/value.ts";
import { readChartFiles } from "../../node/chart-files.ts";
import { readText } from "../../node/read-text.ts";
import type { GivenOption } from "../arguments/parse.ts";
import { UserError } from "../exit-status.ts";
import { kindOf } from "../selection/operands.ts";

export interface ChartSource {
  /** Relative to the working directory, as messages name it. */
  readonly folder: string;
  readonly files: ChartFiles;
}

/**
 * A chart's files, from its folder or a packed chart.
 * @throws UserError when there is no chart
 */
export function readChart(operand: string, cwd: string): ChartSource {
  const absolute = resolve(cwd, operand);
  const folder = relative(cwd, absolute).split(sep).join("/");
  const kind = kindOf(absolute);
  if (kind === undefined) throw new UserError(`there is no chart ${JSON.stringify(operand)}`);
  try {
    const files = kind === "folder" ? readChartFiles(absolute) : unpackChart(readFileSync(absolute)).files;
    if (!files.has("Chart.yaml")) throw new UserError(`${operand} holds no Chart.yaml`, "name the chart's folder");
    return { folder, files };
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `${operand} cannot be read: ${reason}`,
      error instanceof ArchiveError ? "is it a packed chart?" : undefined,
    );
  }
}

export interface GivenValues {
  readonly values: MapValue;
  /** Texts of the values files by the path that messages name. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * What `--values` and the `--set` options say over the chart's own values; undefined when they say nothing.
 * @throws UserError for files that cannot be read and settings that make no sense
 */
export function readGivenValues(given: readonly GivenOption[], cwd: string): GivenValues | undefined {
  const all = (name: string) => given.flatMap((option) => (option.name === name ? [option.value ?? ""] : []));
  const read = (name: string) => {
    const text = readNamed(name, cwd);
    return { path: relative(cwd, resolve(cwd, name)).split(sep).join("/"), text };
  };
  const files = all("values").map(read);
  const settings = settingKinds.flatMap((kind) => all(kind).map((setting) => ({ kind, setting })));
  if (files.length === 0 && settings.length === 0) return undefined;
  try {
    let values = map();
    for (const { path, text } of files) values = mergeMaps(values, parseValues(path, text));
    for (const { kind, setting } of settings)
      values = applySetting(values, setting, kind, { readFile: (name) => readNamed(name, cwd) });
    return { values, texts: new Map(files.map(({ path, text }) => [path, text])) };
  } catch (error) {
    if (error instanceof ChartError) throw new UserError(`${error.file}: ${error.message}`);
    if (error instanceof SettingError) throw new UserError(error.message);
    throw error;
  }
}

function readNamed(name: string, cwd: string): string {
  try {
    const text = readText("/", resolve(cwd, name));
    if (text !== undefined) return text;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new UserError(`${name} cannot be read: ${error.reason}`);
  }
  throw new UserError(`there is no file ${JSON.stringify(name)}`);
}
