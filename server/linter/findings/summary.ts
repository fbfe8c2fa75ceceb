import type { LintSummary } from "../../contract/engine.ts";
import type { Finding } from "../../contract/finding.ts";
import type { SourceDocument } from "../../contract/source.ts";
import type { FileRecord } from "../../workspace/file-record.ts";
import type { SubjectReport } from "../running/rule-runner.ts";
import type { Selection } from "./selection.ts";

interface InView {
  readonly files: Iterable<FileRecord>;
  /** Folders of the charts. */
  readonly charts: readonly string[];
  readonly subjects: Iterable<SubjectReport>;
}

/** Counts what is selected. */
export function summarize(
  inView: InView,
  selection: Selection,
  findings: readonly Finding[],
  suppressed: number,
): LintSummary {
  const files = [...inView.files].filter(({ path, kind }) => selection.has(path) && kind !== "ignored");
  return {
    files: files.length,
    resources: countResources(files, inView.subjects, selection),
    charts: inView.charts.filter((folder) => selection.hasChart(folder)).length,
    findings: findings.length,
    errors: findings.filter(({ severity }) => severity === "error").length,
    warnings: findings.filter(({ severity }) => severity === "warning").length,
    suppressed,
  };
}

/** Objects of the documents that a rule looked at; the others are not parsed, and count one for each document with a `kind`. */
function countResources(files: readonly FileRecord[], subjects: Iterable<SubjectReport>, selection: Selection): number {
  const known = new Map<SourceDocument, number>();
  for (const { type, place } of subjects) {
    if (place.document === undefined || !selection.has(place.file)) continue;
    known.set(place.document, (known.get(place.document) ?? 0) + (type === "resource" ? 1 : 0));
  }
  let count = 0;
  for (const { kind, records } of files) {
    if (kind !== "manifest" && kind !== "template") continue;
    for (const { document, kinds } of records) count += known.get(document) ?? Math.min(1, kinds.size);
  }
  return count;
}
