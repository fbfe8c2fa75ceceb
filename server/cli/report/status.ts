import { type Severity, severities } from "../../contract/finding.ts";
import { count } from "../../kubernetes/load/numbers.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import { plural } from "../formats/plural.ts";
import type { Interruption, Report, ReportedNotice } from "./report.ts";

export interface StatusLimits {
  readonly failOn: Severity;
  /** Warnings fail only above this; undefined: as every other severity. */
  readonly maxWarnings: number | undefined;
}

/** Whether findings alone make the run fail. */
export function hasFailingFindings(report: Report, { failOn, maxWarnings }: StatusLimits): boolean {
  const least = severities.indexOf(failOn);
  const warnings = report.findings.filter(({ severity }) => severity === "warning").length;
  if (maxWarnings !== undefined && warnings > maxWarnings) return true;
  return report.findings.some(
    ({ severity }) => severities.indexOf(severity) >= least && !(severity === "warning" && maxWarnings !== undefined),
  );
}

/** What the run could not do: files that were not read or are not there, rules that crashed, limits that were reached. */
export function troubles(report: Report): string[] {
  const unread = report.unread.map(({ file, reason }) => `${file} was not read: ${reason}`);
  const notices = report.notices
    .filter(isTrouble)
    .map(({ file, range, message }) => `${file}:${range.start.line}:${range.start.column}: ${message}`);
  return [
    ...unread,
    ...notices,
    ...(report.interrupted === undefined ? [] : [interruptionOf(report.interrupted, report)]),
  ];
}

/** A notice that means that something was not looked at as it should have been. */
export function isTrouble({ kind }: Pick<ReportedNotice, "kind">): boolean {
  return kind === "rule-crashed" || kind === "limit-reached" || kind === "invalid-configuration";
}

function interruptionOf({ signal, files }: Interruption, { summary }: Report): string {
  const seen = `${count(summary.files)} of ${plural(files, "file")}`;
  return `interrupted by ${signal}: ${seen} had been looked at, fixes that had not been tried are not shown, and nothing was written but the report`;
}

export function statusOf(report: Report, limits: StatusLimits): ExitStatus {
  if (report.interrupted !== undefined) return exitStatus[report.interrupted.signal];
  if (troubles(report).length > 0) return exitStatus.failure;
  return hasFailingFindings(report, limits) ? exitStatus.findings : exitStatus.clean;
}
