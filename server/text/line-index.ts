import type { TextRange } from "../contract/place.ts";
import { trimEndOf } from "./trim-end.ts";

/** Line and character, both from 0, as the Language Server Protocol counts them. */
export interface LinePosition {
  readonly line: number;
  readonly character: number;
}

/** Turns offsets into lines and back. `\n`, `\r\n` and a lone `\r` end a line. */
export class LineIndex {
  readonly #starts: readonly number[];

  constructor(readonly text: string) {
    this.#starts = lineStarts(text);
  }

  get lineCount(): number {
    return this.#starts.length;
  }

  /** Offset of a line's first character; beyond the last line, the end of the text. */
  startOf(line: number): number {
    return this.#starts[line] ?? this.text.length;
  }

  /** The line's text without its line break. */
  lineText(line: number): string {
    return trimEndOf(this.text.slice(this.startOf(line), this.startOf(line + 1)), "\r\n");
  }

  /** Offsets outside the text count as its start or end. */
  positionAt(offset: number): LinePosition {
    const inside = Math.max(0, Math.min(offset, this.text.length));
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.startOf(middle) <= inside) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: inside - this.startOf(low) };
  }

  /** Positions beyond a line's end count as its end. */
  offsetAt(position: LinePosition): number {
    const start = this.startOf(position.line);
    return Math.min(start + Math.max(0, position.character), start + this.lineText(position.line).length);
  }

  linesOf(range: TextRange): { readonly start: LinePosition; readonly end: LinePosition } {
    return { start: this.positionAt(range.start), end: this.positionAt(range.end) };
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
  }
  return starts;
}
