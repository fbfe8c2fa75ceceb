import { type CodeAction, CodeActionKind } from "vscode-languageserver";
import type { Engine } from "../../contract/engine.ts";
import type { Finding } from "../../contract/finding.ts";
import type { Fix } from "../../contract/fix.ts";
import { fixAll as applyAll } from "../../linter/fixes/fix-all.ts";
import { type OffsetEdit, startOfLine } from "../../text/edits.ts";
import type { ActionContext } from "./code-action.ts";
import { documentEdit } from "./workspace-edit.ts";

export const fixAllKind = `${CodeActionKind.SourceFixAll}.planelint`;

/** All safe fixes of this document that stay inside it, as one edit: applied, linted and applied again until none is left. */
export function fixAll(context: ActionContext): CodeAction[] {
  const { root, path, snapshot } = context;
  const before = snapshot.textOf(path) ?? "";
  if (!snapshot.findings(path).some((finding) => finding.fixes.some((fix) => isSafeHere(fix, path)))) return [];
  const after = root.whatIf(path, (engine) => fixedText(engine, path));
  if (after === undefined) return [];
  const { range, newText } = changedLines(before, after);
  const edit = documentEdit(context, { range: snapshot.lines(path).linesOf(range), newText });
  return [{ title: "Fix all safely fixable Planelint findings in this file", kind: fixAllKind, edit }];
}

function fixedText(engine: Engine, path: string): string | undefined {
  const accept = (finding: Finding, fix: Fix) => finding.place.file === path && isSafeHere(fix, path);
  return applyAll(engine, { safety: "safe", selection: [path], accept }).texts.get(path);
}

function isSafeHere(fix: Fix, path: string): boolean {
  return fix.safety === "safe" && fix.edits.every((edit) => "file" in edit && edit.file === path);
}

/** The lines that differ, as one edit: cursors and folds outside of it stay. */
function changedLines(before: string, after: string): OffsetEdit {
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same++;
  const start = startOfLine(before, same);
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  while (tail > 0 && before[before.length - tail - 1] !== "\n") tail--;
  return { range: { start, end: before.length - tail }, newText: after.slice(start, after.length - tail) };
}
