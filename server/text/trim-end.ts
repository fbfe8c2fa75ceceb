/**
 * A text without some characters at its end. An expression such as `/\/+$/` tries at each of them whether the text ends
 * there, which takes the square of their number.
 */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return end === text.length ? text : text.slice(0, end);
}
