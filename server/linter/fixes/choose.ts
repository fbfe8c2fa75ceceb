import type { Finding } from "../../contract/finding.ts";
import type { Fix, TextEdit } from "../../contract/fix.ts";
import { isNewFile, isTextEdit } from "./changes.ts";

export interface ChosenFix {
  readonly finding: Finding;
  readonly fix: Fix;
}

/**
 * Those fixes that can be applied together, first come first served. Two that touch or meet at one place do not go
 * together: both may have been made for the same gap, and what the second wants is seen anew after the first.
 */
export function chooseCompatible(candidates: readonly ChosenFix[]): ChosenFix[] {
  const taken: TextEdit[] = [];
  const made = new Set<string>();
  return candidates.filter(({ fix }) => {
    const edits = fix.edits.filter(isTextEdit);
    const files = fix.edits.filter(isNewFile).map(({ create }) => create);
    if (files.some((path) => made.has(path))) return false;
    if (edits.some((edit) => taken.some((other) => meet(edit, other)))) return false;
    taken.push(...edits);
    for (const path of files) made.add(path);
    return true;
  });
}

function meet(a: TextEdit, b: TextEdit): boolean {
  return a.file === b.file && a.range.start <= b.range.end && b.range.start <= a.range.end;
}
