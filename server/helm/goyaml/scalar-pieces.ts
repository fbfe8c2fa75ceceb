import type { TextRange } from "../../contract/place.ts";

/** A part of a scalar's value; `range` where it stands in the source as it is. */
export interface ScalarPiece {
  readonly text: string;
  readonly range: TextRange | undefined;
}

/** Where the parts of a scalar's value stand in its source: whole, line by line in a literal block, or unknown. */
export function scalarPieces(
  source: string,
  style: string | undefined,
  range: TextRange,
  value: string,
): readonly ScalarPiece[] {
  if (value === "") return [];
  const written = source.slice(range.start, range.end);
  if (style === "BLOCK_LITERAL") return literalPieces(source, range, value);
  const start = style === "QUOTE_SINGLE" || style === "QUOTE_DOUBLE" ? range.start + 1 : range.start;
  if (written.startsWith(value, start - range.start))
    return [{ text: value, range: { start, end: start + value.length } }];
  return [{ text: value, range: undefined }];
}

/** Lines of a literal block stand one by one in the source, behind their indentation. */
function literalPieces(source: string, range: TextRange, value: string): readonly ScalarPiece[] {
  const pieces: ScalarPiece[] = [];
  let at = source.indexOf("\n", range.start) + 1;
  const lines = value.split("\n");
  for (const [index, line] of lines.entries()) {
    const last = index === lines.length - 1;
    if (last && line === "") break;
    const newline = source.indexOf("\n", at);
    const end = newline === -1 ? source.length : newline;
    const contentEnd = source[end - 1] === "\r" ? end - 1 : end;
    const start = contentEnd - line.length;
    if (line !== "") {
      const found = start >= at && source.slice(start, contentEnd) === line;
      pieces.push({ text: line, range: found ? { start, end: contentEnd } : undefined });
    }
    if (!last) pieces.push({ text: "\n", range: newline === -1 ? undefined : { start: end, end: end + 1 } });
    at = end + 1;
  }
  return pieces;
}
