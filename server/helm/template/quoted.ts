const simpleEscapes: ReadonlyMap<string, string> = new Map([
  ["a", "\x07"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["v", "\v"],
  ["\\", "\\"],
  ["'", "'"],
  ['"', '"'],
]);

/** A piece of a string constant and where it stands: `source` counts from the opening quote. */
export interface QuotedPiece {
  readonly text: string;
  readonly source: { readonly start: number; readonly end: number };
}

/**
 * Reads a Go string constant in its quotes, piece by piece, so that a part of the value can be found in the source.
 * Undefined where Go says "invalid syntax". Escaped bytes that are no UTF-8 become U+FFFD.
 */
export function readQuoted(quoted: string): readonly QuotedPiece[] | undefined {
  const quote = quoted.slice(0, 1);
  if (quoted.length < 2 || quoted.at(-1) !== quote) return undefined;
  const end = quoted.length - 1;
  if (quote === "`") return readRaw(quoted, end);
  const pieces: QuotedPiece[] = [];
  let at = 1;
  while (at < end) {
    const start = at;
    if (quoted[at] === "\\") {
      const sequence = readEscape(quoted, at, quote);
      if (sequence === undefined || sequence.end > end) return undefined;
      pieces.push({ text: sequence.text, source: { start, end: sequence.end } });
      at = sequence.end;
      continue;
    }
    const backslash = quoted.indexOf("\\", at);
    at = backslash === -1 ? end : Math.min(backslash, end);
    const text = quoted.slice(start, at);
    if (text.includes(quote) || text.includes("\n")) return undefined;
    pieces.push({ text, source: { start, end: at } });
  }
  return pieces;
}

/** Carriage returns are not part of a raw string's value. */
function readRaw(quoted: string, end: number): readonly QuotedPiece[] {
  const pieces: QuotedPiece[] = [];
  let at = 1;
  for (const text of quoted.slice(1, end).split("\r")) {
    if (text !== "") pieces.push({ text, source: { start: at, end: at + text.length } });
    at += text.length + 1;
  }
  return pieces;
}

function readEscape(quoted: string, at: number, quote: string | undefined): { text: string; end: number } | undefined {
  const letter = quoted[at + 1] ?? "";
  const simple = simpleEscapes.get(letter);
  if (simple !== undefined) {
    const otherQuote = (letter === "'" || letter === '"') && letter !== quote;
    return otherQuote ? undefined : { text: simple, end: at + 2 };
  }
  if (letter === "x" || /[0-7]/.test(letter)) return readBytes(quoted, at);
  const digits = letter === "u" ? 4 : letter === "U" ? 8 : 0;
  const hex = quoted.slice(at + 2, at + 2 + digits);
  if (digits === 0 || hex.length !== digits || !/^[0-9a-fA-F]+$/.test(hex)) return undefined;
  const point = Number.parseInt(hex, 16);
  if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return undefined;
  return { text: String.fromCodePoint(point), end: at + 2 + digits };
}

/** A run of `\x41` and `\101` escapes: bytes, which only together make characters. */
function readBytes(quoted: string, start: number): { text: string; end: number } | undefined {
  const pattern = /\\(?:x([0-9a-fA-F]{2})|([0-7]{3}))/y;
  const bytes: number[] = [];
  let at = start;
  for (;;) {
    pattern.lastIndex = at;
    const match = pattern.exec(quoted);
    if (match === null) break;
    const byte = match[1] !== undefined ? Number.parseInt(match[1], 16) : Number.parseInt(match[2] ?? "", 8);
    if (byte > 255) return undefined;
    bytes.push(byte);
    at = pattern.lastIndex;
  }
  return at === start ? undefined : { text: new TextDecoder().decode(new Uint8Array(bytes)), end: at };
}

/** Whether a constant in double quotes stands for itself. */
function isPlain(quoted: string): boolean {
  return /^"[^"\\\n]*"$/.test(quoted);
}

/** The value of a Go string or character constant in its quotes; undefined when it is malformed. */
export function unquote(quoted: string): string | undefined {
  if (isPlain(quoted)) return quoted.slice(1, -1);
  return readQuoted(quoted)
    ?.map((piece) => piece.text)
    .join("");
}
