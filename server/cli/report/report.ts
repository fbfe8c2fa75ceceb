import type { NoticeKind, Severity } from "../../contract/finding.ts";
import type { FixSafety } from "../../contract/fix.ts";
import type { PlaceGrade } from "../../contract/place.ts";
import type { SignalName } from "../terminal/signals.ts";

/** From 1, in UTF-16 code units, as editors count. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** `end` is exclusive. */
export interface Region {
  readonly start: Position;
  readonly end: Position;
}

export interface ReportedEdit {
  readonly file: string;
  readonly range: Region;
  readonly newText: string;
}

export interface ReportedNewFile {
  readonly create: string;
  readonly newText: string;
}

export interface ReportedFix {
  readonly title: string;
  readonly safety: FixSafety;
  readonly edits: readonly (ReportedEdit | ReportedNewFile)[];
}

export interface ReportedFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly file: string;
  readonly range: Region;
  readonly place: PlaceGrade;
  readonly resource?: { readonly kind: string; readonly namespace?: string; readonly name?: string };
  readonly count: number;
  readonly renders: readonly string[];
  readonly related: readonly { readonly file: string; readonly range: Region; readonly message: string }[];
  readonly incidents: readonly string[];
  readonly fingerprint: string;
  readonly estimate?: {
    readonly quantity: string;
    readonly value: number;
    readonly unit: string;
    readonly assumptions: readonly string[];
  };
  readonly fixes: readonly ReportedFix[];
}

export interface ReportedNotice {
  readonly kind: NoticeKind;
  readonly file: string;
  readonly range: Region;
  readonly message: string;
}

export interface SuppressedFinding {
  readonly finding: ReportedFinding;
  readonly reason?: string;
}

export interface Unread {
  readonly file: string;
  readonly reason: string;
}

export interface Interruption {
  readonly signal: SignalName;
  /** Files that would have been looked at. */
  readonly files: number;
}

/**
 * What a run says: the JSON format prints it as it is, the other formats are made from it. Described for users by
 * `schemas/report.schema.json`. Files are relative to the working directory, with `/`.
 */
export interface Report {
  readonly version: 1;
  readonly findings: readonly ReportedFinding[];
  /** Only with `--show-suppressed`. */
  readonly suppressed?: readonly SuppressedFinding[];
  readonly notices: readonly ReportedNotice[];
  readonly unread: readonly Unread[];
  /** Only when a signal ended the run: what was found in the files that had been looked at, which the summary counts. */
  readonly interrupted?: Interruption;
  readonly tool: { readonly name: "planelint"; readonly version: string };
  readonly kubernetes: { readonly version: string; readonly from: "flag" | "configuration" | "evidence" | "assumed" };
  readonly summary: {
    readonly files: number;
    readonly resources: number;
    readonly charts: number;
    readonly findings: number;
    readonly errors: number;
    readonly warnings: number;
    readonly suppressed: number;
  };
}
