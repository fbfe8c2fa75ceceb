import type { Origin } from "../../contract/place.ts";
import type { ScalarNode } from "../../contract/tree.ts";

/** A part of a scalar's text: offsets into `node.text`, `end` exclusive. */
export interface TextSpan {
  readonly node: ScalarNode;
  readonly start: number;
  readonly end: number;
}

/** One word of a command, after unquoting. */
export interface Word {
  readonly text: string;
  readonly node: ScalarNode;
  /** For each character of {@link text} its offset in the scalar's text; undefined where the word is the whole scalar. */
  readonly offsets: readonly number[] | undefined;
  /** False when a variable or a command substitution makes a part of it; that part stands in {@link text} as written. */
  readonly known: boolean;
  /** True when something that cannot be told from the sources (a template action) stands right behind it. */
  readonly gapAfter: boolean;
}

/** Where the characters from `start` to `end` of a word are written. */
export function spanOf(word: Word, start = 0, end = word.text.length): TextSpan {
  const { node, offsets } = word;
  if (offsets === undefined) return { node, start, end };
  const from = offsets[start] ?? (offsets.at(-1) ?? -1) + 1;
  const last = end > start ? offsets[end - 1] : undefined;
  return { node, start: from, end: last === undefined ? from : last + 1 };
}

export function originOfSpan({ node, start, end }: TextSpan): Origin {
  return node.originOf(start, end);
}

/** One command: a program with its arguments. */
export interface Command {
  /** Base name of the program; undefined when the image's entrypoint decides, or a variable does. */
  readonly program: string | undefined;
  /** What follows the program; for an undefined program everything there is. */
  readonly words: readonly Word[];
  /** `NAME=value` words before the program. */
  readonly assignments: readonly Word[];
  /** False when something out of view (a template action, a patch) could add words. */
  readonly complete: boolean;
}
