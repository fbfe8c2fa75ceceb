import type { Severity } from "../../contract/finding.ts";
import type { TextRange } from "../../contract/place.ts";
import type { ChartIdentity } from "../../contract/resource.ts";
import type { SettingKind } from "../../helm/render/set-values.ts";

/** `on`: the rule's own severity, also for a rule that is off by default. */
export type SeveritySetting = Severity | "off" | "on";

/** What one `rules:` section says of a rule; undefined where it says nothing. */
export interface RuleEntry {
  readonly severity: SeveritySetting | undefined;
  readonly options: Readonly<Record<string, unknown>> | undefined;
}

export interface Override {
  /** Undefined: all files. */
  readonly files: readonly string[] | undefined;
  /** Undefined: all objects, and places without one. */
  readonly resources:
    | readonly { readonly kind?: string; readonly name?: string; readonly namespace?: string }[]
    | undefined;
  readonly rules: ReadonlyMap<string, RuleEntry>;
}

/** One `set`, `setString`, `setJson` or `setFile` entry. */
export interface RenderSetting {
  readonly kind: SettingKind;
  readonly text: string;
  /** Where it is written in the configuration file. */
  readonly range: TextRange;
}

export interface ChartRender {
  readonly name: string;
  readonly release: string | undefined;
  /** In Helm's order. */
  readonly settings: readonly RenderSetting[];
  readonly apiVersions: readonly string[];
  readonly flavour: "helm3" | "helm4" | undefined;
  /** Paths relative to the workspace root, in order. */
  readonly values: readonly string[];
  /** Where each of them is named in the configuration file. */
  readonly valuesRanges: readonly TextRange[];
  readonly namespace: string | undefined;
}

/** Values of a chart that is not in the workspace. */
export interface ForeignValues {
  /** Globs. */
  readonly files: readonly string[];
  readonly chart: ChartIdentity;
}

/** `.planelint.yaml`, checked, with everything optional filled in. */
export interface Configuration {
  /** The file it was read from; undefined for the defaults. */
  readonly path: string | undefined;
  readonly root: boolean;
  readonly kubernetes: string | undefined;
  readonly cluster: {
    readonly nodes: number | undefined;
    readonly apiservers: number | undefined;
    readonly pods: number | undefined;
    readonly services: number | undefined;
  };
  readonly flowControl: { readonly managedElsewhere: boolean };
  readonly charts: readonly {
    readonly path: string;
    /** Where the configuration file names it. */
    readonly range: TextRange;
    readonly renders: readonly ChartRender[];
  }[];
  readonly foreignValues: readonly ForeignValues[];
  readonly rules: ReadonlyMap<string, RuleEntry>;
  readonly overrides: readonly Override[];
  readonly runbook: string | undefined;
}

export const defaultConfiguration: Configuration = {
  path: undefined,
  root: false,
  kubernetes: undefined,
  cluster: { nodes: undefined, apiservers: undefined, pods: undefined, services: undefined },
  flowControl: { managedElsewhere: false },
  charts: [],
  foreignValues: [],
  rules: new Map(),
  overrides: [],
  runbook: undefined,
};
