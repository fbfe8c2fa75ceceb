import type { TextRange } from "../../server/contract/place.ts";

/**
 * The lines that differ between two stretches of two texts, run by run; one side is undefined where lines only came or
 * went. Stretches within one line differ as a whole.
 */
export function changedLines(
  before: string,
  was: TextRange | undefined,
  after: string,
  is: TextRange | undefined,
): readonly (readonly [TextRange | undefined, TextRange | undefined])[] {
  if (was === undefined || is === undefined) return [[was, is]];
  const [left, right] = [linesIn(before, was), linesIn(after, is)];
  const runs: (readonly [TextRange | undefined, TextRange | undefined])[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    if (left[i]?.text === right[j]?.text) {
      i += 1;
      j += 1;
      continue;
    }
    const [down, along] = nextCommon(left, i, right, j);
    runs.push([rangeOf(left.slice(i, i + down)), rangeOf(right.slice(j, j + along))]);
    i += down;
    j += along;
  }
  return runs;
}

interface Line {
  readonly text: string;
  readonly range: TextRange;
}

function linesIn(text: string, { start, end }: TextRange): readonly Line[] {
  let at = start;
  return text
    .slice(start, end)
    .split(/(?<=\n)/)
    .map((line) => {
      const range = { start: at, end: at + line.length };
      at = range.end;
      return { text: line, range };
    });
}

/** How many lines to pass over on each side until they agree again. */
function nextCommon(left: readonly Line[], i: number, right: readonly Line[], j: number): readonly [number, number] {
  const rest = [left.length - i, right.length - j] as const;
  for (let sum = 1; sum < rest[0] + rest[1]; sum += 1) {
    for (let down = Math.max(0, sum - rest[1]); down <= Math.min(sum, rest[0]); down += 1) {
      const line = left[i + down]?.text;
      if (line !== undefined && line === right[j + sum - down]?.text) return [down, sum - down];
    }
  }
  return rest;
}

function rangeOf(lines: readonly Line[]): TextRange | undefined {
  const [first, last] = [lines[0], lines.at(-1)];
  return first === undefined || last === undefined ? undefined : { start: first.range.start, end: last.range.end };
}
