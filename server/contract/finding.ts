import type { Fix } from "./fix.ts";
import type { Place, RelatedPlace, TextRange } from "./place.ts";

export const severities = ["hint", "info", "warning", "error"] as const;
/** From least to most severe; `severities.indexOf` compares. */
export type Severity = (typeof severities)[number];

export interface ResourceName {
  readonly kind: string;
  readonly namespace?: string;
  readonly name?: string;
}

/** A load that a finding causes, with everything that was assumed to compute it. */
export interface Estimate {
  readonly quantity: string;
  readonly value: number;
  /** `writes/s`, `requests/s`, `objects`, `bytes`, `seats`, … */
  readonly unit: string;
  readonly assumptions: readonly string[];
}

export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  /** What is wrong, why it hurts, what to do. */
  readonly message: string;
  readonly place: Place;
  readonly related: readonly RelatedPlace[];
  readonly resource?: ResourceName;
  /** How many objects or loop rounds show the hazard at this one place. */
  readonly count: number;
  /** Names of the chart renders that show it; empty for what is not rendered. */
  readonly renders: readonly string[];
  /** Ids of the incident library. */
  readonly incidents: readonly string[];
  readonly estimate?: Estimate;
  readonly fixes: readonly Fix[];
  /** Survives moved lines: made of rule, file, resource and path, not of offsets. */
  readonly fingerprint: string;
}

export type NoticeKind =
  | "template-failed"
  | "values-required"
  | "values-refused"
  | "dependency-missing"
  | "limit-reached"
  | "rule-crashed"
  | "unused-suppression"
  | "invalid-suppression"
  | "invalid-yaml"
  | "invalid-configuration"
  | "ignored-configuration";

/** Something the user should know that is no hazard. Those that mean that something was not looked at change the exit status. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly file: string;
  readonly range: TextRange;
  readonly message: string;
}
