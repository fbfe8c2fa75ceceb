import type { Severity } from "./finding.ts";

/** The version that rules judge by, and how it is known. */
export interface KubernetesVersion {
  readonly major: number;
  readonly minor: number;
  /** `assumed`: nothing told, the oldest minor still supported upstream; messages that rest on it say so. */
  readonly from: "flag" | "configuration" | "evidence" | "assumed";
}

/** The configuration as a rule sees it: defaults filled in, overrides for this file and resource applied. */
export interface EffectiveConfiguration {
  readonly kubernetes: KubernetesVersion;
  readonly cluster: {
    /** Undefined when not declared; then estimates state what they assume. */
    readonly nodes: number | undefined;
    readonly apiservers: number | undefined;
    readonly pods: number | undefined;
    readonly services: number | undefined;
  };
  readonly flowControl: { readonly managedElsewhere: boolean };
  /** Path of the team's runbook, relative to the root. */
  readonly runbook: string | undefined;
  /** False on standard input: then only what is in the input is in view, and a missing object is unknown. */
  readonly wholeViewKnown: boolean;
}

export interface RuleSetting {
  /** `off`, or the severity to report with in place of the rule's own; milder cases stay mild. Undefined: the rule's own. */
  readonly severity: Severity | "off" | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}
