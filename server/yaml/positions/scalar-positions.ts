import type { Scalar } from "yaml";
import type { TextRange } from "../../contract/place.ts";
import { blockLines, flowLines, type SourceLines, type Token } from "./source-lines.ts";

/** For each character of a scalar's value, the source range that makes it. */
export interface ScalarPositions {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** The range of the scalar's content: without quotes, or the lines below a block header. */
export function contentRange(scalar: Scalar, source: string): TextRange {
  const [start, end] = scalar.range ?? [0, 0];
  if (scalar.type === "QUOTE_SINGLE" || scalar.type === "QUOTE_DOUBLE") {
    return { start: start + 1, end: Math.max(start + 1, source[end - 1] === source[start] ? end - 1 : end) };
  }
  return { start, end };
}

/**
 * Positions of a scalar's characters, in every style. `source` is the text that the scalar's range refers to. Undefined
 * when source and value cannot be brought together; then only the scalar as a whole has a place.
 */
export function scalarPositions(scalar: Scalar, source: string, value: string): ScalarPositions | undefined {
  const { start, end } = contentRange(scalar, source);
  switch (scalar.type) {
    case "BLOCK_LITERAL":
    case "BLOCK_FOLDED":
      return align(value, blockLines(source, start, end, value), true);
    case "QUOTE_SINGLE":
      return align(value, flowLines(source, start, end, "'"), false);
    case "QUOTE_DOUBLE":
      return align(value, flowLines(source, start, end, '"'), false);
    default:
      return align(value, flowLines(source, start, end, ""), false);
  }
}

/** Lays the value along the source lines. Folding decides only what stands for a run of line breaks. */
function align(value: string, { lines, breaks, joined }: SourceLines, isBlock: boolean): ScalarPositions | undefined {
  const starts: number[] = [];
  const ends: number[] = [];
  let position = 0;
  const put = (text: string, from: number, to: number) => {
    for (let i = 0; i < text.length; i++) {
      starts.push(from);
      ends.push(to);
    }
    position += text.length;
  };
  for (let i = 0; i < lines.length; ) {
    for (const token of lines[i] ?? []) {
      if (!value.startsWith(token.value, position))
        return position === value.length && isBlock ? { starts, ends } : undefined;
      put(token.value, token.start, token.end);
    }
    // The last line of a quoted scalar counts even when it holds nothing but the closing quote.
    const last = isBlock ? lines.length : lines.length - 1;
    if (i === last) break;
    let next = i + 1;
    while (next < last && isEmpty(lines[next])) next++;
    const run = breaks.slice(i, next);
    const made = isBlock ? madeByBlock(value, position, run.length) : madeByFlow(run.length, joined.has(i));
    for (const [j, text] of [...made].entries()) {
      const lineBreak = run[run.length - made.length + j] ?? run[0];
      if (lineBreak === undefined || value[position] !== text) return undefined;
      put(text, lineBreak.start, lineBreak.end);
    }
    i = next;
  }
  // A block scalar at the end of a file without a line break still ends in one.
  const end = ends.at(-1) ?? breaks[0]?.start ?? 0;
  if (isBlock && position === value.length - 1 && value.endsWith("\n")) put("\n", end, end);
  return position === value.length ? { starts, ends } : undefined;
}

function isEmpty(line: readonly Token[] | undefined): boolean {
  return line !== undefined && line.length === 0;
}

/** In a block scalar the value itself tells: a space, or as many line feeds as were kept. */
function madeByBlock(value: string, position: number, breaks: number): string {
  if (value[position] === " ") return " ";
  let count = 0;
  while (count < breaks && value[position + count] === "\n") count++;
  return "\n".repeat(count);
}

function madeByFlow(breaks: number, isJoined: boolean): string {
  if (breaks > 1) return "\n".repeat(breaks - 1);
  return isJoined ? "" : " ";
}
