import { CST, type Node, type Scalar } from "yaml";
import { type Cursor, colon, giveUp, hash, lineFeed, minus, space } from "./cursor.ts";
import { makeAlias, makeScalar } from "./nodes.ts";
import { mergeKey, plainValue } from "./plain-value.ts";

const doubleQuote = 34;
const singleQuote = 39;
const backslash = 92;

/** Characters that mean something else where a scalar begins: `!"#%&'*,>@[]{|}` and the backquote. */
const indicators: ReadonlySet<number> = new Set([...`!"#%&'*,>@[]{|}\``].map((character) => character.charCodeAt(0)));

/** What ends the name of an anchor: `,[]{}`. */
const brackets: ReadonlySet<number> = new Set([...",[]{}"].map((character) => character.charCodeAt(0)));

/** Whether a plain scalar begins there; gives up where only the library knows. */
export function startsPlain(cursor: Cursor, offset: number): boolean {
  const code = cursor.at(offset);
  if (indicators.has(code)) return false;
  // `-`, `?` and `:` begin a scalar only in front of something.
  return !((code === minus || code === 63 || code === colon) && cursor.isBlank(offset + 1));
}

export function plainScalar(cursor: Cursor, start: number, end: number): Node {
  const source = cursor.text.slice(start, end);
  return makeScalar(plainValue(source), source, "PLAIN", start, end);
}

/** A plain scalar that stands as a key. */
export function plainKey(cursor: Cursor, start: number, end: number): Node {
  const isMerge = end === start + 2 && cursor.text.startsWith("<<", start);
  return isMerge ? mergeKey(start, end) : plainScalar(cursor, start, end);
}

const ampersand = 38;
const asterisk = 42;

/** `*name`; undefined where none begins. */
export function alias(cursor: Cursor, start: number): Node | undefined {
  if (cursor.at(start) !== asterisk) return undefined;
  const end = nameEnd(cursor, start);
  return makeAlias(cursor.text.slice(start + 1, end), start, end);
}

/** `&name` in front of a node: the name, and the offset behind it; undefined where none begins. */
export function anchor(cursor: Cursor, start: number): { readonly name: string; readonly end: number } | undefined {
  if (cursor.at(start) !== ampersand) return undefined;
  const end = nameEnd(cursor, start);
  if (!cursor.isBlank(end)) giveUp();
  return { name: cursor.text.slice(start + 1, end), end };
}

/** End of the name of an anchor or alias behind its mark. One that ends in a colon is ambiguous. */
function nameEnd(cursor: Cursor, start: number): number {
  let end = start + 1;
  for (let code = cursor.at(end); code > space && !brackets.has(code); code = cursor.at(end)) end++;
  if (end === start + 1 || cursor.at(end - 1) === colon) giveUp();
  return end;
}

/** A plain scalar that may go on in the next lines, as long as they stand deeper than `owner`. */
export function plainLines(cursor: Cursor, start: number, owner: number): Node {
  let end = cursor.plainEnd(start);
  let next = continuation(cursor, end, owner);
  if (next < 0) return plainScalar(cursor, start, end);
  for (; next >= 0; next = continuation(cursor, end, owner)) {
    if (cursor.at(next) === colon && cursor.isBlank(next + 1)) giveUp();
    end = cursor.plainEnd(next);
  }
  const { value } = resolve(cursor, "scalar", start, end, owner);
  return makeScalar(plainValue(value), value, "PLAIN", start, end);
}

/** Where the next line of a scalar begins that has reached the end of a line; -1 when it ends here. */
function continuation(cursor: Cursor, end: number, owner: number): number {
  let lineStart = cursor.skipSpaces(end);
  if (cursor.at(lineStart) !== lineFeed) return -1;
  for (;;) {
    lineStart += 1;
    const i = cursor.skipSpaces(lineStart);
    const code = cursor.at(i);
    if (code === lineFeed) lineStart = i;
    else if (Number.isNaN(code) || code === hash || i - lineStart <= owner) return -1;
    else return i;
  }
}

/** @returns undefined where no quoted scalar begins */
export function quotedScalar(cursor: Cursor, start: number, owner: number): Node | undefined {
  switch (cursor.at(start)) {
    case singleQuote:
      return quoted(cursor, start, closingSingle(cursor, start), owner, "QUOTE_SINGLE");
    case doubleQuote:
      return quoted(cursor, start, closingDouble(cursor, start), owner, "QUOTE_DOUBLE");
    default:
      return undefined;
  }
}

function closingSingle({ text }: Cursor, start: number): number {
  let i = text.indexOf("'", start + 1);
  while (i >= 0 && text.charCodeAt(i + 1) === singleQuote) i = text.indexOf("'", i + 2);
  return i;
}

function closingDouble({ text }: Cursor, start: number): number {
  let i = text.indexOf('"', start + 1);
  while (i >= 0) {
    let slashes = 0;
    while (text.charCodeAt(i - 1 - slashes) === backslash) slashes++;
    if (slashes % 2 === 0) return i;
    i = text.indexOf('"', i + 1);
  }
  return i;
}

function quoted(cursor: Cursor, start: number, closing: number, owner: number, type: Scalar.Type): Node {
  if (closing < 0) giveUp();
  const raw = cursor.text.slice(start + 1, closing);
  const end = closing + 1;
  if (!raw.includes("\n")) {
    if (!raw.includes(type === "QUOTE_DOUBLE" ? "\\" : "'")) return makeScalar(raw, raw, type, start, end);
  } else if (!isIndented(raw, owner)) giveUp();
  const token = type === "QUOTE_DOUBLE" ? "double-quoted-scalar" : "single-quoted-scalar";
  const { value } = resolve(cursor, token, start, end, owner);
  return makeScalar(value, value, type, start, end);
}

/** Whether all lines but the first stand deeper than `owner`, or are empty; the last one has the closing quote. */
function isIndented(raw: string, owner: number): boolean {
  const lines = `${raw}'`.split("\n").slice(1);
  return lines.every((line) => line === "" || (line.search(/[^ ]/) > owner && !/^ *\t/.test(line)));
}

type FlowToken = "scalar" | "single-quoted-scalar" | "double-quoted-scalar";

/** The library's own reading of a scalar whose extent is known. */
function resolve({ text }: Cursor, type: FlowToken, start: number, end: number, owner: number) {
  const token = { type, offset: start, indent: owner, source: text.slice(start, end) };
  return CST.resolveAsScalar(token, false, giveUp);
}
