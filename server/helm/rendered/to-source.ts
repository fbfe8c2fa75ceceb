import type { Origin, TextRange } from "../../contract/place.ts";
import type { TreePath } from "../../contract/tree.ts";
import { type ManifestText, type PlacedDocument, wantedPart } from "./manifest-text.ts";
import { valuesOf } from "./places.ts";

/** A part of a manifest, and where it comes from. */
export interface TracedRange {
  readonly range: TextRange;
  readonly origin: Origin;
  /** Paths of the values that it is made from. */
  readonly values: readonly TreePath[];
}

/**
 * Where the text at an offset comes from: on a word, that word as far as one place made it; in the indentation, the
 * line's value; in the lines that name a template, the template. Undefined where nothing was rendered.
 */
export function sourceAt(manifest: ManifestText, offset: number): TracedRange | undefined {
  const placed = manifest.documentAt(offset);
  if (placed === undefined) return undefined;
  const { head, range, document } = placed;
  if (offset < range.start) {
    const place = { file: document.file, range: { start: 0, end: 0 }, grade: "include" } as const;
    return { range: { start: head.start, end: head.end - 1 }, origin: { place, related: [] }, values: [] };
  }
  const line = lineAround(document.text.text, offset - range.start);
  if (document.text.text.slice(line.start, line.end).trim() === "") return undefined;
  const part = withoutBlanks(document.text.text, partAt(placed, line, offset - range.start));
  return {
    range: { start: part.start + range.start, end: part.end + range.start },
    origin: placed.source.originOf(part.start, part.end),
    values: valuesOf(placed.source.partsOf(part.start, part.end)).map(({ path }) => path),
  };
}

function withoutBlanks(text: string, { start, end }: TextRange): TextRange {
  const part = text.slice(start, end);
  return { start: start + part.length - part.trimStart().length, end: start + part.trimEnd().length };
}

/** Offsets of the line without its line break. */
function lineAround(text: string, at: number): TextRange {
  const end = text.indexOf("\n", at);
  return { start: text.lastIndexOf("\n", at - 1) + 1, end: end === -1 ? text.length : end };
}

function partAt({ source }: PlacedDocument, line: TextRange, at: number): TextRange {
  const text = source.text.slice(line.start, line.end);
  const wanted = wantedPart(text);
  const indentation = text.length - text.trimStart().length;
  const value = { start: line.start + wanted.start, end: line.start + wanted.end };
  if (at < line.start + indentation) return value;
  const key = { start: line.start + indentation, end: value.start };
  const side = at < value.start ? key : value;
  const inside = Math.min(at, value.end - 1);
  const word = source.map.between(inside, inside + 1)[0];
  if (word === undefined) return side;
  const whole = source.map.between(side.start, side.end).find(({ segment }) => segment === word.segment);
  // Quotes and blanks belong to what stands in them.
  if (whole === undefined || /^[\s"']*$/.test(source.text.slice(whole.start, whole.end))) return side;
  return { start: whole.start, end: whole.end };
}
