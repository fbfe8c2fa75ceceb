import { visible } from "./visible.ts";
import { displayWidth } from "./width.ts";

/** What is shown of a line: its text cut to fit, and the marks below it. */
export interface CodeFrame {
  readonly source: string;
  readonly marks: string;
}

const cutMark = "…";
const shownBefore = 24;

/**
 * One source line with `^~~~` under a part of it. Text is made visible; a line that does not fit is cut on both sides
 * of the mark, so a file of one endless line costs nothing.
 * @param start first marked UTF-16 unit, from 0
 * @param end the unit after the last marked one; what lies beyond the line is not marked
 * @param width columns that are free
 */
export function codeFrame(line: string, start: number, end: number, width: number): CodeFrame {
  const from = Math.min(start, line.length);
  const left = from + 8 > width && from > shownBefore ? from - shownBefore : 0;
  const room = Math.max(16, width - 2);
  const right = Math.min(line.length, left + room);
  const before = `${left > 0 ? cutMark : ""}${shown(line.slice(left, from))}`;
  const markEnd = Math.max(from, Math.min(end, right));
  const marked = shown(line.slice(from, markEnd));
  const after = `${shown(line.slice(markEnd, right))}${right < line.length ? cutMark : ""}`;
  return {
    source: before + marked + after,
    marks: " ".repeat(displayWidth(before)) + "^".padEnd(Math.max(1, displayWidth(marked)), "~"),
  };
}

/** A tab takes one column here, so that marks stand where they should in every terminal. */
function shown(text: string): string {
  return visible(text.replace(/\t/g, " "));
}
