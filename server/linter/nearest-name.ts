import { distance } from "fastest-levenshtein";

/** The known name that was probably meant: at most one in three characters differs, or the word is its beginning. */
export function nearestName(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const name of known) {
    const apart = distance(word.toLowerCase(), name.toLowerCase());
    if (apart < bestDistance) {
      best = name;
      bestDistance = apart;
    }
  }
  if (best !== undefined || word.length < 3) return best;
  return [...known].find((name) => name.toLowerCase().startsWith(word.toLowerCase()));
}

/** ` Did you mean "x"?`, or nothing: to be put after a message about an unknown name. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const name = nearestName(word, known);
  return name === undefined ? "" : ` Did you mean "${name}"?`;
}
