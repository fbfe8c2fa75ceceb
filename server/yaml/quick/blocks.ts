import { isAlias, isScalar, type Node, type Scalar, type YAMLMap, type YAMLSeq } from "yaml";
import { blockScalar } from "./block-scalar.ts";
import { type Cursor, colon, giveUp, hash, minus } from "./cursor.ts";
import { flowCollection } from "./flow.ts";
import { makeEmpty, makeMap, makePair, makeSeq, type QuickPair } from "./nodes.ts";
import { alias, anchor, plainKey, plainLines, quotedScalar, startsPlain } from "./scalars.ts";

/** Below this nothing is read quickly: the library has its own answer to texts that are nested too deeply. */
const maxDepth = 100;

/**
 * The node that begins at the cursor, below a collection at column `owner`. Afterwards the cursor stands at the next
 * content, and {@link Cursor.end} tells where the node ends.
 */
export function blockNode(cursor: Cursor, owner: number, depth: number): Node {
  if (depth > maxDepth) giveUp();
  if (isDash(cursor, cursor.pos)) return blockList(cursor, cursor.indent, depth);
  if (keyEndAt(cursor, cursor.pos) >= 0) return blockMap(cursor, cursor.indent, depth);
  return inlineNode(cursor, cursor.pos, owner);
}

function blockMap(cursor: Cursor, indent: number, depth: number): Node {
  const start = cursor.pos;
  const pairs: QuickPair[] = [];
  do {
    const key = keyAt(cursor);
    pairs.push(makePair(key, valueBehind(cursor, cursor.pos + 1, indent, depth, true)));
  } while (cursor.indent === indent);
  const end = cursor.end;
  close(cursor, indent);
  return makeMap(pairs, undefined, start, end, cursor.end);
}

function blockList(cursor: Cursor, indent: number, depth: number): Node {
  const start = cursor.pos;
  const items: Node[] = [];
  cursor.comments = -1;
  do {
    // Comments above a dash count to an item that is not written.
    const isCommented = cursor.comments >= 0;
    const item = valueBehind(cursor, cursor.pos + 1, indent, depth, false);
    if (isCommented && isUnwritten(item)) cursor.end = cursor.pos;
    items.push(item);
  } while (cursor.indent === indent && isDash(cursor, cursor.pos));
  const end = cursor.end;
  close(cursor, indent);
  return makeSeq(items, undefined, start, end, cursor.end);
}

/** The library counts comments behind a collection to it when one of them stands at least as deep as it does. */
function close(cursor: Cursor, indent: number): void {
  if (cursor.indent > indent) giveUp();
  if (indent === 0 || cursor.comments < indent) return;
  cursor.end = cursor.pos;
  cursor.comments = -1;
}

/** What stands behind `:` or `-`, be it on the same line or below. */
function valueBehind(cursor: Cursor, behind: number, owner: number, depth: number, isInMap: boolean): Node {
  const start = cursor.skipSpaces(behind);
  const named = anchor(cursor, start);
  if (named !== undefined) {
    const node = anchored(cursor, named.end, owner, depth, isInMap);
    node.anchor = named.name;
    return node;
  }
  const isComment = cursor.at(start) === hash && start > behind;
  if (isComment || cursor.isLineEnd(start)) {
    cursor.pos = cursor.nextLine(start);
    cursor.toContent(Number.POSITIVE_INFINITY);
    const isList = isInMap && cursor.indent === owner && isDash(cursor, cursor.pos);
    if (cursor.indent > owner || isList) return blockNode(cursor, owner, depth + 1);
    cursor.end = isComment || cursor.comments >= 0 ? cursor.pos : start;
    cursor.comments = -1;
    return makeEmpty(start);
  }
  if (!isInMap && (isDash(cursor, start) || keyEndAt(cursor, start) >= 0)) {
    cursor.indent += start - behind + 1;
    cursor.pos = start;
    return blockNode(cursor, owner, depth + 1);
  }
  return inlineNode(cursor, start, owner);
}

/** The node behind an anchor. On the same line a key would take the anchor for itself, and a value that is not written is rare. */
function anchored(
  cursor: Cursor,
  behind: number,
  owner: number,
  depth: number,
  isInMap: boolean,
): Scalar | YAMLMap | YAMLSeq {
  const start = cursor.skipSpaces(behind);
  const isBelow = cursor.isLineEnd(start) || cursor.at(start) === hash;
  if (!isBelow && (isDash(cursor, start) || keyEndAt(cursor, start) >= 0)) giveUp();
  const node = valueBehind(cursor, behind, owner, depth, isInMap);
  if (isAlias(node) || isUnwritten(node)) giveUp();
  return node;
}

function isUnwritten(node: Node): boolean {
  return isScalar(node) && node.source === "" && node.type === "PLAIN";
}

/** A scalar or flow collection, and the rest of its last line. */
function inlineNode(cursor: Cursor, start: number, owner: number): Node {
  const code = cursor.at(start);
  if (code === 124 || code === 62) {
    const node = blockScalar(cursor, start, owner);
    cursor.toContent(Number.POSITIVE_INFINITY);
    return node;
  }
  const node =
    flowCollection(cursor, start, owner) ??
    alias(cursor, start) ??
    quotedScalar(cursor, start, owner) ??
    (startsPlain(cursor, start) ? plainLines(cursor, start, owner) : giveUp());
  const end = node.range?.[1] ?? start;
  const rest = cursor.skipSpaces(end);
  if (!cursor.isLineEnd(rest) && !(cursor.at(rest) === hash && rest > end)) giveUp();
  cursor.pos = cursor.nextLine(rest);
  cursor.end = cursor.pos;
  cursor.toContent(owner);
  return node;
}

function isDash(cursor: Cursor, offset: number): boolean {
  return cursor.at(offset) === minus && cursor.isBlank(offset + 1);
}

/** The key at the cursor, which goes to its colon. */
function keyAt(cursor: Cursor): Node {
  const start = cursor.pos;
  const end = keyEndAt(cursor, start);
  if (end < 0) giveUp();
  cursor.pos = cursor.skipSpaces(end);
  return quotedScalar(cursor, start, Number.POSITIVE_INFINITY) ?? plainKey(cursor, start, end);
}

/** End of the key that begins there; -1 when what stands there is no key. */
function keyEndAt(cursor: Cursor, start: number): number {
  const quoted = quotedScalar(cursor, start, Number.POSITIVE_INFINITY);
  let end: number;
  if (quoted !== undefined) end = quoted.range?.[1] ?? start;
  else if (startsPlain(cursor, start)) end = cursor.plainEnd(start);
  else return -1;
  const separator = cursor.skipSpaces(end);
  return cursor.at(separator) === colon && cursor.isBlank(separator + 1) ? end : -1;
}
