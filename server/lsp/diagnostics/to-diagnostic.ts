import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from "vscode-languageserver";
import type { Finding, Notice, NoticeKind, Severity } from "../../contract/finding.ts";
import { rulePageUrl } from "../../contract/links.ts";
import type { Root } from "../roots/root.ts";
import type { Snapshot } from "../roots/snapshot.ts";

export const source = "planelint";

/** Travels with a diagnostic to the client and back into a code action request. */
export interface DiagnosticData {
  readonly fingerprint: string;
  readonly fixes: readonly { readonly title: string; readonly safety: string }[];
}

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

export function findingDiagnostic(finding: Finding, root: Root, snapshot: Snapshot, related: boolean): Diagnostic {
  const data: DiagnosticData = {
    fingerprint: finding.fingerprint,
    fixes: finding.fixes.map(({ title, safety }) => ({ title, safety })),
  };
  return {
    range: snapshot.lines(finding.place.file).linesOf(finding.place.range),
    severity: severities[finding.severity],
    source,
    code: finding.rule,
    codeDescription: { href: rulePageUrl(finding.rule) },
    message: finding.message,
    ...(related &&
      finding.related.length > 0 && {
        relatedInformation: finding.related.map(({ file, range, message }) => ({
          location: { uri: root.uriOf(file), range: snapshot.lines(file).linesOf(range) },
          message,
        })),
      }),
    data,
  };
}

/** What is no hazard stays in the background, but for a configuration that does not count as written. */
const noticeSeverities: Readonly<Record<NoticeKind, DiagnosticSeverity>> = {
  "template-failed": DiagnosticSeverity.Information,
  "values-required": DiagnosticSeverity.Information,
  "values-refused": DiagnosticSeverity.Information,
  "dependency-missing": DiagnosticSeverity.Information,
  "limit-reached": DiagnosticSeverity.Information,
  "rule-crashed": DiagnosticSeverity.Information,
  "unused-suppression": DiagnosticSeverity.Hint,
  "invalid-suppression": DiagnosticSeverity.Information,
  "invalid-yaml": DiagnosticSeverity.Hint,
  "invalid-configuration": DiagnosticSeverity.Error,
  "ignored-configuration": DiagnosticSeverity.Information,
};

export function noticeDiagnostic(notice: Notice, snapshot: Snapshot): Diagnostic {
  return {
    range: snapshot.lines(notice.file).linesOf(notice.range),
    severity: noticeSeverities[notice.kind],
    source,
    code: notice.kind,
    message: notice.message,
    ...(notice.kind === "unused-suppression" && { tags: [DiagnosticTag.Unnecessary] }),
  };
}
