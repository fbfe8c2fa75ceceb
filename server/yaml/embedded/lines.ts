import type { TextRange } from "../../contract/place.ts";

export interface Line {
  readonly start: number;
  /** Before the line's end mark. */
  readonly end: number;
  /** Start of the next line, or the text's end. */
  readonly next: number;
}

/** The lines of a text; `\n` and `\r\n` end one. An empty last line is left out. */
export function* linesOf(text: string): Generator<Line> {
  let start = 0;
  while (start < text.length) {
    const newline = text.indexOf("\n", start);
    const next = newline < 0 ? text.length : newline + 1;
    const end = newline < 0 ? text.length : newline > start && text[newline - 1] === "\r" ? newline - 1 : newline;
    yield { start, end, next };
    start = next;
  }
}

/** The range without blanks at its ends. */
export function trimmed(text: string, start: number, end: number): TextRange {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

export function lineStartAt(text: string, offset: number): number {
  // A negative start of the search would count as 0.
  return offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}

/** Start of the line after the one that holds `offset`, or the text's end. */
export function nextLineAt(text: string, offset: number): number {
  const newline = text.indexOf("\n", offset);
  return newline < 0 ? text.length : newline + 1;
}

/** The blanks that a line begins with. */
export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStartAt(text, offset), offset))?.[0] ?? "";
}

/** From the start of the first line of the range to the end mark of its last one. */
export function wholeLines(text: string, range: TextRange): TextRange {
  return { start: lineStartAt(text, range.start), end: nextLineAt(text, range.end) };
}

/** The lines of a range that has them for itself, apart from a comment behind it. */
export function ownLines(text: string, range: TextRange, comment: string): TextRange | undefined {
  const whole = wholeLines(text, range);
  if (text.slice(whole.start, range.start).trim() !== "") return undefined;
  const rest = text.slice(range.end, whole.end).trim();
  return rest === "" || rest.startsWith(comment) ? whole : undefined;
}

export function newlineOf(text: string): "\n" | "\r\n" {
  return text.includes("\r\n") ? "\r\n" : "\n";
}
