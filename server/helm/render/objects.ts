import type { Flavour } from "../evaluate/runtime.ts";
import { printValue } from "../format/print.ts";
import { define, type FunctionTable } from "../functions/define.ts";
import { noTrace, type Source, type Trace } from "../text/source.ts";
import { isTrue } from "../values/truth.ts";
import {
  bool,
  int,
  list,
  type MapSlot,
  type MapValue,
  map,
  type ObjectValue,
  text,
  type Value,
} from "../values/value.ts";
import { builtInApiVersions } from "./api-versions.ts";
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

export interface StructExtras {
  readonly methods?: FunctionTable;
  readonly print?: string;
  readonly printCopy?: string;
  /** Names of fields in JSON; default their own. */
  readonly json?: (field: string) => string;
  /** Fields that JSON leaves out where they are empty; default none. */
  readonly omits?: (field: string) => boolean;
  readonly underlying?: ObjectValue["underlying"];
}

/** A Go struct with these fields. */
export function struct(
  goType: string,
  fields: Readonly<Record<string, Value>>,
  extras: StructExtras = {},
): ObjectValue {
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
