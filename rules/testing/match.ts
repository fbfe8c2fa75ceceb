import type { Finding } from "../../server/contract/finding.ts";
import { LineIndex } from "../../server/text/line-index.ts";
import type { Expectation } from "./markers.ts";

/** Compares findings with the markers; what does not fit, in words. Empty when all is as expected. */
export function mismatches(
  findings: readonly Finding[],
  expectations: readonly Expectation[],
  files: ReadonlyMap<string, string>,
): string[] {
  const open = new Set(findings);
  const complaints: string[] = [];
  const unmet: Expectation[] = [];
  for (const expectation of expectations) {
    const match = [...open].find((finding) => differences(finding, expectation, files).length === 0);
    if (match) open.delete(match);
    else unmet.push(expectation);
  }
  for (const expectation of unmet) {
    const near = [...open].find((finding) => isAtLine(finding, expectation, files));
    const where = `${expectation.file}:${expectation.line}`;
    if (near) {
      open.delete(near);
      complaints.push(`${where}: ${differences(near, expectation, files).join("; ")}`);
    } else {
      complaints.push(`${where}: expected ${expectation.rule}, found nothing`);
    }
  }
  for (const finding of open)
    complaints.push(`${whereIs(finding, files)}: unexpected ${finding.rule}: ${finding.message}`);
  return complaints;
}

/** `file:line:column` of a finding, from 1. */
export function whereIs({ place }: Finding, files: ReadonlyMap<string, string>): string {
  const { line, start, end } = positionOf(place.file, place.range.start, place.range.end, files);
  return `${place.file}:${line}:${start}-${end}`;
}

function differences(finding: Finding, expected: Expectation, files: ReadonlyMap<string, string>): string[] {
  const at = positionOf(finding.place.file, finding.place.range.start, finding.place.range.end, files);
  const result: string[] = [];
  const differ = (what: string, wanted: unknown, found: unknown) =>
    result.push(`expected ${what} ${wanted}, found ${found}`);
  if (finding.place.file !== expected.file || at.line !== expected.line) {
    differ("a finding at", `${expected.file}:${expected.line}`, `${finding.place.file}:${at.line}`);
  }
  if (finding.rule !== expected.rule) differ("rule", expected.rule, finding.rule);
  const { columns } = expected;
  if (columns && (columns.start !== at.start || columns.end !== at.end)) {
    differ("columns", `[${columns.start}-${columns.end}]`, `[${at.start}-${at.end}]`);
  }
  if (expected.severity && expected.severity !== finding.severity)
    differ("severity", expected.severity, finding.severity);
  if (expected.grade && expected.grade !== finding.place.grade) differ("place", expected.grade, finding.place.grade);
  if (expected.count !== undefined && expected.count !== finding.count) differ("count", expected.count, finding.count);
  for (const part of expected.messages) {
    if (!finding.message.includes(part))
      differ("a message with", JSON.stringify(part), JSON.stringify(finding.message));
  }
  const related = finding.related.map(
    ({ file, range }) => `${file}:${positionOf(file, range.start, range.end, files).line}`,
  );
  for (const place of expected.related) {
    if (!related.includes(place)) differ("the related place", place, related.join(", ") || "none");
  }
  return result;
}

function isAtLine(finding: Finding, expected: Expectation, files: ReadonlyMap<string, string>): boolean {
  const { file, range } = finding.place;
  return file === expected.file && positionOf(file, range.start, range.end, files).line === expected.line;
}

/** From 1. A range over several lines is cut at the end of its first one. */
function positionOf(file: string, start: number, end: number, files: ReadonlyMap<string, string>) {
  const index = new LineIndex(files.get(file) ?? "");
  const from = index.positionAt(start);
  const to = index.positionAt(end);
  const last = to.line === from.line ? to.character : index.lineText(from.line).length;
  return { line: from.line + 1, start: from.character + 1, end: last + 1 };
}
