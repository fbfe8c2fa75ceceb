import type { TextRange } from "../../contract/place.ts";

/** Words that the template language keeps for itself. */
export const keywords = [
  "block",
  "break",
  "continue",
  "define",
  "else",
  "end",
  "if",
  "nil",
  "range",
  "template",
  "with",
] as const;
export type Keyword = (typeof keywords)[number];

export type TokenType =
  | Keyword
  | "text"
  | "comment"
  | "left-delimiter"
  | "right-delimiter"
  | "assign"
  | "declare"
  | "pipe"
  | "left-paren"
  | "right-paren"
  | "dot"
  | "field"
  | "variable"
  | "identifier"
  | "bool"
  | "number"
  | "char"
  | "string"
  | "raw-string"
  | "character"
  | "error"
  | "eof";

/**
 * Space between tokens is none. `field` is a field and those of it, `.a.b`; `character` any other printable ASCII character;
 * `error` carries the message in `value`.
 */
export class Token {
  constructor(
    readonly type: TokenType,
    private readonly text: string,
    /** Offsets in the text; of `text`, of what trim markers leave of it. */
    readonly start: number,
    readonly end: number,
    private readonly given?: string,
    /** Of an `error`: where the lexer gave up, which may lie behind the token when reading went on earlier. */
    readonly gaveUpAt?: number,
  ) {}

  /** Source text of the token; for `comment` that between its delimiters, for `error` the message. */
  get value(): string {
    return this.given ?? this.text.slice(this.start, this.end);
  }

  /** Made anew each time: most tokens are delimiters and words, whose range nobody asks for. */
  get range(): TextRange {
    return { start: this.start, end: this.end };
  }
}

const keywordSet: ReadonlySet<string> = new Set(keywords);

export function isKeyword(word: string): word is Keyword {
  return keywordSet.has(word);
}

/** The token as Go names it in "unexpected … in …". */
export function describeToken(token: Token): string {
  if (token.type === "eof") return "EOF";
  if (token.type === "error") return token.value;
  if (token.type === "dot" || keywordSet.has(token.type)) return `<${token.value}>`;
  // Go sees the first field alone.
  const value = token.type === "field" ? `.${token.value.split(".")[1]}` : token.value;
  if (new TextEncoder().encode(value).length > 10)
    return `${JSON.stringify(Array.from(value).slice(0, 10).join(""))}...`;
  return JSON.stringify(value);
}
