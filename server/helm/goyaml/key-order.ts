/** go-yaml's order of keys: letters after other characters, numbers inside keys by value (`a2` before `a10`). */
export function naturalOrder(left: string, right: string): number {
  const index = firstDifference(left, right);
  if (index === undefined) return left.length - right.length;
  const x = left.charCodeAt(index);
  const y = right.charCodeAt(index);
  // Two letters of ASCII are by far the most: everything else is looked at character by character.
  if (isAsciiLetter(x) && isAsciiLetter(y)) return x - y;
  return orderByCharacters(left, right);
}

function firstDifference(left: string, right: string): number | undefined {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    if (left.charCodeAt(index) !== right.charCodeAt(index)) return index;
  }
  return undefined;
}

function isAsciiLetter(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90);
}

function orderByCharacters(left: string, right: string): number {
  const a = Array.from(left);
  const b = Array.from(right);
  let digits = false;
  for (let index = 0; index < a.length && index < b.length; index += 1) {
    const x = a[index] ?? "";
    const y = b[index] ?? "";
    if (x === y) {
      digits = isDigit(x);
      continue;
    }
    const xLetter = isLetter(x);
    const yLetter = isLetter(y);
    if (xLetter && yLetter) return compare(x, y);
    if (xLetter || yLetter) {
      if (digits) return xLetter ? -1 : 1;
      return yLetter ? -1 : 1;
    }
    return compareNumbers(a, b, index) || compare(x, y);
  }
  return a.length - b.length;
}

/** Compares the numbers that stand around the place where two keys part. */
function compareNumbers(a: readonly string[], b: readonly string[], index: number): number {
  let leadingX = 0n;
  let leadingY = 0n;
  if (a[index] === "0" || b[index] === "0") {
    for (let at = index - 1; at >= 0 && isDigit(a[at] ?? ""); at -= 1) {
      if (a[at] !== "0") {
        leadingX = 1n;
        leadingY = 1n;
        break;
      }
    }
  }
  const x = numberAt(a, index, leadingX);
  const y = numberAt(b, index, leadingY);
  if (x.value !== y.value) return x.value < y.value ? -1 : 1;
  return x.end - y.end;
}

function numberAt(
  characters: readonly string[],
  start: number,
  leading: bigint,
): { readonly value: bigint; readonly end: number } {
  let value = leading;
  let end = start;
  for (; end < characters.length && isDigit(characters[end] ?? ""); end += 1) {
    const digit = characters[end] ?? "0";
    value = value * 10n + BigInt(/[0-9]/.test(digit) ? digit : "0");
  }
  return { value, end };
}

function isLetter(character: string): boolean {
  return /\p{L}/u.test(character);
}

function isDigit(character: string): boolean {
  return /\p{Nd}/u.test(character);
}

function compare(a: string, b: string): number {
  return (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);
}
