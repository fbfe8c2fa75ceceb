import { isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair, type YAMLMap } from "yaml";
import type { TextRange } from "../../contract/place.ts";
import { parseText } from "../../yaml/parse.ts";
import { splitDocuments } from "../../yaml/split.ts";

/** One place where the data of two texts differ: a value that changed, or that is in one of them alone. */
export interface DataDifference {
  readonly path: string;
  /** Offsets in the text before. */
  readonly before: TextRange | undefined;
  readonly after: TextRange | undefined;
}

/** A node, or a pair of a map, at its place in the file. */
interface Item {
  readonly value: Node | undefined;
  readonly range: TextRange;
  readonly shift: number;
}

export interface ParsedFile {
  readonly items: readonly Item[];
  readonly problems: number;
}

export function parseFile(text: string): ParsedFile {
  let problems = 0;
  const items = splitDocuments(text).map((range): Item => {
    const parsed = parseText(text.slice(range.start, range.end));
    problems += parsed.problems.length;
    const value = parsed.document?.contents;
    return { value: isNode(value) ? value : undefined, range, shift: range.start };
  });
  return { items, problems };
}

/** Where the data of two files differ, each as deep as it can be told. Comments, styles and spaces do not count. */
export function dataDifferences(before: ParsedFile, after: ParsedFile): DataDifference[] {
  const differences: DataDifference[] = [];
  compareLists(before.items, after.items, "", differences);
  return differences;
}

function compare(before: Item, after: Item, path: string, found: DataDifference[]): void {
  if (isMap(before.value) && isMap(after.value)) {
    const right = pairsOf(after.value, after.shift);
    const left = pairsOf(before.value, before.shift);
    for (const [key, item] of left) compareOptional(item, right.get(key), `${path}.${key}`, found);
    for (const [key, item] of right) if (!left.has(key)) compareOptional(undefined, item, `${path}.${key}`, found);
  } else if (isSeq(before.value) && isSeq(after.value)) {
    compareLists(itemsOf(before), itemsOf(after), path, found);
  } else if (!isEqual(before.value, after.value)) {
    // One kind of thing became another: all that was in the old one must be accounted for, and all in the new one.
    const gone = childrenOf(before);
    const come = childrenOf(after);
    for (const child of gone) found.push({ path, before: child.range, after: undefined });
    for (const child of come) found.push({ path, before: undefined, after: child.range });
    if (gone.length + come.length === 0) found.push({ path, before: before.range, after: after.range });
  }
}

function compareOptional(
  before: Item | undefined,
  after: Item | undefined,
  path: string,
  found: DataDifference[],
): void {
  if (before && after) compare(before, after, path, found);
  else found.push({ path, before: before?.range, after: after?.range });
}

/** What is equal at both ends is taken off first, so that an item added or taken away does not make all others differ. */
function compareLists(before: readonly Item[], after: readonly Item[], path: string, found: DataDifference[]): void {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isEqual(before[head]?.value, after[head]?.value)) head++;
  let tail = 0;
  while (tail < shorter - head && isEqual(before.at(-1 - tail)?.value, after.at(-1 - tail)?.value)) tail++;
  const left = before.slice(head, before.length - tail);
  const right = after.slice(head, after.length - tail);
  if (right.length === 0) reportRun(before, head, left.length, path, "before", found);
  else if (left.length === 0) reportRun(after, head, right.length, path, "after", found);
  else {
    for (let i = 0; i < Math.max(left.length, right.length); i++) {
      compareOptional(left[i], right[i], `${path}[${head + i}]`, found);
    }
  }
}

/**
 * Items that only one side has. Where their neighbours are equal to them, nobody can tell which of them came or went, so
 * the range of each reaches back over those it could be as well.
 */
function reportRun(
  items: readonly Item[],
  from: number,
  count: number,
  path: string,
  side: "before" | "after",
  found: DataDifference[],
): void {
  let slack = 0;
  while (slack < from && isEqual(items[from - 1 - slack]?.value, items[from - 1 - slack + count]?.value)) slack++;
  for (let i = from; i < from + count; i++) {
    const first = items[i - slack];
    const last = items[i];
    if (!first || !last) continue;
    const range = { start: first.range.start, end: last.range.end };
    found.push({ path: `${path}[${i}]`, before: undefined, after: undefined, [side]: range });
  }
}

function isEqual(a: unknown, b: unknown): boolean {
  if (isScalar(a) && isScalar(b)) return a.value === b.value || (a.value instanceof Date && String(a) === String(b));
  if (isAlias(a) && isAlias(b)) return a.source === b.source;
  if (isSeq(a) && isSeq(b))
    return a.items.length === b.items.length && a.items.every((item, i) => isEqual(item, b.items[i]));
  if (isMap(a) && isMap(b)) {
    const left = keyed(a);
    const right = keyed(b);
    return (
      left.size === right.size &&
      [...left].every(([key, pair]) => right.has(key) && isEqual(pair.value, right.get(key)?.value))
    );
  }
  return (a ?? undefined) === (b ?? undefined);
}

function childrenOf(item: Item): Item[] {
  if (isMap(item.value)) return [...pairsOf(item.value, item.shift).values()];
  return isSeq(item.value) ? itemsOf(item) : [];
}

function itemsOf({ value, shift, range }: Item): Item[] {
  if (!isSeq(value)) return [];
  return value.items.map((child) => (isNode(child) ? itemOf(child, shift, range) : { value: undefined, range, shift }));
}

function pairsOf(map: YAMLMap, shift: number): Map<string, Item> {
  const whole = rangeOf(map, shift) ?? { start: shift, end: shift };
  return new Map(
    [...keyed(map)].map(([key, pair]) => {
      const keyRange = isNode(pair.key) ? rangeOf(pair.key, shift) : undefined;
      const value = isNode(pair.value) ? pair.value : undefined;
      const end = (value && rangeOf(value, shift)?.end) ?? keyRange?.end ?? whole.end;
      return [key, { value, range: { start: keyRange?.start ?? whole.start, end }, shift }];
    }),
  );
}

/** Repeated keys are told apart by how often they came before. */
function keyed(map: YAMLMap): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const pair of map.items) {
    let key = isScalar(pair.key) ? String(pair.key.source ?? pair.key.value) : String(pair.key);
    while (pairs.has(key)) key += "'";
    pairs.set(key, pair);
  }
  return pairs;
}

function itemOf(value: Node, shift: number, fallback: TextRange): Item {
  return { value, range: rangeOf(value, shift) ?? fallback, shift };
}

function rangeOf(node: Node, shift: number): TextRange | undefined {
  return node.range ? { start: shift + node.range[0], end: shift + node.range[1] } : undefined;
}
