import {
  hasLeftTrimMarker,
  leftDelimiter,
  rightDelimiter,
  rightDelimiterAt,
  trimMarkerLength,
  trimsBehind,
} from "./delimiters.ts";
import { ActionLexer } from "./lex-action.ts";
import { Token } from "./token.ts";

/**
 * Cuts a template into tokens, as Go's lexer does. After an `error` token it goes on behind the broken action, so one
 * typing mistake does not hide the rest of a file. The last token is always `eof`.
 */
export function lexTemplate(text: string): readonly Token[] {
  return new TemplateLexer(text).run();
}

class TemplateLexer {
  readonly #tokens: Token[] = [];
  readonly #actions: ActionLexer;
  readonly #spaces = /[ \t\r\n]*/y;
  readonly #opens: Finder;
  readonly #closes: Finder;
  readonly #commentEnds: Finder;
  readonly #lineEnds: Finder;
  /**
   * Characters of broken actions that may be read again, because another one opens inside: a file of nothing but opening
   * braces would cost the square of its length.
   */
  #patience: number;

  constructor(private readonly text: string) {
    this.#opens = new Finder(text, leftDelimiter);
    this.#closes = new Finder(text, rightDelimiter);
    this.#commentEnds = new Finder(text, "*/");
    this.#lineEnds = new Finder(text, "\n");
    this.#patience = 2 * text.length + 10_000;
    this.#actions = new ActionLexer(text, this.#tokens);
  }

  run(): readonly Token[] {
    const { text } = this;
    const tokens = this.#tokens;
    let at = 0;
    while (at < text.length) {
      const open = text.indexOf(leftDelimiter, at);
      const textEnd = open === -1 ? text.length : open;
      const trims = open !== -1 && hasLeftTrimMarker(text, open + leftDelimiter.length);
      const kept = trims ? trimmedEnd(text, at, textEnd) : textEnd;
      if (kept > at) tokens.push(new Token("text", text, at, kept));
      if (open === -1) break;
      const inside = open + leftDelimiter.length + (trims ? trimMarkerLength : 0);
      at = text.startsWith("/*", inside) ? this.#comment(open, inside) : this.#action(open, inside);
    }
    tokens.push(new Token("eof", text, text.length, text.length));
    return tokens;
  }

  /** Both give the offset where text goes on. */
  #comment(open: number, inside: number): number {
    const { text } = this;
    const close = this.#commentEnds.from(inside + 2);
    if (close === -1) return this.#fail(open, open, "unclosed comment");
    const delimiter = rightDelimiterAt(text, close + 2);
    if (delimiter === 0) return this.#fail(open, open, "comment ends before closing delimiter");
    const end = close + 2 + delimiter;
    this.#tokens.push(new Token("comment", text, open, end, text.slice(inside, close + 2)));
    return trimsBehind(delimiter) ? this.#afterSpace(end) : end;
  }

  #action(open: number, inside: number): number {
    this.#tokens.push(new Token("left-delimiter", this.text, open, inside));
    const lexer = this.#actions;
    const failure = lexer.run(inside);
    if (failure !== undefined) return this.#fail(open, failure.at, failure.message);
    return lexer.trims ? this.#afterSpace(lexer.at) : lexer.at;
  }

  #afterSpace(start: number): number {
    this.#spaces.lastIndex = start;
    this.#spaces.test(this.text);
    return this.#spaces.lastIndex;
  }

  /**
   * Adds the error token and gives the offset to go on from: behind the action's closing delimiter, or, when another
   * action opens before one comes, the end of the line in which this one opened.
   */
  #fail(open: number, at: number, message: string): number {
    const { text } = this;
    const close = this.#closes.from(at);
    const nextOpen = this.#opens.from(open + leftDelimiter.length);
    const lineEnd = this.#lineEnds.from(open);
    let end = close === -1 ? text.length : close + rightDelimiter.length;
    const unclosed = close === -1 || (nextOpen !== -1 && nextOpen < close);
    if (unclosed && lineEnd !== -1) end = lineEnd;
    if (unclosed && nextOpen !== -1) end = Math.min(end, nextOpen);
    this.#patience -= Math.max(0, at - end);
    if (this.#patience < 0) end = text.length;
    this.#tokens.push(new Token("error", text, Math.min(at, end), end, message, at));
    return end;
  }
}

/** Where something stands next. What was found last is kept, so that asking again and again costs one reading of the text. */
class Finder {
  #asked = 0;
  #found = -2;

  constructor(
    private readonly text: string,
    private readonly what: string,
  ) {}

  /** Its first offset that is not before `offset`; -1 when there is none. */
  from(offset: number): number {
    const known = this.#found !== -2 && offset >= this.#asked && (this.#found === -1 || this.#found >= offset);
    if (!known) {
      this.#asked = offset;
      this.#found = this.text.indexOf(this.what, offset);
    }
    return this.#found;
  }
}

/** Where a text ends before the space at its end. To Go only blanks, tabs and line ends are space, to JavaScript more. */
function trimmedEnd(text: string, start: number, end: number): number {
  const at = start + text.slice(start, end).trimEnd().length;
  const other = /^.*[^ \t\r\n]/s.exec(text.slice(at, end));
  return at + (other?.[0].length ?? 0);
}
