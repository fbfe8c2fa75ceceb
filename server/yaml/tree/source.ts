import type { TextEdit } from "../../contract/fix.ts";
import type { Origin, TextRange } from "../../contract/place.ts";

/**
 * Where the text of a tree stands. A document of a file shifts offsets by its start; an embedded text maps them through
 * the scalar that holds it; a blanked template knows which ranges actions print. Offsets are into {@link text}.
 */
export interface TreeSource {
  readonly file: string;
  /** The text that was parsed. */
  readonly text: string;
  originOf(start: number, end: number): Origin;
  /** The edits that replace a range; undefined where that cannot be done exactly. */
  replace(start: number, end: number, newText: string): readonly TextEdit[] | undefined;
  /** False when keys and items may come from out of view: a template, a patch. */
  readonly complete: boolean;
  /** True when something unknown (a template action) prints into the range. */
  isUnknown(start: number, end: number): boolean;
  /** False when the range stands in a part that exists only perhaps. */
  isCertain(start: number, end: number): boolean;
}

/**
 * A stretch of a plain file.
 * @param offset where it starts; a function for what moves when something above it is edited
 */
export function fileSource(file: string, text: string, offset: number | (() => number), complete = true): TreeSource {
  const now = () => (typeof offset === "number" ? offset : offset());
  const rangeOf = (start: number, end: number): TextRange => ({ start: now() + start, end: now() + end });
  return {
    file,
    text,
    complete,
    originOf: (start, end) => ({ place: { file, range: rangeOf(start, end), grade: "exact" }, related: [] }),
    replace: (start, end, newText) => [{ file, range: rangeOf(start, end), newText }],
    isUnknown: () => false,
    isCertain: () => true,
  };
}
