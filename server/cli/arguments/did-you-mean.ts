import { nearestName } from "../../linter/nearest-name.ts";

/** A hint for an error, or undefined: `did you mean --fail-on?`. */
export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  const found = nearestName(word, known);
  return found === undefined ? undefined : `did you mean ${found}?`;
}
