import { relative, resolve, sep } from "node:path";
import { ChartError, parseValues } from "../../helm/chart/load-chart.ts";
import { mergeMaps } from "../../helm/render/coalesce.ts";
import { applySetting, SettingError, type SettingKind, settingKinds } from "../../helm/render/set-values.ts";
import { type MapValue, map } from "../../helm/values/value.ts";
import type { ChartRender } from "../../linter/configuration/model.ts";
import { readConfiguration } from "../../linter/configuration/read.ts";
import { didYouMean } from "../arguments/did-you-mean.ts";
import type { GivenOption } from "../arguments/parse.ts";
import { UserError } from "../exit-status.ts";
import { configurationAt } from "../view/configuration-file.ts";
import { rootOf } from "../view/roots.ts";
import { readNamed, shownPath } from "./load.ts";

export interface GivenValues {
  readonly values: MapValue;
  /** Texts of the values files by the path that messages name. */
  readonly texts: ReadonlyMap<string, string>;
}

interface Setting {
  readonly kind: SettingKind;
  readonly text: string;
  /** Folder that `--set-file` reads from. */
  readonly folder: string;
}

/**
 * What a render of the configuration, `--values` and the `--set` options say over the chart's own values, in Helm's order;
 * undefined when they say nothing.
 * @param chart folder of the chart
 * @throws UserError for files that cannot be read and settings that make no sense
 */
export function readGivenValues(
  given: readonly GivenOption[],
  configured: ConfiguredRender | undefined,
  cwd: string,
): GivenValues | undefined {
  const all = (name: string) => given.flatMap((option) => (option.name === name ? [option.value ?? ""] : []));
  const read = (name: string, folder: string) => ({
    path: shownPath(resolve(folder, name), cwd),
    text: readNamed(name, folder),
  });
  const files = [
    ...(configured?.render.values.map((path) => read(path, configured.root)) ?? []),
    ...all("values").map((name) => read(name, cwd)),
  ];
  const settings = settingKinds.flatMap((kind): Setting[] => [
    ...(configured?.render.settings ?? []).flatMap((setting) =>
      setting.kind === kind ? [{ kind, text: setting.text, folder: configured?.chart ?? cwd }] : [],
    ),
    ...all(kind).map((text) => ({ kind, text, folder: cwd })),
  ]);
  if (files.length === 0 && settings.length === 0) return undefined;
  try {
    let values = map();
    for (const { path, text } of files) values = mergeMaps(values, parseValues(path, text));
    for (const { kind, text, folder } of settings)
      values = applySetting(values, text, kind, { readFile: (name) => readNamed(name, folder) });
    return { values, texts: new Map(files.map(({ path, text }) => [path, text])) };
  } catch (error) {
    if (error instanceof ChartError) throw new UserError(`${error.file}: ${error.message}`);
    if (error instanceof SettingError) throw new UserError(error.message);
    throw error;
  }
}

/** A render of the configuration, for `--render NAME`. */
export interface ConfiguredRender {
  readonly render: ChartRender;
  /** Absolute path of the root, which values files are relative to. */
  readonly root: string;
  /** Absolute path of the chart's folder. */
  readonly chart: string;
  readonly kubernetes: string | undefined;
}

/** @throws UserError when the configuration has no such render of the chart, or is wrong itself */
export function configuredRender(
  name: string,
  operand: string,
  cwd: string,
  rules: readonly string[],
): ConfiguredRender {
  const chart = resolve(cwd, operand);
  const root = rootOf(chart, cwd, chart);
  const given = configurationAt(root);
  if (given === undefined) throw new UserError(`there is no configuration that names the render ${name}`);
  const { configuration, problems } = readConfiguration(given.text, given.path, rules);
  if (configuration === undefined) throw new UserError(`${given.path}: ${problems[0]?.message ?? "it is wrong"}`);
  const folder = relative(root, chart).split(sep).join("/");
  const renders = configuration.charts.find(({ path }) => path === folder)?.renders ?? [];
  const render = renders.find((candidate) => candidate.name === name);
  if (render === undefined) {
    const names = renders.map((candidate) => candidate.name);
    const hint = didYouMean(name, names) ?? (names.length === 0 ? undefined : `there are ${names.join(", ")}`);
    throw new UserError(`${given.path} names no render ${JSON.stringify(name)} of ${operand}`, hint);
  }
  return { render, root, chart, kubernetes: configuration.kubernetes };
}
