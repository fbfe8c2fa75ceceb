import { type CodeAction, CodeActionKind } from "vscode-languageserver";
import type { Engine } from "../../contract/engine.ts";
import type { TextEdit } from "../../contract/fix.ts";
import { applyEdits, overlap } from "../../text/edits.ts";
import type { ActionContext } from "./code-action.ts";

export const fixAllKind = `${CodeActionKind.SourceFixAll}.planelint`;

/** A fix can bring another finding to light; more rounds than this mean that two fixes undo each other. */
const maximumRounds = 10;

/** All safe fixes of this document that stay inside it, as one edit: applied, linted and applied again until none is left. */
export function fixAll({ root, path, snapshot, features }: ActionContext): CodeAction[] {
  const before = snapshot.textOf(path);
  if (before === undefined || !snapshot.findings(path).some((finding) => finding.fixes.some(isSafe))) return [];
  const after = root.whatIf(path, (engine) => fixedText(engine, path, before));
  const difference = minimalEdit(before, after);
  if (!difference) return [];
  const edit = { range: snapshot.lines(path).linesOf(difference.range), newText: difference.newText };
  const uri = root.uriOf(path);
  return [
    {
      title: "Fix all safely fixable Planelint findings in this file",
      kind: fixAllKind,
      edit: features.documentChanges
        ? {
            documentChanges: [
              { textDocument: { uri, version: root.openDocument(path)?.version ?? null }, edits: [edit] },
            ],
          }
        : { changes: { [uri]: [edit] } },
    },
  ];

  function isSafe(fix: { readonly safety: string; readonly edits: readonly object[] }): boolean {
    return fix.safety === "safe" && fix.edits.every((edit) => "file" in edit && edit.file === path);
  }
}

function fixedText(engine: Engine, path: string, before: string): string {
  let text = before;
  for (let round = 0; round < maximumRounds; round++) {
    const edits: TextEdit[] = [];
    for (const finding of engine.lint([path]).findings) {
      if (finding.place.file !== path) continue;
      const fix = finding.fixes.find(({ safety }) => safety === "safe");
      const own = fix?.edits.filter((edit): edit is TextEdit => "file" in edit && edit.file === path) ?? [];
      // Of fixes that touch the same text the first goes now, the others in the next round. All of a fix, or nothing.
      if (own.length > 0 && own.length === fix?.edits.length && !overlap([...edits, ...own])) edits.push(...own);
    }
    if (edits.length === 0) break;
    text = applyEdits(text, edits);
    engine.update(path, text);
  }
  return text;
}

/** The smallest single edit that turns one text into another, so that cursors and folds outside of it stay. */
function minimalEdit(
  before: string,
  after: string,
): { range: { start: number; end: number }; newText: string } | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { range: { start, end: before.length - end }, newText: after.slice(start, after.length - end) };
}
