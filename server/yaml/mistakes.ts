import type { ErrorCode, YAMLParseError } from "yaml";
import type { DocumentProblem } from "../contract/source.ts";

/** What the library finds wrong, in words for somebody who does not know its terms, at the line that is to be looked at. */
export function mistakesIn(errors: readonly YAMLParseError[], text: string): readonly DocumentProblem[] {
  const blocks = startsOf(errors, "BLOCK_AS_IMPLICIT_KEY");
  const lines = startsOf(errors, "MULTILINE_IMPLICIT_KEY");
  // A `key:` below a value is told twice.
  const isSaidByAnother = ({ code, pos }: YAMLParseError) => code === "MULTILINE_IMPLICIT_KEY" && blocks.has(pos[0]);
  return errors
    .filter((error) => !isSaidByAnother(error))
    .map((error) => {
      const inside = (offset: number) => Math.min(offset, text.length);
      // The library names the character behind the last one, where something is missing.
      const start = inside(error.pos[0]);
      const end = Math.max(start, inside(error.pos[1]));
      const { code, message } = error;
      switch (code) {
        case "BLOCK_AS_IMPLICIT_KEY":
          return nested(error, lines.get(error.pos[0]), text);
        case "MULTILINE_IMPLICIT_KEY":
          return {
            range: { start, end: endOfLine(text, start) },
            message: "this line is neither `key: value` nor a part of the value before it",
          };
        case "UNEXPECTED_TOKEN":
          return { range: { start, end }, message: "this does not belong here: what stands before it is complete" };
        case "BAD_SCALAR_START":
          return { range: { start, end }, message: `a value cannot begin with ${text[start]}: put it in quotes` };
        case "TAB_AS_INDENT":
          return { range: { start, end }, message: "a tab stands where YAML takes only spaces" };
        case "BAD_INDENT": {
          // Told of the blanks before the line.
          const first = Math.min(start + text.slice(start).search(/\S|$/), text.length);
          return { range: { start: first, end: Math.max(first, end) }, message, indentation: true };
        }
        default:
          return { range: { start, end }, message };
      }
    });
}

/** The first errors of one kind by where they start. */
function startsOf(errors: readonly YAMLParseError[], wanted: ErrorCode): ReadonlyMap<number, YAMLParseError> {
  return new Map(errors.flatMap((error) => (error.code === wanted ? [[error.pos[0], error] as const] : [])).reverse());
}

/**
 * A `key:` inside a value: in the same line, or in a line that is indented as if it were below it.
 * @param both the other error at the same place
 */
function nested({ pos: [start] }: YAMLParseError, both: YAMLParseError | undefined, text: string): DocumentProblem {
  if (both === undefined) {
    const message = "a second `key:` in one line: put the value in quotes, or begin a new line";
    return { range: { start, end: endOfLine(text, start) }, message };
  }
  const below = Math.max(text.lastIndexOf("\n", both.pos[1] - 1), text.lastIndexOf("\r", both.pos[1] - 1)) + 1;
  const first = below + (/^[ \t]*/.exec(text.slice(below))?.[0].length ?? 0);
  return {
    range: { start: first, end: endOfLine(text, first) },
    message: "this line is indented as if it stood below the line before it, which has a value already",
    indentation: true,
  };
}

function endOfLine(text: string, at: number): number {
  const length = text.slice(at).search(/[ \t]*(?:[\r\n]|$)/);
  return at + Math.max(length, 0);
}
