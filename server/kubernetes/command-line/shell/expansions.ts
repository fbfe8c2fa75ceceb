/** Where an expansion that begins with `$` at `start` ends; `start` itself when the `$` is an ordinary character. */
export function variableEnd(text: string, start: number): number {
  if (text[start + 1] === "{") {
    const close = text.indexOf("}", start);
    return close < 0 ? text.length : close + 1;
  }
  const name = /^\$(?:[A-Za-z_]\w*|[0-9@*#?$!-])/.exec(text.slice(start, start + 200));
  return name === null ? start : start + name[0].length;
}

/** The end of `$((…))`; undefined for another expansion. */
export function arithmeticEnd(text: string, start: number): number | undefined {
  if (!text.startsWith("$((", start)) return undefined;
  const close = text.indexOf("))", start);
  return close < 0 ? text.length : close + 2;
}
