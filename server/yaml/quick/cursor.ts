export const lineFeed = 10;
export const space = 32;
export const hash = 35;
export const minus = 45;
export const colon = 58;
const tab = 9;

/** Thrown where a text leaves what the quick reader knows; caught where it was started. One object: it tells nothing. */
export class GiveUp extends Error {}
const gaveUp = new GiveUp("not for the quick reader");

export function giveUp(): never {
  throw gaveUp;
}

/** Where reading stands between two things that are neither blank nor comment. */
export class Cursor {
  /** Offset of the next character to read. */
  pos = 0;
  /** Column of the content at {@link pos}, once {@link toContent} has found it; -1 at the end of the text. */
  indent = -1;
  /** End of the last node with the blanks, comments and line breaks that the library counts to it (`range[2]`). */
  end = 0;
  /** The deepest column of a comment between the last node and {@link pos} that belongs to no node yet; -1 without one. */
  comments = -1;

  /** A plain scalar's words: no space, and `:` only in front of something. */
  private readonly plain = /(?:[!-9;-\uffff]+|:(?![ \t\n]|$)| +(?=[!"$-9;-\uffff]|:(?![ \t\n]|$)))*/y;

  constructor(readonly text: string) {}

  /** The character at an offset; NaN at the end. */
  at(offset: number): number {
    return this.text.charCodeAt(offset);
  }

  /** Whether a line break or the end of the text stands there. */
  isLineEnd(offset: number): boolean {
    const code = this.text.charCodeAt(offset);
    return code === lineFeed || Number.isNaN(code);
  }

  /** Whether what stands there makes an indicator of the character before it. */
  isBlank(offset: number): boolean {
    const code = this.text.charCodeAt(offset);
    if (code === tab) giveUp();
    return code === space || code === lineFeed || Number.isNaN(code);
  }

  skipSpaces(offset: number): number {
    let i = offset;
    while (this.text.charCodeAt(i) === space) i++;
    return i;
  }

  /** End of the part of a plain scalar that stands on the line, without blanks behind it. `: ` and ` #` end it. */
  plainEnd(start: number): number {
    this.plain.lastIndex = start;
    this.plain.test(this.text);
    const end = this.plain.lastIndex;
    const next = this.skipSpaces(end);
    const code = this.text.charCodeAt(next);
    if (code === colon) this.isBlank(next + 1);
    else if (code < space && code !== lineFeed) giveUp();
    return end;
  }

  /** Offset behind the line that an offset stands in. */
  nextLine(offset: number): number {
    const end = this.text.indexOf("\n", offset);
    return end < 0 ? this.text.length : end + 1;
  }

  /**
   * From the start of a line to the next content.
   * @param owner column of the collection whose last node takes comments that stand deeper than it, as long as none that
   * stands less deep came before; Infinity where no node takes any
   */
  toContent(owner: number): void {
    this.comments = -1;
    for (;;) {
      const i = this.skipSpaces(this.pos);
      const code = this.text.charCodeAt(i);
      const column = i - this.pos;
      if (code === lineFeed) {
        this.pos = i + 1;
      } else if (code === hash) {
        this.pos = this.nextLine(i);
        if (this.comments < 0 && column > owner) this.end = this.pos;
        else if (column > this.comments) this.comments = column;
      } else {
        if (code === tab) giveUp();
        this.pos = i;
        this.indent = Number.isNaN(code) ? -1 : column;
        return;
      }
    }
  }
}
