import type { LoadedChart } from "../chart/load-chart.ts";
import type { Flavour } from "../evaluate/runtime.ts";
import { printValue } from "../format/print.ts";
import { define, type FunctionTable } from "../functions/define.ts";
import { copyOfMap } from "../functions/dicts.ts";
import { noTrace, type Source, type Trace } from "../text/source.ts";
import { isTrue } from "../values/truth.ts";
import {
  anyMap,
  bool,
  entryOf,
  int,
  list,
  type MapSlot,
  type MapValue,
  map,
  noneOf,
  type ObjectValue,
  text,
  type Value,
} from "../values/value.ts";
import { builtInApiVersions } from "./api-versions.ts";
import type { NamedChart } from "./coalesce.ts";
import { seenVersion } from "./kubernetes-version.ts";
import type { RenderOptions } from "./options.ts";

function objectTrace(name: string): Trace {
  return { sources: [{ type: "object", name } satisfies Source], control: undefined };
}

/** `.Release`. */
export function releaseObject(options: RenderOptions): MapValue {
  const upgrade = options.isUpgrade ?? false;
  const entries: Readonly<Record<string, (trace: Trace) => Value>> = {
    Name: (trace) => text(options.releaseName ?? "release", trace),
    Namespace: (trace) => text(options.namespace ?? "default", trace),
    Revision: (trace) => int(1, trace),
    IsUpgrade: (trace) => bool(upgrade, trace),
    IsInstall: (trace) => bool(!upgrade, trace),
    Service: (trace) => text("Helm", trace),
  };
  return map(
    Object.entries(entries).map(([name, make]) => [
      name,
      { value: make(objectTrace(`Release.${name}`)), key: noTrace },
    ]),
  );
}

/** `.Capabilities`. */
export function capabilitiesObject(options: RenderOptions, flavour: Flavour): ObjectValue {
  const pkg = packageOf(flavour);
  const { version, printed, major, minor } = seenVersion(options.kubernetes, flavour);
  const trace = objectTrace("Capabilities.KubeVersion");
  const kubeVersion = struct(
    `${pkg}.KubeVersion`,
    { Version: text(version, trace), Major: text(major, trace), Minor: text(minor, trace) },
    {
      methods: { String: define([], () => text(printed, trace)), GitVersion: define([], () => text(version, trace)) },
      print: printed,
      printCopy: flavour === "helm3" ? `{${version} ${major} ${minor}}` : `{${version} ${printed} ${major} ${minor}}`,
    },
  );
  const known = new Set([...builtInApiVersions, ...(options.apiVersions ?? [])]);
  const versionsTrace = objectTrace("Capabilities.APIVersions");
  const names = list(
    [...known].map((name) => text(name, versionsTrace)),
    "[]string",
    versionsTrace,
  );
  const apiVersions = struct(
    `${pkg}.VersionSet`,
    {},
    {
      methods: { Has: define(["string"], ([name]) => bool(known.has(name.text), versionsTrace)) },
      print: printValue(names).text,
      underlying: names,
    },
  );
  const helmVersion = struct("version.BuildInfo", buildInfo[flavour], {
    json: (field) => buildInfoKeys[field] ?? field,
  });
  const fields = { KubeVersion: kubeVersion, APIVersions: apiVersions, HelmVersion: helmVersion };
  // A pointer prints as its address.
  return struct(`*${pkg}.Capabilities`, fields, { print: "0xc000000000" });
}

/** Of the releases whose behaviour this is. */
const buildInfo: Readonly<Record<Flavour, Readonly<Record<string, Value>>>> = {
  helm3: {
    Version: text("v3.17.3"),
    GitCommit: text("e4da49785aa6e6ee2b86efd5dd9e43400318262b"),
    GitTreeState: text("clean"),
    GoVersion: text("go1.23.7"),
  },
  helm4: {
    Version: text("v4.1.4"),
    GitCommit: text("05fa37973dc9e42b76e1d2883494c87174b6074f"),
    GitTreeState: text("clean"),
    GoVersion: text("go1.25.9"),
    KubeClientVersion: text("v1.35"),
  },
};

const buildInfoKeys: Readonly<Record<string, string>> = {
  Version: "version",
  GitCommit: "git_commit",
  GitTreeState: "git_tree_state",
  GoVersion: "go_version",
  KubeClientVersion: "kube_client_version",
};

function packageOf(flavour: Flavour): string {
  return flavour === "helm3" ? "chartutil" : "common";
}

interface StructExtras {
  readonly methods?: FunctionTable;
  readonly print?: string;
  readonly printCopy?: string;
  /** Names of fields in JSON; default their own. */
  readonly json?: (field: string) => string;
  /** Fields that JSON leaves out where they are empty; default none. */
  readonly omits?: (field: string) => boolean;
  readonly underlying?: ObjectValue["underlying"];
}

function struct(goType: string, fields: Readonly<Record<string, Value>>, extras: StructExtras = {}): ObjectValue {
  return {
    kind: "object",
    goType,
    trace: noTrace,
    field: (name) => fields[name],
    method: (name) => extras.methods?.[name],
    print: () =>
      extras.print ??
      `{${Object.values(fields)
        .map((field) => printValue(field).text)
        .join(" ")}}`,
    ...(extras.printCopy !== undefined && { printCopy: () => extras.printCopy ?? "" }),
    plain: () =>
      extras.underlying ??
      map(
        Object.entries(fields).flatMap(([name, value]): readonly [string, MapSlot][] => {
          if (extras.omits?.(name) === true && !isTrue(value)) return [];
          return [[extras.json?.(name) ?? name, { value, key: noTrace }]];
        }),
      ),
    ...(extras.underlying === undefined ? {} : { underlying: extras.underlying }),
  };
}

/** Fields of `.Chart`: Go's name, the key in Chart.yaml, and what stands there when the key is missing. */
const chartFields: readonly (readonly [string, string, "text" | "list" | "map" | "bool"])[] = [
  ["Name", "name", "text"],
  ["Home", "home", "text"],
  ["Sources", "sources", "list"],
  ["Version", "version", "text"],
  ["Description", "description", "text"],
  ["Keywords", "keywords", "list"],
  ["Maintainers", "maintainers", "list"],
  ["Icon", "icon", "text"],
  ["APIVersion", "apiVersion", "text"],
  ["Condition", "condition", "text"],
  ["Tags", "tags", "text"],
  ["AppVersion", "appVersion", "text"],
  ["Deprecated", "deprecated", "bool"],
  ["Annotations", "annotations", "map"],
  ["KubeVersion", "kubeVersion", "text"],
  ["Dependencies", "dependencies", "list"],
  ["Type", "type", "text"],
];

/** `.Chart`: a struct in Helm 3, where an unknown field is an error, a map in Helm 4. */
export function chartObject({ chart, name, disabled }: NamedChart, isRoot: boolean, flavour: Flavour): Value {
  // Templates may change what they see; the file's content serves other renders, too.
  const chartFile = copyOfMap(chart.chartFile);
  const fields: [string, Value][] = chartFields.map(([field, key, type]) => [
    field,
    chartField(chartFile, key, type, flavour),
  ]);
  const all = new Map<string, Value>([
    ...fields,
    ["Name", renamed(chartFile, name)],
    ["Dependencies", enabledDependencies(chart, chartFile, disabled, flavour)],
    ["IsRoot", bool(isRoot)],
  ]);
  if (flavour === "helm4") return map([...all].map(([key, value]) => [key, { value, key: noTrace }]));
  const print = `{{${fields.map(([, value]) => printValue(value).text).join(" ")}} ${isRoot}}`;
  // In JSON, fields have the names that they have in the file, and those that are empty are left out.
  const keys = new Map(chartFields.map(([field, key]) => [field, key]));
  const json = (field: string) => keys.get(field) ?? field;
  return struct("struct { chart.Metadata; IsRoot bool }", Object.fromEntries(all), {
    print,
    json,
    omits: (field) => keys.has(field),
  });
}

/** Without those that are disabled, and under the names that aliases give them. */
function enabledDependencies(
  chart: LoadedChart,
  chartFile: MapValue,
  disabled: ReadonlySet<string>,
  flavour: Flavour,
): Value {
  const all = chartField(chartFile, "dependencies", "list", flavour);
  if (all.kind !== "list" || all.isNil === true) return all;
  const enabled = all.items.flatMap((item, index): readonly Value[] => {
    const key = chart.declared[index]?.key;
    if (key === undefined || disabled.has(key)) return [];
    if (item.kind === "map") item.entries.set("Name", { value: text(key, item.trace), key: noTrace });
    return [item];
  });
  return list(enabled, all.goType, all.trace);
}

function renamed(chartFile: MapValue, name: string): Value {
  const own = entryOf(chartFile, "name");
  return own.kind === "text" && own.text.text === name ? own : text(name);
}

function chartField(chartFile: MapValue, key: string, type: "text" | "list" | "map" | "bool", flavour: Flavour): Value {
  const value = entryOf(chartFile, key);
  if (!noneOf(value)) {
    // Versions written as numbers (`appVersion: 1.10`) are read as texts, as far as YAML left them.
    if (type === "text") return value.kind === "text" ? value : text(printValue(value));
    if (type === "map" && value.kind === "map") return { ...value, goType: annotationsType };
    return type === "list" ? capitalized(value) : value;
  }
  switch (type) {
    case "text":
      return text("");
    case "list":
      return flavour === "helm3" ? { ...list([]), isNil: true } : list([]);
    case "map":
      return { ...map([], annotationsType), isNil: true };
    case "bool":
      return bool(false);
  }
}

const annotationsType = "map[string]string";

/** Maintainers and dependencies are structs with Go's field names. */
function capitalized(value: Value): Value {
  if (value.kind !== "list") return value;
  return list(
    value.items.map((item) => (item.kind === "map" ? capitalizedMap(item) : item)),
    value.goType,
    value.trace,
  );
}

function capitalizedMap(item: MapValue): Value {
  const names: Readonly<Record<string, string>> = { url: "URL", "import-values": "ImportValues" };
  const fields = [...item.entries].map(([key, slot]): [string, Value] => [
    names[key] ?? key[0]?.toUpperCase() + key.slice(1),
    slot.value,
  ]);
  return map(
    fields.map(([key, value]) => [key, { value, key: noTrace }]),
    anyMap,
    item.trace,
  );
}
