import { type MutationCounts, noCounts } from "./mutation-counts.ts";
import type { Target, ValuesEdit } from "./mutation-targets.ts";
import { tests } from "./predictions.ts";
import type { RenderedDocument } from "./rendered-document.ts";
import { movedLists, type PrintedDocument, pairDocuments, type Scalars, scalarsOf } from "./rendered-scalars.ts";
import type { UneditedDocument } from "./unedited-render.ts";

/** A change of a values text, and the scalar that it changes. */
export interface TargetEdit {
  readonly target: Target;
  readonly edit: ValuesEdit;
}

/**
 * Holds what is said of a chart's documents against what helm printed of them before the edit and after it.
 * @param said and @param before are of the same documents
 */
export function judgeEdit(
  said: readonly RenderedDocument[],
  before: readonly UneditedDocument[],
  after: readonly PrintedDocument[],
  edit: TargetEdit,
): MutationCounts {
  const counts = noCounts();
  for (const [at, partner] of pairDocuments(said, after).entries()) {
    const [document, was] = [said[at], before[at]];
    const text = partner === undefined ? undefined : after[partner]?.text;
    if (document === undefined || was === undefined) continue;
    if (text === undefined) counts.gone += 1;
    else compare(document, was, text, edit, counts);
  }
  return counts;
}

/** Scalars are compared where both documents have them, but not below lists that changed their length. */
function compare(
  document: RenderedDocument,
  was: UneditedDocument,
  text: string,
  { target, edit }: TargetEdit,
  counts: MutationCounts,
): void {
  const after: Scalars | undefined = was.text === text ? undefined : scalarsOf(text);
  const moved = after === undefined ? [] : movedLists(was.lists, after.lists);
  if (moved.length > 0) counts.moved += 1;
  const compared = (key: string) =>
    !/checksum/.test(key) &&
    !was.unstable.has(key) &&
    was.values.has(key) &&
    (after === undefined || after.values.has(key)) &&
    !moved.some((list) => key.startsWith(list));
  const changed = (key: string) => after !== undefined && after.values.get(key) !== was.values.get(key);
  for (const prediction of document.single.get(target.place) ?? []) {
    const { path } = prediction;
    if (!tests(edit, prediction) || !compared(path)) continue;
    counts.singleSaid += 1;
    if (changed(path)) counts.singleRight += 1;
    else counts.misses.push(`not changed: ${target.path} -> ${document.source} ${path}`);
  }
  if (after === undefined) return;
  for (const [key, scalar] of document.scalars) {
    if (!changed(key) || !compared(key)) continue;
    counts.changed += 1;
    if (scalar.from.has(target.place) || scalar.decided.has(target.place)) counts.foundChanged += 1;
    else counts.misses.push(`not said: ${target.path} -> ${document.source} ${key}`);
  }
}
