import { readDouble, stringEnd } from "./escapes.ts";
import { type ItemSyntax, type MapSyntax, plainScalar, type Syntax } from "./syntax.ts";

/** What differs between the bracketed notations: JSON (also inside Fluentd) and Alloy's objects and lists. */
export interface FlowOptions {
  readonly assign: ":" | "=";
  readonly rawQuote?: "`";
  readonly lineComments: readonly string[];
  readonly blockComments: boolean;
  /** True where a value may go on behind its first term (`"a" + env("B")`): such a value is unknown. */
  readonly expressions: boolean;
}

/** JSON with the comments that many programs allow. */
export const jsonFlow: FlowOptions = { assign: ":", lineComments: ["//"], blockComments: true, expressions: false };
export const alloyFlow: FlowOptions = {
  assign: "=",
  rawQuote: "`",
  lineComments: ["//"],
  blockComments: true,
  expressions: true,
};

/** Brackets nested deeper than this are unknown. */
const deepest = 200;

/**
 * Reads bracketed values with their offsets. A syntax error ends the reading: what was read before it stays, and the
 * collections that were open are not complete. `failed` tells where.
 */
export class FlowReader {
  failed: number | undefined;

  constructor(
    private readonly text: string,
    private readonly options: FlowOptions,
    public at = 0,
  ) {}

  value(depth = 0): Syntax {
    const start = this.at;
    const first = this.term(depth);
    if (!this.options.expressions || this.failed !== undefined) return first;
    const isName = first.type === "scalar" && first.style === "literal" && typeof first.value === "string";
    if (this.atValueEnd() && !isName) return first;
    this.at = this.expressionEnd(start);
    return { type: "unknown", range: { start, end: this.at } };
  }

  /** Passes over blanks, line ends and comments. */
  skip(): void {
    for (;;) {
      const blank = /\s/y;
      while (this.matches(blank)) this.at += 1;
      if (!this.skipComment()) return;
    }
  }

  skipComment(): boolean {
    const { text, at, options } = this;
    if (options.blockComments && text.startsWith("/*", at)) {
      const close = text.indexOf("*/", at + 2);
      this.at = close < 0 ? text.length : close + 2;
      return true;
    }
    if (!options.lineComments.some((mark) => text.startsWith(mark, at))) return false;
    const newline = text.indexOf("\n", at);
    this.at = newline < 0 ? text.length : newline;
    return true;
  }

  /** A literal, a collection or a name, without what may follow in an expression. */
  term(depth = 0): Syntax {
    const start = this.at;
    const char = this.text.charAt(start);
    if ((char === "[" || char === "{") && depth < deepest) return char === "[" ? this.list(depth) : this.map(depth);
    if (char === '"' || (char !== "" && char === this.options.rawQuote)) return this.string(char);
    const word = /[\w.+-]+/y;
    word.lastIndex = start;
    const text = word.exec(this.text)?.[0];
    if (text === undefined) {
      // Inside an expression anything else (a bracket, a sign) is read by the caller.
      if (!this.options.expressions || char === "" || ",]}".includes(char)) this.failed ??= start;
      return { type: "unknown", range: { start, end: start } };
    }
    this.at = start + text.length;
    return bare(this.text, start, this.at);
  }

  private string(quote: string): Syntax {
    const start = this.at;
    const end = quotedEnd(this.text, start);
    if (end < 0) {
      this.failed ??= start;
      this.at = this.text.length;
      return { type: "unknown", range: { start, end: this.at } };
    }
    this.at = end;
    if (quote === '"') return readDouble(this.text, start + 1, end - 1, 1);
    return { ...plainScalar(this.text, start + 1, end - 1, "raw"), range: { start, end } };
  }

  private list(depth: number): Syntax {
    const open = this.at;
    const items: ItemSyntax[] = [];
    const complete = this.members("]", () => {
      items.push({ value: this.value(depth + 1) });
    });
    const body = { kind: "flow", open, close: this.at - 1 } as const;
    const closed = { kind: "closed" } as const;
    return { type: "list", range: { start: open, end: this.at }, items, complete, body: complete ? body : closed };
  }

  private map(depth: number): MapSyntax {
    const open = this.at;
    const map: MapSyntax = {
      type: "map",
      range: { start: open, end: open },
      entries: [],
      complete: true,
      body: { kind: "closed" },
    };
    map.complete = this.members("}", () => this.entry(map, depth));
    map.range = { start: open, end: this.at };
    if (map.complete) map.body = { kind: "flow", open, close: this.at - 1 };
    return map;
  }

  private entry(map: MapSyntax, depth: number): void {
    const key = this.term(deepest);
    const from = key.range.start;
    if (key.type !== "scalar") this.failed ??= from;
    this.skip();
    if (this.failed === undefined && this.text[this.at] !== this.options.assign) this.failed = this.at;
    if (this.failed !== undefined || key.type !== "scalar") return;
    this.at += 1;
    this.skip();
    const value = this.value(depth + 1);
    map.entries.push({ key: key.text, keyRange: key.range, value, line: false });
  }

  /** Reads members up to the closing bracket and gives whether it was reached. */
  private members(close: string, member: () => void): boolean {
    this.at += 1;
    for (;;) {
      this.skip();
      if (this.text[this.at] === close) {
        this.at += 1;
        return true;
      }
      if (this.at >= this.text.length) this.failed ??= this.at;
      if (this.failed === undefined) member();
      if (this.failed !== undefined) return false;
      this.skip();
      if (this.text[this.at] === ",") this.at += 1;
      else if (this.text[this.at] !== close) this.failed = this.at;
    }
  }

  private matches(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.text);
  }

  private atValueEnd(): boolean {
    return this.matches(/[ \t]*(?:\r?\n|$|[,\]}]|\/\/|\/\*)/y);
  }

  /** End of the expression that starts at `start`: a line end outside brackets, unless a sign asks for more. */
  private expressionEnd(start: number): number {
    let depth = 0;
    let last = start;
    for (let at = start; at < this.text.length; at += 1) {
      const char = this.text.charAt(at);
      if (char === '"' || char === "`") {
        const end = quotedEnd(this.text, at);
        if (end < 0) {
          this.failed ??= at;
          return last;
        }
        at = end - 1;
      } else if (this.text.startsWith("/*", at)) {
        const close = this.text.indexOf("*/", at + 2);
        if (depth === 0 || close < 0) return last;
        at = close + 1;
        continue;
      } else if ("([{".includes(char)) depth += 1;
      else if (")]}".includes(char)) {
        if (depth === 0) return last;
        depth -= 1;
      } else if (depth === 0 && (char === "," || this.text.startsWith("//", at))) return last;
      else if (depth === 0 && char === "\n" && !/[-+*/%=<>!&|.]/.test(this.text.charAt(last - 1))) return last;
      if (!/\s/.test(char)) last = at + 1;
    }
    return last;
  }
}

/** Double-quoted strings end on their line, raw ones anywhere. */
function quotedEnd(text: string, start: number): number {
  const escapes = text[start] === '"';
  return stringEnd(text, start, { escapes, lines: !escapes });
}

const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

function bare(source: string, start: number, end: number): Syntax {
  const scalar = plainScalar(source, start, end, "literal");
  const word = words[scalar.text];
  if (word !== undefined) return { ...scalar, value: word };
  if (/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/.test(scalar.text))
    return { ...scalar, value: Number(scalar.text) };
  // A name: a reference, or an error; as a key it is taken by its text.
  return scalar;
}
