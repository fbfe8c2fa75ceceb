import { resolve } from "node:path";
import { ChartError, parseValues } from "../../helm/chart/load-chart.ts";
import { mergeMaps } from "../../helm/render/coalesce.ts";
import { applySetting, SettingError, type SettingKind, settingKinds } from "../../helm/render/set-values.ts";
import { type MapValue, map } from "../../helm/values/value.ts";
import type { GivenOption } from "../arguments/parse.ts";
import { UserError } from "../exit-status.ts";
import type { ConfiguredRender } from "./configured.ts";
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
