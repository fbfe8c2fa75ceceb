import type { ScalarSyntax } from "./syntax.ts";

const simple: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  b: "\b",
  f: "\f",
  a: "\x07",
  v: "\v",
  e: "\x1b",
  "0": "\0",
};

const numeric = /^(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2})|([0-7]{3}))/;

/**
 * Reads the inside of a double-quoted string, `start` and `end` being the offsets inside its quotes. The escapes are the
 * union of JSON's, TOML's and Go's; a backslash before anything else stands for that character.
 */
export function readDouble(source: string, start: number, end: number, quote: number): ScalarSyntax {
  const reader = new Decoder(start);
  let at = start;
  while (at < end) {
    if (source[at] !== "\\") {
      reader.push(source.charAt(at), at, at + 1);
      at += 1;
      continue;
    }
    const continuation = quote === 3 ? /^\\[ \t]*\r?\n\s*/.exec(source.slice(at, end)) : null;
    if (continuation) {
      at += continuation[0].length;
      continue;
    }
    const [decoded, length] = decodeEscape(source.slice(at + 1, Math.min(end, at + 10)));
    reader.push(decoded, at, at + 1 + length);
    at += 1 + length;
  }
  return reader.scalar(start - quote, end + quote, "double");
}

/** Reads the inside of a single-quoted string in which a backslash escapes only the quote and itself. */
export function readSingle(source: string, start: number, end: number): ScalarSyntax {
  const reader = new Decoder(start);
  let at = start;
  while (at < end) {
    const length = source[at] === "\\" && (source[at + 1] === "'" || source[at + 1] === "\\") ? 2 : 1;
    reader.push(source.charAt(at + length - 1), at, at + length);
    at += length;
  }
  return reader.scalar(start - 1, end + 1, "single");
}

/** Text as it stands inside double quotes; JSON's escapes are also TOML's and Go's. */
export function escapeDouble(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll("\x7f", "\\u007f");
}

/** Offset just behind the closing quote of the string that opens at `start`, or -1. */
export function stringEnd(
  source: string,
  start: number,
  { escapes, lines }: { escapes: boolean; lines: boolean },
): number {
  const quote = source[start];
  for (let at = start + 1; at < source.length; at += 1) {
    if (!lines && source[at] === "\n") return -1;
    if (escapes && source[at] === "\\") at += 1;
    else if (source[at] === quote) return at + 1;
  }
  return -1;
}

function decodeEscape(rest: string): [decoded: string, length: number] {
  const number = numeric.exec(rest);
  if (number) {
    const [all, short, long, byte, octal] = number;
    const code = octal ? Number.parseInt(octal, 8) : Number.parseInt(short ?? long ?? byte ?? "", 16);
    if (code <= 0x10ffff) return [String.fromCodePoint(code), all.length];
  }
  const letter = rest.charAt(0);
  return [simple[letter] ?? letter, letter.length];
}

class Decoder {
  private text = "";
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  constructor(private readonly contentStart: number) {}

  push(decoded: string, start: number, end: number): void {
    this.text += decoded;
    for (let index = 0; index < decoded.length; index += 1) {
      this.starts.push(start);
      this.ends.push(end);
    }
  }

  scalar(start: number, end: number, style: "double" | "single"): ScalarSyntax {
    const { text, starts, ends, contentStart } = this;
    return { type: "scalar", range: { start, end }, value: text, text, style, offsets: { starts, ends, contentStart } };
  }
}
