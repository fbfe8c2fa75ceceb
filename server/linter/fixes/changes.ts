import type { Fix, NewFile, TextEdit } from "../../contract/fix.ts";
import { applyEdits, overlap } from "../../text/edits.ts";

export type TextOf = (path: string) => string | undefined;

/** A fix that cannot be applied: the reason, for people. */
export class RefusedFix extends Error {
  constructor(
    readonly fix: Fix,
    readonly reason: string,
  ) {
    super(`${fix.title}: ${reason}`);
    this.name = "RefusedFix";
  }
}

/**
 * New texts of the files that the fixes touch; all fixes together, each whole.
 * @throws RefusedFix when edits overlap, a file to be edited does not exist, or one to be made does
 */
export function applyFixes(fixes: readonly Fix[], textOf: TextOf): Map<string, string> {
  const edits = new Map<string, TextEdit[]>();
  const made = new Map<string, string>();
  for (const fix of fixes) {
    for (const edit of fix.edits) {
      if (isNewFile(edit)) {
        if (!isInside(edit.create)) throw new RefusedFix(fix, `${edit.create} lies outside the workspace`);
        if (textOf(edit.create) !== undefined || made.has(edit.create))
          throw new RefusedFix(fix, `${edit.create} exists`);
        made.set(edit.create, edit.newText);
        continue;
      }
      const known = edits.get(edit.file) ?? [];
      if (textOf(edit.file) === undefined) throw new RefusedFix(fix, `${edit.file} does not exist`);
      if (overlap([...known, edit])) throw new RefusedFix(fix, `its edits of ${edit.file} overlap others`);
      edits.set(edit.file, [...known, edit]);
    }
  }
  const result = new Map(made);
  for (const [file, list] of edits) result.set(file, applyEdits(textOf(file) ?? "", list));
  return result;
}

export function isNewFile(edit: TextEdit | NewFile): edit is NewFile {
  return "create" in edit;
}

export function isTextEdit(edit: TextEdit | NewFile): edit is TextEdit {
  return !isNewFile(edit);
}

function isInside(path: string): boolean {
  return path !== "" && !/^(?:\/|[A-Za-z]:)|\\|(?:^|\/)\.\.?(?:\/|$)/.test(path);
}
