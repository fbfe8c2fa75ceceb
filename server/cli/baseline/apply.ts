import type { LintResult } from "../../contract/engine.ts";
import type { Finding } from "../../contract/finding.ts";
import type { Baseline, BaselineEntry } from "./baseline.ts";

export interface BaselineOutcome {
  readonly result: LintResult;
  /** Entries whose day has passed; they hold nothing back. */
  readonly expired: number;
  /** Places in entries that no finding takes any more. */
  readonly unused: number;
}

/**
 * Holds back the findings that a baseline lists, by fingerprint, at most `count` for each file and rule.
 * @param today `2027-01-31`, UTC
 * @param isReported whether a file is selected: entries of others are not called unused
 */
export function applyBaseline(
  result: LintResult,
  baseline: Baseline,
  today: string,
  isReported: (file: string) => boolean,
): BaselineOutcome {
  const open = new Map<string, { left: number; readonly fingerprints: string[] }>();
  let expired = 0;
  for (const [file, rules] of baseline) {
    for (const [rule, entry] of rules) {
      if (isExpired(entry, today)) expired++;
      else open.set(keyOf(file, rule), { left: entry.count, fingerprints: [...entry.fingerprints] });
    }
  }
  const findings: Finding[] = [];
  const held: Finding[] = [];
  for (const finding of result.findings) {
    const entry = open.get(keyOf(finding.place.file, finding.rule));
    const at = entry === undefined || entry.left === 0 ? -1 : entry.fingerprints.indexOf(finding.fingerprint);
    if (entry === undefined || at < 0) findings.push(finding);
    else {
      entry.fingerprints.splice(at, 1);
      entry.left--;
      held.push(finding);
    }
  }
  const unused = [...open]
    .filter(([key]) => isReported(key.slice(0, key.indexOf("\0"))))
    .reduce((sum, [, { left }]) => sum + left, 0);
  return { result: withFindings(result, findings, held), expired, unused };
}

function withFindings(result: LintResult, findings: readonly Finding[], held: readonly Finding[]): LintResult {
  const of = (severity: Finding["severity"]) => findings.filter((finding) => finding.severity === severity).length;
  return {
    ...result,
    findings,
    suppressed: [...result.suppressed, ...held.map((finding) => ({ finding, reason: "in the baseline" }))],
    summary: {
      ...result.summary,
      findings: findings.length,
      errors: of("error"),
      warnings: of("warning"),
      suppressed: result.summary.suppressed + held.length,
    },
  };
}

export function isExpired({ expires }: BaselineEntry, today: string): boolean {
  return expires !== undefined && expires < today;
}

function keyOf(file: string, rule: string): string {
  return `${file}\0${rule}`;
}
