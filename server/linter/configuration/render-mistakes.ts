import { applySetting, SettingError, type SettingKind, settingKinds } from "../../helm/render/set-values.ts";
import { map } from "../../helm/values/value.ts";
import type { ConfigurationFile } from "../generated/configuration-file.ts";
import type { Mistake } from "./explain.ts";
import { settingKeys } from "./normalize.ts";
import { joinInside } from "./paths.ts";

/** What no schema can tell of a file's `charts`: settings that make no sense, names and charts that are there twice. */
export function renderMistakes(file: ConfigurationFile): readonly Mistake[] {
  const charts = file.charts ?? [];
  const folders = charts.map(({ path }) => (path === undefined ? undefined : (joinInside("", path) ?? "")));
  return charts.flatMap(({ renders = [], path }, i) => {
    const names = renders.map(({ name }) => name);
    return [
      ...(folders[i] !== undefined && folders.indexOf(folders[i]) < i
        ? [mistake(["charts", i, "path"], `${path} is there twice. Put all renders of a chart into one list.`)]
        : []),
      ...renders.flatMap((render, j) => [
        ...(names.indexOf(render.name) < j
          ? [mistake(["charts", i, "renders", j, "name"], `Another render of this chart is named "${render.name}".`)]
          : []),
        ...settingKinds.flatMap((kind) =>
          (render[settingKeys[kind]] ?? []).flatMap((setting, k) => {
            const message = settingProblem(kind, setting);
            return message === undefined
              ? []
              : [mistake(["charts", i, "renders", j, settingKeys[kind], k], `helm refuses this setting: ${message}.`)];
          }),
        ),
      ]),
    ];
  });
}

function mistake(path: Mistake["path"], message: string): Mistake {
  return { path, key: undefined, message };
}

/** As far as it is wrong without the values that it goes over. */
function settingProblem(kind: SettingKind, setting: string): string | undefined {
  try {
    applySetting(map(), setting, kind);
    return undefined;
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}
