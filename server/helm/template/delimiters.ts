/** What stands between text and actions: `{{`, `}}` and the trim markers beside them. */
export const leftDelimiter = "{{";
export const rightDelimiter = "}}";
/** A trim marker is a minus and a space on its inner side. */
export const trimMarkerLength = 2;

export function isSpace(character: string | undefined): boolean {
  return character === " " || character === "\t" || character === "\r" || character === "\n";
}

/** Whether `{{-` with a space after it stands at `at` (the offset behind `{{`). */
export function hasLeftTrimMarker(text: string, at: number): boolean {
  return text[at] === "-" && isSpace(text[at + 1]);
}

/** Whether a space and a minus stand at `at`. */
export function hasRightTrimMarker(text: string, at: number): boolean {
  return isSpace(text[at]) && text[at + 1] === "-";
}

/** Length of the right delimiter at `at`, its trim marker included; undefined when there is none. */
export function rightDelimiterAt(
  text: string,
  at: number,
): { readonly trims: boolean; readonly length: number } | undefined {
  if (hasRightTrimMarker(text, at) && text.startsWith(rightDelimiter, at + trimMarkerLength)) {
    return { trims: true, length: trimMarkerLength + rightDelimiter.length };
  }
  return text.startsWith(rightDelimiter, at) ? { trims: false, length: rightDelimiter.length } : undefined;
}
