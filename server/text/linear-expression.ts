import { RE2JS } from "re2js";

/** Two repetitions in an expression that is anchored at both ends cost at most the square of a path's length. */
const harmless = 2;

/**
 * A test for whole texts by an expression that somebody else wrote, in time that grows with the length of the text and no
 * faster: JavaScript's own engine tries all ways to divide a text among many repetitions. Where there are few of them it is
 * taken none the less, for it is the faster one.
 * @param source in RE2's syntax, with `*` as the only repetition and without anchors; a dot stands for line breaks too
 * @returns undefined when the expression has a mistake
 */
export function linearExpression(source: string): ((text: string) => boolean) | undefined {
  try {
    if (source.split("*").length - 1 <= harmless) {
      const expression = new RegExp(`^(?:${source})$`, "su");
      return (text) => expression.test(text);
    }
    const expression = RE2JS.compile(source, RE2JS.DOTALL);
    return (text) => expression.testExact(text);
  } catch {
    return undefined;
  }
}
