import type { Node } from "yaml";
import { type Cursor, colon, giveUp, hash, lineFeed, space } from "./cursor.ts";
import { makeMap, makePair, makeSeq, type QuickPair } from "./nodes.ts";
import { alias, plainKey, plainScalar, quotedScalar, startsPlain } from "./scalars.ts";

const comma = 44;
const openList = 91;
const closeList = 93;
const openMap = 123;
const closeMap = 125;
const tab = 9;
const maxDepth = 50;

/** A flow collection below a block collection at column `owner`; {@link Cursor.pos} goes behind it. */
export function flowCollection(cursor: Cursor, start: number, owner: number, depth = 0): Node | undefined {
  if (depth > maxDepth) giveUp();
  switch (cursor.at(start)) {
    case openMap:
      return flowMap(cursor, start, owner, depth);
    case openList:
      return flowList(cursor, start, owner, depth);
    default:
      return undefined;
  }
}

function flowMap(cursor: Cursor, start: number, owner: number, depth: number): Node {
  const pairs: QuickPair[] = [];
  cursor.pos = start + 1;
  while (!closes(cursor, closeMap, owner, depth, pairs.length > 0)) {
    const keyStart = cursor.pos;
    const quoted = quotedScalar(cursor, keyStart, owner);
    const key = quoted ?? plainKey(cursor, keyStart, plainEndInFlow(cursor, keyStart));
    const keyEnd = key.range?.[1] ?? keyStart;
    if (cursor.text.slice(keyStart, keyEnd).includes("\n")) giveUp();
    const separator = cursor.skipSpaces(keyEnd);
    if (cursor.at(separator) !== colon) giveUp();
    if (quoted === undefined && !cursor.isBlank(separator + 1)) giveUp();
    cursor.pos = separator + 1;
    toNext(cursor, owner, depth);
    pairs.push(makePair(key, value(cursor, owner, depth)));
  }
  return makeMap(pairs, true, start, cursor.pos);
}

function flowList(cursor: Cursor, start: number, owner: number, depth: number): Node {
  const items: Node[] = [];
  cursor.pos = start + 1;
  while (!closes(cursor, closeList, owner, depth, items.length > 0)) items.push(value(cursor, owner, depth));
  return makeSeq(items, true, start, cursor.pos);
}

/** Goes to the next entry, over the comma behind the last one, or behind the closing bracket. */
function closes(cursor: Cursor, bracket: number, owner: number, depth: number, isBehindEntry: boolean): boolean {
  toNext(cursor, owner, depth);
  if (isBehindEntry && cursor.at(cursor.pos) === comma) {
    cursor.pos += 1;
    toNext(cursor, owner, depth);
  } else if (isBehindEntry && cursor.at(cursor.pos) !== bracket) giveUp();
  if (cursor.at(cursor.pos) !== bracket) return false;
  cursor.pos += 1;
  return true;
}

function value(cursor: Cursor, owner: number, depth: number): Node {
  const start = cursor.pos;
  const collection = flowCollection(cursor, start, owner, depth + 1);
  if (collection !== undefined) return collection;
  const scalar =
    quotedScalar(cursor, start, owner) ??
    alias(cursor, start) ??
    plainScalar(cursor, start, plainEndInFlow(cursor, start));
  cursor.pos = scalar.range?.[1] ?? start;
  return scalar;
}

/** End of a plain scalar: a comma, bracket, `: ` or the end of the line. */
function plainEndInFlow(cursor: Cursor, start: number): number {
  if (!startsPlain(cursor, start) || isFlowIndicator(cursor.at(start + 1), cursor.at(start))) giveUp();
  let end = start;
  for (let i = start; ; i++) {
    const code = cursor.at(i);
    if (code === colon) {
      if (cursor.isBlank(i + 1) || isBracketOrComma(cursor.at(i + 1))) break;
      end = i + 1;
    } else if (code === space) {
      if (cursor.at(i + 1) === hash) giveUp();
    } else if (code === lineFeed || isBracketOrComma(code)) break;
    else if (code < space || Number.isNaN(code)) giveUp();
    else end = i + 1;
  }
  return end;
}

/** `-`, `?` and `:` in front of a bracket or comma are indicators. */
function isFlowIndicator(next: number, code: number): boolean {
  return (code === 45 || code === 63 || code === colon) && isBracketOrComma(next);
}

function isBracketOrComma(code: number): boolean {
  return code === comma || code === openList || code === closeList || code === openMap || code === closeMap;
}

/** Over blanks and line breaks. Lines stand deeper than the owner; the outermost closing bracket may stand as deep as it. */
function toNext(cursor: Cursor, owner: number, depth: number): void {
  let lineStart = -1;
  let i = cursor.skipSpaces(cursor.pos);
  while (cursor.at(i) === lineFeed) {
    lineStart = i + 1;
    i = cursor.skipSpaces(lineStart);
  }
  const code = cursor.at(i);
  if (code === hash || code === tab || Number.isNaN(code)) giveUp();
  if (lineStart >= 0 && i - lineStart <= owner) {
    const isLast = depth === 0 && i - lineStart === owner && (code === closeList || code === closeMap);
    if (!isLast) giveUp();
  }
  cursor.pos = i;
}
