import { distance } from "fastest-levenshtein";

/** The known name that was probably meant: at most one in three characters differs, or the word is its beginning. */
export function nearestName(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const name of known) {
    const apart = distanceOf(word.toLowerCase(), name.toLowerCase());
    if (apart < bestDistance) {
      best = name;
      bestDistance = apart;
    }
  }
  if (best !== undefined || word.length < 3) return best;
  return [...known].find((name) => name.toLowerCase().startsWith(word.toLowerCase()));
}

/** Two letters that changed places are one slip of the finger, and the edit distance counts two. */
function distanceOf(one: string, other: string): number {
  const edits = distance(one, other);
  return edits === 2 && lettersOf(one) === lettersOf(other) ? 1 : edits;
}

function lettersOf(text: string): string {
  return [...text].sort().join("");
}

/** ` Did you mean "x"?`, or nothing: to be put after a message about an unknown name. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const name = nearestName(word, known);
  return name === undefined ? "" : ` Did you mean "${name}"?`;
}
