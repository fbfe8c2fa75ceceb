import { CST, type Node } from "yaml";
import { type Cursor, giveUp, hash, lineFeed, minus, space } from "./cursor.ts";
import { makeScalar } from "./nodes.ts";

const plus = 43;
const pipe = 124;
const zero = 48;
const nine = 57;
const tab = 9;

/** A literal or folded scalar below a collection at column `owner`; {@link Cursor.pos} goes to the line behind it. */
export function blockScalar(cursor: Cursor, start: number, owner: number): Node {
  const { text } = cursor;
  const header = headerAt(cursor, start);
  const bodyStart = cursor.nextLine(header.end);
  if (text.charCodeAt(bodyStart - 1) !== lineFeed) giveUp();
  const body = bodyAt(cursor, bodyStart, owner, header);
  const type = text.charCodeAt(start) === pipe ? "BLOCK_LITERAL" : "BLOCK_FOLDED";
  const isSimple = type === "BLOCK_LITERAL" && body.isEven && (header.source === "|" || header.source === "|-");
  const value = isSimple
    ? literal(cursor, bodyStart, body, header.source)
    : resolved(cursor, start, bodyStart, body.end, owner, header.source);
  cursor.pos = body.end;
  cursor.end = body.end;
  return makeScalar(value, value, type, start, body.end);
}

interface Header {
  readonly source: string;
  /** Offset behind it. */
  readonly end: number;
  /** All line breaks at the end count. */
  readonly keep: boolean;
  /** Indentation that it names, above the owner's; 0 without. */
  readonly indent: number;
}

function headerAt(cursor: Cursor, start: number): Header {
  let keep = false;
  let indent = 0;
  let end = start + 1;
  for (; ; end++) {
    const code = cursor.at(end);
    if (code === plus) keep = true;
    else if (code > zero && code <= nine) indent = code - zero;
    else if (code !== minus) break;
  }
  const rest = cursor.skipSpaces(end);
  const isComment = cursor.at(rest) === hash && rest > end;
  if (!isComment && cursor.at(rest) !== lineFeed) giveUp();
  return { source: cursor.text.slice(start, end), end, keep, indent };
}

interface Body {
  readonly end: number;
  /** Column of its first line that holds something. */
  readonly indent: number;
  /** Something stands in it, and no blank line before that is longer than its indentation. */
  readonly isEven: boolean;
}

/** Follows the library's lexer. */
function bodyAt(cursor: Cursor, start: number, owner: number, { keep, indent: named }: Header): Body {
  const { text } = cursor;
  let lineBreak = start - 1;
  let first = cursor.skipSpaces(start);
  let longestBlank = 0;
  while (text.charCodeAt(first) === lineFeed) {
    longestBlank = Math.max(longestBlank, first - lineBreak - 1);
    lineBreak = first;
    first = cursor.skipSpaces(first + 1);
  }
  if (first >= text.length) giveUp();
  const indent = first - lineBreak - 1;
  if (indent > owner) {
    const least = named > 0 ? owner + named : indent;
    for (let i = first; ; i = cursor.skipSpaces(lineBreak + 1)) {
      if (text.charCodeAt(i) !== lineFeed && i - lineBreak - 1 < least) break;
      lineBreak = text.indexOf("\n", i);
      if (lineBreak < 0) {
        lineBreak = text.length;
        break;
      }
    }
  }
  if (text.charCodeAt(cursor.skipSpaces(lineBreak + 1)) === tab) giveUp();
  const last = keep ? lineBreak : withoutBlankLines(text, start, lineBreak, indent);
  return { end: Math.min(last + 1, text.length), indent, isEven: indent > owner && longestBlank <= indent };
}

/** Blank lines at the end that are not longer than the indentation belong to nothing. */
function withoutBlankLines(text: string, start: number, lineBreak: number, indent: number): number {
  let end = lineBreak;
  for (;;) {
    let i = end - 1;
    while (text.charCodeAt(i) === space) i--;
    if (text.charCodeAt(i) !== lineFeed || i < start || end - 1 - i > indent) return end;
    end = i;
  }
}

function literal({ text }: Cursor, start: number, { end, indent }: Body, header: string): string {
  let value = "";
  for (let line = start; line < end; ) {
    const lineBreak = text.indexOf("\n", line);
    const next = lineBreak < 0 ? end : Math.min(lineBreak + 1, end);
    let from = line;
    while (from < line + indent && text.charCodeAt(from) === space) from++;
    value += text.slice(from, next);
    line = next;
  }
  const isBroken = value.charCodeAt(value.length - 1) === lineFeed;
  if (header === "|-") return isBroken ? value.slice(0, -1) : value;
  return isBroken ? value : `${value}\n`;
}

/** The library's own reading. */
function resolved(
  { text }: Cursor,
  start: number,
  bodyStart: number,
  end: number,
  owner: number,
  header: string,
): string {
  const props: CST.SourceToken[] = [
    { type: "block-scalar-header", offset: start, indent: owner, source: header },
    { type: "newline", offset: bodyStart - 1, indent: owner, source: "\n" },
  ];
  const source = text.slice(bodyStart, end);
  return CST.resolveAsScalar({ type: "block-scalar", offset: start, indent: owner, props, source }, false, giveUp)
    .value;
}
