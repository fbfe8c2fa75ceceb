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
    const newline = text.lastIndexOf("\n");
    const tail = newline === -1 ? text : text.slice(newline + 1);
    this.column = (newline === -1 ? this.column : 0) + characters(tail);
    if (text !== "") this.atLineStart = text.endsWith("\n");
  }
}

function characters(text: string): number {
  let count = text.length;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: quick test for plain ASCII
  if (/^[\x00-\x7f]*$/.test(text)) return count;
  for (const character of text) if (character.length === 2) count -= 1;
  return count;
}
