import { closing, isSpace, minus, rightDelimiter } from "./delimiters.ts";
import { scanNumber } from "./number.ts";
import { isKeyword, Token, type TokenType } from "./token.ts";

export interface LexFailure {
  readonly message: string;
  readonly at: number;
}

/** No space has a greater code. */
const blank = 32;

/** What may stand behind a word, beside space and a right delimiter. */
const terminators = new Set(Array.from(".,|:)(", (character) => character.charCodeAt(0)));

/**
 * Lexes the inside of actions. Regular expressions read what has a length: most charts are rendered once, by code that is
 * interpreted, and there a loop over characters costs more than all that is done with the tokens.
 */
export class ActionLexer {
  /** Offset of the next character to read. */
  at = 0;
  /** Whether the right delimiter of the last action trims the text behind it. */
  trims = false;
  private depth = 0;
  private readonly spaces = /[ \t\r\n]+/y;
  /** Of ASCII alone, and with what must stand behind them: others are read letter by letter. */
  private readonly word = /\w*(?=[ \t\r\n.,|:)(]|\}\}|$)/y;
  private readonly fields = /(?:\.[A-Za-z_]\w*)+(?=[ \t\r\n.,|:)(]|\}\}|$)/y;
  private readonly doubleQuoted = /"[^"\\\n]*(?:\\[^\n][^"\\\n]*)*"/y;
  private readonly singleQuoted = /'[^'\\\n]*(?:\\[^\n][^'\\\n]*)*'/y;

  constructor(
    private readonly text: string,
    private readonly tokens: Token[],
  ) {}

  /** Reads the inside of an action from `start` up to and with its right delimiter. Gives what is wrong, if something is. */
  run(start: number): LexFailure | undefined {
    const { text } = this;
    this.at = start;
    this.depth = 0;
    for (;;) {
      const before = this.at;
      let at = before;
      let code = text.charCodeAt(at);
      if (code <= blank) {
        at = endOf(this.spaces, text, before) ?? before;
        code = text.charCodeAt(at);
        this.at = at;
      }
      if (code === closing && text.charCodeAt(at + 1) === closing) return this.close(at, false);
      // The space before a trim marker belongs to it.
      if (code === minus && at > before && text.startsWith(rightDelimiter, at + 1)) return this.close(at - 1, true);
      const failure = this.next(code);
      if (failure !== undefined) return failure;
    }
  }

  private close(start: number, trims: boolean): LexFailure | undefined {
    this.at = start;
    if (this.depth > 0) return this.failure("unclosed left paren");
    this.trims = trims;
    return this.push("right-delimiter", start + (trims ? 4 : 2));
  }

  /** Reads the token that begins with a UTF-16 code unit. */
  private next(code: number): LexFailure | undefined {
    const { text, at } = this;
    switch (code) {
      case 0x2e: // .
        return this.fieldsOrDot();
      case 0x24: // $
        return this.wordAt("variable", at + 1);
      case 0x22: // "
        return this.quoted(this.doubleQuoted, "string", "unterminated quoted string");
      case 0x28: // (
        this.depth += 1;
        return this.push("left-paren", at + 1);
      case 0x29: // )
        this.depth -= 1;
        return this.depth < 0 ? this.failure("unexpected right paren") : this.push("right-paren", at + 1);
      case 0x7c: // |
        return this.push("pipe", at + 1);
      case 0x3a: // :
        return text.startsWith("=", at + 1) ? this.push("declare", at + 2) : this.failure("expected :=");
      case 0x3d: // =
        return this.push("assign", at + 1);
      case 0x60: // `
        return this.rawString();
      case 0x27: // '
        return this.quoted(this.singleQuoted, "char", "unterminated character constant");
      case 0x2b: // +
      case 0x2d: // -
        return this.number();
    }
    if (isLetter(code)) return this.wordAt("identifier", at);
    return isDigit(code) ? this.number() : this.other();
  }

  private other(): LexFailure | undefined {
    const character = this.character(this.at);
    if (character === "") return this.failure("unclosed action");
    if (isInWord(character)) return this.wordAt("identifier", this.at);
    if (/[\x20-\x7e]/.test(character)) return this.push("character", this.at + 1);
    return this.failure(`unrecognized character in action: ${nameCharacter(character)}`);
  }

  /** Fields of each other, `.a.b`, are one token. */
  private fieldsOrDot(): LexFailure | undefined {
    const { text, at } = this;
    const end = endOf(this.fields, text, at);
    if (end !== undefined) return this.push("field", end);
    if (isDigit(text.charCodeAt(at + 1))) return this.number();
    return this.isTerminator(at + 1) ? this.push("dot", at + 1) : this.wordAt("field", at + 1);
  }

  /** A name from `start` on; `this.at` may stand on the dot or dollar sign before it. */
  private wordAt(type: "variable" | "field" | "identifier", start: number): LexFailure | undefined {
    let end = endOf(this.word, this.text, start);
    if (end === undefined) {
      end = wordEnd(this.text, start);
      if (!this.isTerminator(end)) return this.failure(`bad character ${nameCharacter(this.character(end))}`, end);
    }
    if (type !== "identifier") return this.push(type, end);
    const word = this.text.slice(start, end);
    if (isKeyword(word)) return this.push(word, end);
    return this.push(word === "true" || word === "false" ? "bool" : "identifier", end, word);
  }

  private number(): LexFailure | undefined {
    const end = scanNumber(this.text, this.at);
    if (end !== undefined) return this.push("number", end);
    const bad = /[+-]?[\p{L}\p{Nd}_.]*/uy;
    bad.lastIndex = this.at;
    return this.failure(`bad number syntax: ${JSON.stringify(bad.exec(this.text)?.[0] ?? "")}`);
  }

  private quoted(pattern: RegExp, type: "string" | "char", message: string): LexFailure | undefined {
    const end = endOf(pattern, this.text, this.at);
    return end === undefined ? this.failure(message) : this.push(type, end);
  }

  private rawString(): LexFailure | undefined {
    const end = this.text.indexOf("`", this.at + 1);
    return end === -1 ? this.failure("unterminated raw quoted string") : this.push("raw-string", end + 1);
  }

  private isTerminator(at: number): boolean {
    const code = this.text.charCodeAt(at);
    if (isSpace(code) || at >= this.text.length || terminators.has(code)) return true;
    return code === closing && this.text.charCodeAt(at + 1) === closing;
  }

  private character(at: number): string {
    return characterAt(this.text, at);
  }

  private push(type: TokenType, end: number, value?: string): undefined {
    this.tokens.push(new Token(type, this.text, this.at, end, value));
    this.at = end;
  }

  private failure(message: string, at = this.at): LexFailure {
    return { message, at };
  }
}

/** Where what a sticky pattern finds at an offset ends. */
function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** End of a run of letters, digits and underscores of any script. */
function wordEnd(text: string, start: number): number {
  const word = /[\p{L}\p{Nd}_]*/uy;
  return endOf(word, text, start) ?? start;
}

/** Letters, digits and underscores of any script. */
function isInWord(character: string): boolean {
  return /[\p{L}\p{Nd}_]/u.test(character);
}

/** Of ASCII alone, with the underscore. */
function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function characterAt(text: string, at: number): string {
  const point = text.codePointAt(at);
  return point === undefined ? "" : String.fromCodePoint(point);
}

/** As Go's `%#U` writes it: `U+00E9 'é'`. */
function nameCharacter(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const code = `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
  return /[\p{L}\p{N}\p{P}\p{S}\p{M} ]/u.test(character) ? `${code} '${character}'` : code;
}
