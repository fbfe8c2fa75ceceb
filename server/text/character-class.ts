/** A `[…]` of one of git's patterns. */
export interface CharacterClass {
  /** Matches the same bytes, but never a slash. */
  readonly expression: string;
  /** Where the pattern goes on. */
  readonly end: number;
}

/** POSIX names with their ranges, the first and last character of each, in ASCII. */
const named: ReadonlyMap<string, string> = new Map([
  ["alnum", "09AZaz"],
  ["alpha", "AZaz"],
  ["blank", "  \t\t"],
  ["cntrl", "\x00\x1f\x7f\x7f"],
  ["digit", "09"],
  ["graph", "!~"],
  ["lower", "az"],
  ["print", " ~"],
  ["punct", "!/:@[`{~"],
  ["space", "  \t\r"],
  ["upper", "AZ"],
  ["xdigit", "09AFaf"],
]);

/**
 * Reads the class that begins at `start` of a pattern of bytes.
 * @returns undefined when it does not end, names an unknown class or has no member: such a pattern matches nothing
 */
export function characterClass(pattern: string, start: number): CharacterClass | undefined {
  const negated = pattern[start + 1] === "!" || pattern[start + 1] === "^";
  const first = negated ? start + 2 : start + 1;
  const members = new Set<number>();
  /** What a range may begin with: the character before it, unless that has ended a range. */
  let previous: number | undefined;
  let at = first;
  // A bracket right at the start is a member.
  while (at === first || pattern[at] !== "]") {
    const item = itemAt(pattern, at, previous);
    if (item === undefined) return undefined;
    for (const [from, to] of item.ranges) for (let code = from; code <= to; code++) members.add(code);
    ({ previous, end: at } = item);
  }
  const isMatched = (byte: number) => byte !== slash && members.has(byte) !== negated;
  const matched = Array.from({ length: 256 }, (_, byte) => byte).filter(isMatched);
  if (matched.length === 0) return undefined;
  return { expression: `[${matched.map(byteExpression).join("")}]`, end: at + 1 };
}

/** One byte in an expression. */
export function byteExpression(byte: number): string {
  return `\\x${byte.toString(16).padStart(2, "0")}`;
}

const slash = 0x2f;

interface Item {
  readonly ranges: readonly (readonly [from: number, to: number])[];
  readonly end: number;
  readonly previous: number | undefined;
}

/** Undefined where the pattern ends too soon. */
function itemAt(pattern: string, at: number, previous: number | undefined): Item | undefined {
  const next = pattern[at + 1];
  if (pattern[at] === "-" && previous !== undefined && next !== undefined && next !== "]") {
    const last = characterAt(pattern, at + 1);
    return last && { ranges: [[previous, last.code]], end: last.end, previous: undefined };
  }
  if (pattern.startsWith("[:", at)) {
    const close = pattern.indexOf("]", at + 2);
    if (close < 0) return undefined;
    if (close > at + 2 && pattern[close - 1] === ":") {
      const ranges = named.get(pattern.slice(at + 2, close - 1))?.match(/../gs) ?? undefined;
      return ranges && { ranges: ranges.map(codesOf), end: close + 1, previous: undefined };
    }
  }
  const character = characterAt(pattern, at);
  return character && { ranges: [[character.code, character.code]], end: character.end, previous: character.code };
}

function codesOf(range: string): readonly [number, number] {
  return [range.charCodeAt(0), range.charCodeAt(1)];
}

/** The character at a place, or the one that a backslash there keeps from being special; undefined at the end. */
function characterAt(pattern: string, at: number): { readonly code: number; readonly end: number } | undefined {
  const place = pattern[at] === "\\" ? at + 1 : at;
  return place < pattern.length ? { code: pattern.charCodeAt(place), end: place + 1 } : undefined;
}
