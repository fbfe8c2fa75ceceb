import { lineStartAt } from "../lines.ts";
import type { EntrySyntax } from "../syntax.ts";

interface Layout {
  /** Between key and value, from the first sign that is no blank: `= `, or nothing where blanks alone separate. */
  readonly sign: string;
  /** Column at which the sign (or the value) stands; undefined when the keys are not aligned. */
  readonly column: number | undefined;
  /** Blanks behind the key where there is no column, or a long key goes over it. */
  readonly blanks: string;
}

/**
 * A line for a new key that looks like the section's other lines: same indentation, values or equals signs in the same
 * column where the others' are.
 *
 * @param between what to put between key and value when there is no line to go by
 */
export function keyLine(
  text: string,
  neighbours: readonly EntrySyntax[],
  indent: string,
  key: string,
  value: string,
  between: string,
): string {
  const { sign, column, blanks } = layoutOf(text, neighbours) ?? signAndBlanks(between);
  const head = indent + key;
  const padding = column === undefined ? blanks : " ".repeat(Math.max(blanks.length, column - head.length));
  return head + padding + sign + value;
}

function signAndBlanks(between: string): Layout {
  const blanks = /^[ \t]*/.exec(between)?.[0] ?? "";
  return { sign: between.slice(blanks.length), column: undefined, blanks };
}

function layoutOf(text: string, neighbours: readonly EntrySyntax[]): Layout | undefined {
  const lines = neighbours
    .filter(({ keyRange, value }) => value.range.start > keyRange.end)
    .map(({ keyRange, value }) => {
      const { sign, blanks } = signAndBlanks(text.slice(keyRange.end, value.range.start));
      return { sign, blanks, column: keyRange.end + blanks.length - lineStartAt(text, keyRange.start) };
    });
  const last = lines.at(-1);
  if (last === undefined) return undefined;
  const { sign } = last;
  const narrowest = lines.reduce((least, { blanks }) => (blanks.length < least.length ? blanks : least), last.blanks);
  if (lines.some(({ blanks }) => blanks.includes("\t"))) return { sign, column: undefined, blanks: last.blanks };
  const aligned = lines.every(({ column }) => column === last.column);
  const padded = aligned ? lines.some(({ blanks }) => blanks.length > narrowest.length) || narrowest.length > 1 : false;
  if (!padded && last.blanks.length <= 1) return { sign, column: undefined, blanks: last.blanks };
  return { sign, column: last.column, blanks: narrowest.slice(0, 1) };
}
