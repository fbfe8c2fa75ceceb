import type { TextRange } from "../../contract/place.ts";

/**
 * Where a stretch of a text stands after an edit: as far as the texts agree at both ends it keeps its distance from the
 * nearer one; what was changed itself shrinks to what is left of it.
 */
export function shifted(range: TextRange, before: string, after: string): TextRange {
  if (before === after) return range;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const move = (offset: number): number => {
    if (offset >= before.length - tail) return offset + after.length - before.length;
    return Math.min(offset, after.length - tail);
  };
  const start = range.start <= head ? range.start : move(range.start);
  return { start, end: Math.max(start, range.end <= head ? range.end : move(range.end)) };
}
