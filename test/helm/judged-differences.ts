import type { Finding } from "../../server/contract/finding.ts";
import type { Fix } from "../../server/contract/fix.ts";
import type { TextRange } from "../../server/contract/place.ts";
import { allSources, type Source } from "../../server/helm/text/source.ts";
import { isNewFile, isTextEdit } from "../../server/linter/fixes/changes.ts";
import { type EditPlace, inBoth } from "../../server/linter/fixes/verify.ts";
import { changedLines } from "./changed-lines.ts";
import { type Located, type LocatedObject, locatedDifferences } from "./located-objects.ts";
import type { ObjectDifference } from "./rendered-objects.ts";

/**
 * What a difference between two renders is to the fix between them.
 * - `own`: at the finding's object, made by what was edited.
 * - `shared`: made by what was edited, too: one key makes several scalars, one helper is printed in several objects.
 * - `decided`: the edited value decides that it is printed, and makes none of it.
 * - `added`: an object that the fix adds.
 * - `other`: neither, which no fix may bring.
 */
export type DifferenceClass = "own" | "shared" | "decided" | "added" | "other";

export interface JudgedDifference extends ObjectDifference {
  readonly is: DifferenceClass;
}

/** Says of each difference that helm shows whether it stands where the fix edited. */
export function judge(
  differences: readonly ObjectDifference[],
  { before, after }: Located,
  { finding, fix }: { readonly finding: Finding; readonly fix: Fix },
): readonly JudgedDifference[] {
  const edits = editsOf(fix);
  const seen = new Set<string>();
  const isOwn = (object: string) => finding.resource === undefined || isNamed(object, finding.resource);
  const ordered = differences.toSorted((a, b) => Number(isOwn(b.object)) - Number(isOwn(a.object)));
  return ordered.map((difference): JudgedDifference => {
    const { object, path } = difference;
    const [was, is] = [before.get(object), after.get(object)];
    if (was === undefined && is !== undefined) return { ...difference, is: "added" };
    if (was === undefined || is === undefined || path === undefined) return { ...difference, is: "other" };
    const hows = locatedDifferences(was, is).flatMap((located) => {
      if (located.path !== path) return [];
      return [...howMade(was, located.before, is, located.after, edits)];
    });
    if (hows.length === 0 || hows.includes("other")) return { ...difference, is: "other" };
    const [key = ""] = hows.filter((how) => how !== "decided");
    if (key === "") return { ...difference, is: "decided" };
    const first = !seen.has(key);
    seen.add(key);
    return { ...difference, is: first && isOwn(object) ? "own" : "shared" };
  });
}

interface PlacedEdit extends EditPlace {
  readonly file: string;
}

function editsOf({ edits }: Fix): readonly PlacedEdit[] {
  const files = new Set(edits.filter(isTextEdit).map(({ file }) => file));
  const placed = [...files].flatMap((file) =>
    inBoth(edits.filter(isTextEdit).filter((edit) => edit.file === file)).map((places) => ({ ...places, file })),
  );
  const everything = { start: 0, end: Number.MAX_SAFE_INTEGER };
  const made = edits.filter(isNewFile).map(({ create }) => ({ file: create, was: everything, is: everything }));
  return [...placed, ...made];
}

/** By kind and name: a finding may leave out the namespace that the render gave. */
function isNamed(object: string, { kind, name }: NonNullable<Finding["resource"]>): boolean {
  const words = object.replace(/ \(\d+\)$/, "").split(" ");
  return words[0] === kind && (name === undefined || words.at(-1) === name);
}

/** The edits behind each stretch that changed, `decided`, or `other`. */
function* howMade(
  was: LocatedObject,
  before: TextRange | undefined,
  is: LocatedObject,
  after: TextRange | undefined,
  edits: readonly PlacedEdit[],
): Iterable<string> {
  for (const [gone, come] of changedLines(was.text, before, is.text, after)) {
    const hit = edits.findIndex(
      (edit) =>
        (come !== undefined && makes(is, come, edit.file, edit.is)) ||
        (gone !== undefined && makes(was, gone, edit.file, edit.was)),
    );
    if (hit !== -1) yield String(hit);
    else if (edits.some((edit) => decides(was, gone, edit.file, edit.was) || decides(is, come, edit.file, edit.is)))
      yield "decided";
    else yield "other";
  }
}

function makes({ map }: LocatedObject, range: TextRange, file: string, edited: TextRange): boolean {
  return map.between(range.start, range.end).some(({ segment, start, end, offset }) => {
    const [source] = segment.sources;
    if (offset >= 0 && source?.file === file) return touches({ start: offset, end: offset + end - start }, edited);
    return segment.sources.some((other) => standsIn(other, file, edited));
  });
}

function decides({ map }: LocatedObject, range: TextRange | undefined, file: string, edited: TextRange): boolean {
  if (range === undefined) return false;
  const absences = map.absencesBetween(range.start, range.end).map(({ segment }) => segment);
  return [...map.between(range.start, range.end).map(({ segment }) => segment), ...absences].some(
    ({ control, absence }) =>
      [...allSources({ sources: [], control }), ...(absence === undefined ? [] : allSources(absence.read))].some(
        (source) => standsIn(source, file, edited),
      ),
  );
}

function standsIn(source: Source, file: string, edited: TextRange): boolean {
  return source.file === file && source.range !== undefined && touches(source.range, edited);
}

function touches(a: TextRange, b: TextRange): boolean {
  return a.start <= b.end && b.start <= a.end;
}
