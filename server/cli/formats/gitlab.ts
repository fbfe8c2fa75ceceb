import { createHash } from "node:crypto";
import type { Severity } from "../../contract/finding.ts";
import type { Format } from "./format.ts";
import { logSafeJson } from "./log-safe.ts";

const severityOf: Readonly<Record<Severity, string>> = {
  error: "critical",
  warning: "major",
  info: "minor",
  hint: "info",
};

/** GitLab's code quality report. GitLab drops entries that share a fingerprint, so repeated ones get a number. */
export const gitlab: Format = (report) => {
  const seen = new Map<string, number>();
  const entries = report.findings.map(({ rule, severity, message, file, range, fingerprint }) => {
    const round = seen.get(fingerprint) ?? 0;
    seen.set(fingerprint, round + 1);
    return {
      description: message,
      check_name: rule,
      fingerprint: createHash("sha256").update(`${fingerprint}#${round}`).digest("hex"),
      severity: severityOf[severity],
      location: { path: file, lines: { begin: range.start.line, end: range.end.line } },
    };
  });
  return logSafeJson(entries);
};
