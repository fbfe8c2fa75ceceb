import type { TextRange } from "../contract/place.ts";

export interface OffsetEdit {
  readonly range: TextRange;
  readonly newText: string;
}

/** True when two of the edits touch the same characters; insertions at one offset do not overlap. */
export function overlap(edits: readonly OffsetEdit[]): boolean {
  const sorted = inOrder(edits);
  return sorted.some((edit, i) => {
    const next = sorted[i + 1];
    return next !== undefined && edit.range.end > next.range.start;
  });
}

/**
 * Applies edits whose offsets all mean the text as given. Insertions at one offset keep their order.
 * @throws RangeError when edits overlap or lie outside the text: a caller's mistake that would corrupt a file.
 */
export function applyEdits(text: string, edits: readonly OffsetEdit[]): string {
  let result = "";
  let position = 0;
  for (const { range, newText } of inOrder(edits)) {
    if (range.start < position || range.end < range.start || range.end > text.length) {
      throw new RangeError(`edit ${range.start}-${range.end} overlaps another or lies outside the text`);
    }
    result += text.slice(position, range.start) + newText;
    position = range.end;
  }
  return result + text.slice(position);
}

function inOrder(edits: readonly OffsetEdit[]): OffsetEdit[] {
  return [...edits].sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}

/** The line break that a text uses: that of its first line, `\n` if it has one line. */
export function lineBreakOf(text: string): "\n" | "\r\n" {
  const first = text.indexOf("\n");
  return first > 0 && text[first - 1] === "\r" ? "\r\n" : "\n";
}

/** Offset of the end of the line that holds `offset`, before its line break. */
export function endOfLine(text: string, offset: number): number {
  for (let i = offset; i < text.length; i++) {
    const character = text[i];
    if (character === "\n" || character === "\r") return i;
  }
  return text.length;
}

/** Offset of the start of the line that holds `offset`. */
export function startOfLine(text: string, offset: number): number {
  let i = offset;
  while (i > 0 && text[i - 1] !== "\n" && text[i - 1] !== "\r") i--;
  return i;
}

/** Offset of the first character of the next line, or the end of the text. */
export function nextLine(text: string, offset: number): number {
  const end = endOfLine(text, offset);
  if (text.startsWith("\r\n", end)) return end + 2;
  return Math.min(end + 1, text.length);
}
