/** What stands between text and actions: `{{`, `}}` and the trim markers beside them. */
export const leftDelimiter = "{{";
export const rightDelimiter = "}}";
/** A trim marker is a minus and a space on its inner side. */
export const trimMarkerLength = 2;

export const minus = 45;
export const closing = 125;

/** Whether a UTF-16 code unit is a blank, a tab or part of a line's end. */
export function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13;
}

/** Whether `{{-` with a space after it stands at `at` (the offset behind `{{`). */
export function hasLeftTrimMarker(text: string, at: number): boolean {
  return text.charCodeAt(at) === minus && isSpace(text.charCodeAt(at + 1));
}

/** Length of the right delimiter at `at`, its trim marker included; 0 when there is none. */
export function rightDelimiterAt(text: string, at: number): 0 | 2 | 4 {
  const code = text.charCodeAt(at);
  if (code === closing) return text.charCodeAt(at + 1) === closing ? 2 : 0;
  return text.charCodeAt(at + 1) === minus && isSpace(code) && text.startsWith(rightDelimiter, at + trimMarkerLength)
    ? 4
    : 0;
}

/** Whether a right delimiter of that length has a trim marker. */
export function trimsBehind(length: 0 | 2 | 4): boolean {
  return length === 4;
}
