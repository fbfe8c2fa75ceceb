import type { Notice } from "../../contract/finding.ts";
import type { TextRange } from "../../contract/place.ts";
import { contentOf, type FileContent } from "../../helm/chart/chart-files.ts";
import { mergeMaps } from "../../helm/render/coalesce.ts";
import { applySetting, SettingError, type SettingKind } from "../../helm/render/set-values.ts";
import { type MapValue, map } from "../../helm/values/value.ts";
import { gitCryptMark } from "../../text/git-crypt.ts";
import { joinPath } from "../../text/paths.ts";
import type { RenderPlan } from "./chart-render.ts";
import type { ChartFilesInView } from "./chart-source.ts";

/** A setting, and where the configuration says it. */
export interface PlanSetting {
  readonly kind: SettingKind;
  readonly text: string;
  readonly file: string;
  readonly range: TextRange;
}

/** What a plan lays over a chart's own values. */
export interface PlanValues {
  /** Undefined: nothing. */
  readonly values: MapValue | undefined;
  /** Values files that are not there or locked, settings that helm refuses. */
  readonly notices: readonly Notice[];
  /** What it was made of; the same things give the same values. */
  readonly inputs: readonly unknown[];
  /** Paths that `setFile` names, and of values files that are no text in view. */
  readonly files: readonly string[];
}

/** @param readValues parses a values file, or gives what it gave for the same text */
export function planValues(
  folder: string,
  plan: RenderPlan,
  view: ChartFilesInView,
  readValues: (path: string, text: string) => MapValue,
): PlanValues {
  const notices: Notice[] = [];
  const files = new Map<string, string>();
  const overlays = plan.valuesFiles.flatMap((path, index) => {
    const file = view.files.get(path);
    if (file !== undefined) return [readValues(path, file.text)];
    const place = plan.valuesPlaces?.[index];
    if (place === undefined) return [];
    const text = asText(contentOf(view.parts.demand(path)));
    files.set(path, text);
    notices.push({ ...place, ...whyUnread(path, text) });
    return [];
  });
  const settings = plan.settings ?? [];
  if (overlays.length === 0 && settings.length === 0) {
    return { values: undefined, notices, inputs: [], files: [...files.keys()] };
  }
  const readFile = (written: string): string => {
    const path = joinPath(folder, written);
    if (path === undefined) throw new SettingError(`${written} lies outside the workspace`);
    const content = view.files.get(path)?.text ?? contentOf(view.parts.demand(path));
    const text = asText(content);
    files.set(path, text);
    if (text === "") throw new SettingError(`the file ${path} is not there, or empty`);
    return text;
  };
  let values = overlays.slice(1).reduce<MapValue>(mergeMaps, overlays[0] ?? map());
  for (const { kind, text, file, range } of settings) {
    const source = { type: "values", file, range, path: [text.split("=")[0] ?? text], missing: false } as const;
    try {
      values = applySetting(values, text, kind, { readFile, source });
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      notices.push({ kind: "invalid-configuration", file, range, message: error.message });
    }
  }
  return { values, notices, inputs: [...overlays, ...settings, ...files.values()], files: [...files.keys()] };
}

/** A values file that is no text in view. Where git-crypt holds it locked, the chart goes without it: nobody made a mistake. */
function whyUnread(path: string, text: string): Pick<Notice, "kind" | "message"> {
  if (text.startsWith(gitCryptMark)) {
    const message = `the values file ${path} is encrypted by git-crypt: the chart is rendered without it`;
    return { kind: "values-required", message };
  }
  return { kind: "invalid-configuration", message: `the values file ${path} is not there` };
}

function asText(content: FileContent): string {
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}
