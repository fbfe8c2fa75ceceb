/** A piece of a scalar's value and the source characters that make it (one character, or one escape sequence). */
export interface Token {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A scalar's content line by line, indentation and quotes taken off, with the line breaks between. */
export interface SourceLines {
  readonly lines: readonly (readonly Token[])[];
  /** `breaks[i]` ends `lines[i]`. */
  readonly breaks: readonly { readonly start: number; readonly end: number }[];
  /** Lines after which an escaped line break swallows the space (double-quoted style). */
  readonly joined: ReadonlySet<number>;
}

const lineBreak = /\r\n|\n|\r/g;

interface RawLine {
  readonly start: number;
  readonly end: number;
  /** Offset behind the line break. */
  readonly next: number;
}

export function rawLines(source: string, start: number, end: number): RawLine[] {
  const lines: RawLine[] = [];
  let from = start;
  lineBreak.lastIndex = start;
  for (let match = lineBreak.exec(source); match !== null && match.index < end; match = lineBreak.exec(source)) {
    lines.push({ start: from, end: match.index, next: match.index + match[0].length });
    from = match.index + match[0].length;
  }
  if (from < end || lines.length === 0) lines.push({ start: from, end, next: end });
  return lines;
}

/**
 * Content lines of a block scalar whose header starts at `start`. The indentation follows from the first line that
 * holds text: what its source has more of blanks than its value is indentation, also with an explicit indicator.
 */
export function blockLines(source: string, start: number, end: number, value: string): SourceLines {
  const [header, ...body] = rawLines(source, start, end);
  if (header === undefined) return { lines: [], breaks: [], joined: new Set() };
  const indent = blockIndent(source, body, value);
  return {
    lines: body.map((line) => plainTokens(source, Math.min(line.start + indent, line.end), line.end)),
    breaks: body.map((line) => ({ start: line.end, end: line.next })),
    joined: new Set(),
  };
}

export function blockIndent(source: string, body: readonly RawLine[], value: string): number {
  const text = (line: RawLine) => source.slice(line.start, line.end);
  const first = body.find((line) => text(line).trim() !== "");
  const firstValue = value.split("\n").find((line) => line.trim() !== "");
  if (first === undefined || firstValue === undefined) return 0;
  return leadingBlanks(text(first)) - leadingBlanks(firstValue);
}

function leadingBlanks(text: string): number {
  return text.length - text.trimStart().length;
}

/** Content lines of a plain or quoted scalar; `start` and `end` are inside the quotes. */
export function flowLines(source: string, start: number, end: number, quote: "" | "'" | '"'): SourceLines {
  const raw = rawLines(source, start, end);
  const joined = new Set<number>();
  const lines = raw.map((line, i) => {
    const isLast = i === raw.length - 1;
    const from = i === 0 ? line.start : skipBlanks(source, line.start, line.end);
    const tokens =
      quote === '"' ? doubleQuotedTokens(source, from, line.end) : plainTokens(source, from, line.end, quote);
    if (quote === '"' && !isLast && tokens.at(-1)?.value === "" && source[line.end - 1] === "\\") {
      joined.add(i);
      return tokens;
    }
    return isLast ? tokens : withoutTrailingBlanks(tokens);
  });
  return { lines, breaks: raw.map((line) => ({ start: line.end, end: line.next })), joined };
}

function skipBlanks(source: string, start: number, end: number): number {
  let i = start;
  while (i < end && (source[i] === " " || source[i] === "\t")) i++;
  return i;
}

function withoutTrailingBlanks(tokens: Token[]): Token[] {
  let length = tokens.length;
  for (let last = tokens[length - 1]; last !== undefined; last = tokens[length - 1]) {
    const isRawBlank = last.end - last.start === 1 && (last.value === " " || last.value === "\t");
    if (!isRawBlank) break;
    length--;
  }
  return tokens.slice(0, length);
}

function plainTokens(source: string, start: number, end: number, quote = ""): Token[] {
  const tokens: Token[] = [];
  for (let i = start; i < end; i++) {
    const width = quote === "'" && source[i] === "'" && source[i + 1] === "'" ? 2 : 1;
    tokens.push({ value: source[i] ?? "", start: i, end: i + width });
    i += width - 1;
  }
  return tokens;
}

const escapes: Readonly<Record<string, string>> = {
  "0": "\0",
  a: "\x07",
  b: "\b",
  e: "\x1b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  N: "\x85",
  _: "\xa0",
  L: "\u2028",
  P: "\u2029",
  " ": " ",
  '"': '"',
  "/": "/",
  "\\": "\\",
  "\t": "\t",
};
const hexDigits: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

function doubleQuotedTokens(source: string, start: number, end: number): Token[] {
  const tokens: Token[] = [];
  for (let i = start; i < end; ) {
    if (source[i] !== "\\") {
      tokens.push({ value: source[i] ?? "", start: i, end: i + 1 });
      i += 1;
      continue;
    }
    const kind = source[i + 1] ?? "";
    const digits = hexDigits[kind] ?? 0;
    const width = Math.min(2 + digits, end - i);
    const code = digits === 0 ? Number.NaN : Number.parseInt(source.slice(i + 2, i + width), 16);
    const value = digits === 0 ? (escapes[kind] ?? "") : code <= 0x10ffff ? String.fromCodePoint(code) : "";
    tokens.push({ value: i + 1 >= end ? "" : value, start: i, end: i + width });
    i += width;
  }
  return tokens;
}
