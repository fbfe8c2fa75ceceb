import type { TextRange } from "../../contract/place.ts";
import { type SettingKind, settingKinds } from "../../helm/render/set-values.ts";
import type { ConfigurationFile, RuleSettings } from "../generated/configuration-file.ts";
import type { ChartRender, Configuration, ForeignValues, RuleEntry, SeveritySetting } from "./model.ts";
import { joinInside } from "./paths.ts";

/** Gives the range of what stands at a path in the file. */
export type RangeOf = (path: readonly (string | number)[]) => TextRange;

/** Brings a file that passed the schema into the form that the linter works with. */
export function normalize(file: ConfigurationFile, path: string, rangeOf: RangeOf): Configuration {
  return {
    path,
    root: file.root ?? false,
    kubernetes: file.kubernetes,
    cluster: {
      nodes: file.cluster?.nodes,
      apiservers: file.cluster?.apiservers,
      pods: file.cluster?.pods,
      services: file.cluster?.services,
    },
    flowControl: { managedElsewhere: file.flowControl?.managedElsewhere ?? false },
    charts: (file.charts ?? []).flatMap(({ path, renders = [] }, i) => {
      if (path === undefined) return [];
      const folder = joinInside("", path) ?? "";
      return [
        {
          path: folder,
          range: rangeOf(["charts", i, "path"]),
          renders: renders.map((render, j) => renderOf(folder, render, ["charts", i, "renders", j], rangeOf)),
        },
      ];
    }),
    foreignValues: (file.charts ?? []).flatMap(foreignValuesOf),
    rules: entries(file.rules),
    overrides: (file.overrides ?? []).map(({ files, resources, rules }) => ({
      files,
      resources,
      rules: entries(rules),
    })),
    runbook: file.runbook === undefined ? undefined : joinInside("", file.runbook),
  };
}

type ChartInFile = NonNullable<ConfigurationFile["charts"]>[number];
type RenderInFile = NonNullable<ChartInFile["renders"]>[number];

function foreignValuesOf({ values, chart, version, repository }: ChartInFile): ForeignValues[] {
  if (values === undefined || chart === undefined) return [];
  const identity = {
    name: chart,
    ...(version !== undefined && { version }),
    ...(repository !== undefined && { repository }),
  };
  return [{ files: values, chart: identity }];
}

/** Keys of a render with settings, by their kind. */
export const settingKeys = {
  "set-json": "setJson",
  set: "set",
  "set-string": "setString",
  "set-file": "setFile",
} as const satisfies Readonly<Record<SettingKind, string>>;

function renderOf(
  folder: string,
  render: RenderInFile,
  at: readonly (string | number)[],
  rangeOf: RangeOf,
): ChartRender {
  const settings = settingKinds.flatMap((kind) => {
    const key = settingKeys[kind];
    return (render[key] ?? []).map((text, k) => ({ kind, text, range: rangeOf([...at, key, k]) }));
  });
  const values = (render.values ?? []).flatMap((value) => joinInside(folder, value) ?? []);
  const valuesRanges = values.map((_, k) => rangeOf([...at, "values", k]));
  const { name, release, namespace, apiVersions = [], helm } = render;
  const flavour = helm === undefined ? undefined : helm === 3 ? "helm3" : "helm4";
  return { name, release, values, valuesRanges, settings, namespace, apiVersions, flavour };
}

function entries(settings: RuleSettings | undefined): ReadonlyMap<string, RuleEntry> {
  const pairs: readonly (readonly [string, unknown])[] = Object.entries(settings ?? {});
  return new Map(pairs.map(([id, setting]) => [id, entryOf(setting)]));
}

function entryOf(setting: unknown): RuleEntry {
  if (typeof setting !== "object" || setting === null) return { severity: severityOf(setting), options: undefined };
  const { severity, options } = setting as { severity?: unknown; options?: Record<string, unknown> };
  return { severity: severityOf(severity), options };
}

/** YAML 1.1 tools turn `off` and `on` into booleans, so both forms are read. */
function severityOf(value: unknown): SeveritySetting | undefined {
  if (value === false) return "off";
  if (value === true) return "on";
  return value as SeveritySetting | undefined;
}
