import { isSpace, rightDelimiterAt, trimsBehind } from "./delimiters.ts";
import { scanNumber } from "./number.ts";
import { isKeyword, Token, type TokenType } from "./token.ts";

export interface LexFailure {
  readonly message: string;
  readonly at: number;
}

/** What may stand behind a word, beside space and a right delimiter. */
const terminators = new Set(Array.from(".,|:)(", (character) => character.charCodeAt(0)));
const closing = 125;
const minus = 45;

/** Lexes the inside of one action up to and with its right delimiter. */
export class ActionLexer {
  /** Offset of the next character to read. */
  at: number;
  /** Whether the right delimiter trims the text behind it. */
  trims = false;
  private depth = 0;

  constructor(
    private readonly text: string,
    start: number,
    private readonly tokens: Token[],
  ) {
    this.at = start;
  }

  /** Gives what is wrong, if something is. */
  run(): LexFailure | undefined {
    for (;;) {
      const delimiter = this.mayClose(this.at) ? rightDelimiterAt(this.text, this.at) : 0;
      if (delimiter !== 0) {
        if (this.depth > 0) return this.failure("unclosed left paren");
        this.trims = trimsBehind(delimiter);
        this.push("right-delimiter", this.at + delimiter);
        return undefined;
      }
      const failure = this.next();
      if (failure !== undefined) return failure;
    }
  }

  /** Whether a right delimiter can begin there: with a brace, or a minus behind it. */
  private mayClose(at: number): boolean {
    return this.text.charCodeAt(at) === closing || this.text.charCodeAt(at + 1) === minus;
  }

  private next(): LexFailure | undefined {
    const code = this.text.charCodeAt(this.at);
    if (isLetter(code)) return this.word("identifier", this.at);
    if (isSpace(code)) return this.space();
    switch (String.fromCharCode(code)) {
      case ".":
        return isDigit(this.text.charCodeAt(this.at + 1)) ? this.number() : this.fieldOrDot();
      case "$":
        return this.word("variable", this.at + 1);
      case '"':
        return this.quoted('"', "string", "unterminated quoted string");
      case "(":
        this.depth += 1;
        return this.push("left-paren", this.at + 1);
      case ")":
        this.depth -= 1;
        return this.depth < 0 ? this.failure("unexpected right paren") : this.push("right-paren", this.at + 1);
      case "|":
        return this.push("pipe", this.at + 1);
      case ":":
        return this.text[this.at + 1] === "=" ? this.push("declare", this.at + 2) : this.failure("expected :=");
      case "=":
        return this.push("assign", this.at + 1);
      case "`":
        return this.rawString();
      case "'":
        return this.quoted("'", "char", "unterminated character constant");
      case "+":
      case "-":
        return this.number();
    }
    return isDigit(code) ? this.number() : this.other();
  }

  private other(): LexFailure | undefined {
    const character = this.character(this.at);
    if (character === "") return this.failure("unclosed action");
    if (isInWord(character)) return this.word("identifier", this.at);
    if (/[\x20-\x7e]/.test(character)) return this.push("character", this.at + 1);
    return this.failure(`unrecognized character in action: ${nameCharacter(character)}`);
  }

  /** Spaces up to a trimming delimiter, whose own space stays with it. */
  private space(): undefined {
    const { text } = this;
    let end = this.at;
    while (isSpace(text.charCodeAt(end)) && !(text.charCodeAt(end + 1) === minus && rightDelimiterAt(text, end) !== 0))
      end += 1;
    return this.push("space", end);
  }

  private fieldOrDot(): LexFailure | undefined {
    return this.isTerminator(this.at + 1) ? this.push("dot", this.at + 1) : this.word("field", this.at + 1);
  }

  /** A name from `start` on; `this.at` may stand on the dot or dollar sign before it. */
  private word(type: "variable" | "field" | "identifier", start: number): LexFailure | undefined {
    const end = wordEnd(this.text, start);
    if (!this.isTerminator(end)) return this.failure(`bad character ${nameCharacter(this.character(end))}`, end);
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

  private quoted(quote: string, type: "string" | "char", message: string): LexFailure | undefined {
    for (let end = this.at + 1; end < this.text.length; end += 1) {
      const character = this.text[end];
      if (character === "\n") break;
      if (character === quote) return this.push(type, end + 1);
      if (character === "\\" && this.text[end + 1] !== "\n") end += 1;
    }
    return this.failure(message);
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
    return undefined;
  }

  private failure(message: string, at = this.at): LexFailure {
    return { message, at };
  }
}

/** End of a run of letters, digits and underscores of any script. */
function wordEnd(text: string, start: number): number {
  let end = start;
  for (;;) {
    const code = text.charCodeAt(end);
    if (isLetter(code) || isDigit(code)) end += 1;
    else if (code >= 128 && isInWord(characterAt(text, end))) end += characterAt(text, end).length;
    else return end;
  }
}

/** Letters, digits and underscores of any script. */
function isInWord(character: string): boolean {
  const code = character.charCodeAt(0);
  // V8 takes a while to make the class, and most templates have no need of it.
  return code < 128 ? isLetter(code) || isDigit(code) : /[\p{L}\p{Nd}_]/u.test(character);
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
