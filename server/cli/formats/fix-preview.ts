import { applyEdits } from "../../text/edits.ts";
import { groupBy } from "../../text/group-by.ts";
import type { LineIndex } from "../../text/line-index.ts";
import type { Region, ReportedEdit, ReportedFix } from "../report/report.ts";

export interface PreviewLine {
  readonly sign: "+" | "-" | " ";
  readonly text: string;
}

const mostLines = 12;

/** A fix as a small diff: the lines that it takes away and puts in, at most a dozen; several files are named. */
export function fixPreview(fix: ReportedFix, indexOf: (file: string) => LineIndex | undefined): readonly PreviewLine[] {
  const lines: PreviewLine[] = [];
  const edits = fix.edits.filter((edit): edit is ReportedEdit => "file" in edit);
  const files = groupBy(edits, (edit) => edit.file);
  for (const [file, inFile] of files) {
    if (fix.edits.length > inFile.length) lines.push({ sign: " ", text: file });
    const index = indexOf(file);
    if (index !== undefined) lines.push(...hunks(inFile, index));
  }
  for (const edit of fix.edits) {
    if ("create" in edit) lines.push({ sign: " ", text: `${edit.create} (new)` }, ...split(edit.newText).map(added));
  }
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines), { sign: " ", text: `… ${lines.length - mostLines} more lines` }];
}

/** Edits that share lines make one hunk. */
function hunks(edits: readonly ReportedEdit[], index: LineIndex): PreviewLine[] {
  const sorted = [...edits].sort((a, b) => a.range.start.line - b.range.start.line);
  const groups: { first: number; last: number; edits: ReportedEdit[] }[] = [];
  for (const edit of sorted) {
    const group = groups.at(-1);
    if (group !== undefined && edit.range.start.line <= group.last) {
      group.edits.push(edit);
      group.last = Math.max(group.last, edit.range.end.line);
    } else groups.push({ first: edit.range.start.line, last: edit.range.end.line, edits: [edit] });
  }
  return groups.flatMap((group) => hunk(group, index));
}

function hunk(
  group: { readonly first: number; readonly last: number; readonly edits: readonly ReportedEdit[] },
  index: LineIndex,
): PreviewLine[] {
  const start = index.startOf(group.first - 1);
  const before = index.text.slice(start, index.startOf(group.last));
  const after = applyEdits(
    before,
    group.edits.map(({ range, newText }) => ({
      range: { start: offset(range, "start", index) - start, end: offset(range, "end", index) - start },
      newText,
    })),
  );
  const [old, fresh] = [split(before), split(after)];
  while (old.length > 0 && fresh.length > 0 && old[0] === fresh[0]) {
    old.shift();
    fresh.shift();
  }
  while (old.length > 0 && fresh.length > 0 && old.at(-1) === fresh.at(-1)) {
    old.pop();
    fresh.pop();
  }
  return [...old.map((text): PreviewLine => ({ sign: "-", text: `- ${text}` })), ...fresh.map(added)];
}

function offset(range: Region, side: "start" | "end", index: LineIndex): number {
  return index.startOf(range[side].line - 1) + range[side].column - 1;
}

function added(text: string): PreviewLine {
  return { sign: "+", text: `+ ${text}` };
}

function split(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === "") lines.pop();
  return lines;
}
