import { Token, type TokenType } from "./token.ts";

/** A cursor over tokens. It remembers how far it has looked: Go names the line of that token in its errors. */
export class TokenStream {
  private index = 0;
  private furthest = 0;
  private readonly end: Token;

  constructor(private readonly tokens: readonly Token[]) {
    this.end = tokens.at(-1) ?? new Token("eof", "", 0, 0);
  }

  /** The token that was read or looked at last and lies furthest. */
  get last(): Token {
    return this.tokens[this.furthest] ?? this.end;
  }

  peek(): Token {
    const { index } = this;
    if (index > this.furthest) this.furthest = index;
    return this.tokens[index] ?? this.end;
  }

  next(): Token {
    const { index } = this;
    if (index > this.furthest) this.furthest = index;
    const token = this.tokens[index];
    if (token === undefined || token.type === "eof") return this.end;
    this.index = index + 1;
    return token;
  }

  /** The token before the cursor. */
  previous(): Token {
    return this.tokens[this.index - 1] ?? this.end;
  }

  save(): number {
    return this.index;
  }

  restore(saved: number): void {
    this.index = saved;
  }

  /** Moves behind the current action: past its right delimiter or error, or before whatever is not part of it. */
  skipAction(): void {
    const outside: ReadonlySet<TokenType> = new Set(["left-delimiter", "text", "comment", "eof"]);
    for (let token = this.peek(); !outside.has(token.type); token = this.peek()) {
      this.next();
      if (token.type === "right-delimiter" || token.type === "error") return;
    }
  }
}
