import { noTrace, type Trace } from "../text/source.ts";
import { TextBuilder } from "../text/text-builder.ts";
import type { TrackedText } from "../text/tracked-text.ts";

/** Output of the emitter, with the column that folding depends on. */
export class LineWriter {
  column = 0;
  private readonly builder = new TextBuilder();
  private atLineStart = true;

  constructor(
    /** Column behind which texts are folded. */
    readonly width: number,
    readonly bestIndent: number,
  ) {}

  append(part: TrackedText): void {
    if (part.length === 0 && part.segments.length === 0) return;
    this.builder.append(part);
    this.moved(part.text);
  }

  write(text: string, trace: Trace): void {
    this.builder.add(text, trace);
    this.moved(text);
  }

  /** Starts a line unless one has just been started. */
  newLine(indentation: number): void {
    if (!this.atLineStart) this.write("\n", noTrace);
    this.indent(indentation);
  }

  indent(size: number): void {
    if (size > 0) this.write(" ".repeat(size), noTrace);
  }

  /** Says that the text that was written ended its line. */
  lineDone(): void {
    this.atLineStart = true;
    this.column = 0;
  }

  finish(): TrackedText {
    if (!this.atLineStart) this.write("\n", noTrace);
    return this.builder.finish();
  }

  private moved(text: string): void {
    if (text === "") return;
    const start = text.lastIndexOf("\n") + 1;
    if (start > 0) this.column = 0;
    this.column += characters(text, start);
    this.atLineStart = start === text.length;
  }
}

/** How many characters of a text stand behind an offset. */
function characters(text: string, start: number): number {
  let count = text.length - start;
  for (let at = start; at < text.length; at += 1) if (isSecondHalf(text, at)) count -= 1;
  return count;
}

/** Whether the second half of a surrogate pair stands at an offset. */
function isSecondHalf(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 0xdc00 || unit > 0xdfff || at === 0) return false;
  const before = text.charCodeAt(at - 1);
  return before >= 0xd800 && before <= 0xdbff;
}
