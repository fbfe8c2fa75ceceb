const named: ReadonlyMap<number, string> = new Map([
  [0x07, "\\a"],
  [0x08, "\\b"],
  [0x0c, "\\f"],
  [0x0a, "\\n"],
  [0x0d, "\\r"],
  [0x09, "\\t"],
  [0x0b, "\\v"],
  [0x5c, "\\\\"],
]);

/** Go's `%q`: a double-quoted string in which what does not print is escaped. */
export function goQuote(text: string): string {
  return `"${escapeForGo(text, '"')}"`;
}

/** The inside of Go's `%q`. */
export function escapeForGo(text: string, quote: '"' | "'"): string {
  let result = "";
  for (const character of text) result += escapeCharacter(character, quote);
  return result;
}

/** One character as it stands inside Go quotes. */
export function escapeCharacter(character: string, quote: '"' | "'"): string {
  const point = character.codePointAt(0) ?? 0;
  if (character === quote) return `\\${quote}`;
  const escaped = named.get(point);
  if (escaped !== undefined) return escaped;
  if (isPrintable(character, point)) return character;
  // A byte that was cut out of a character.
  if (point >= 0xdc80 && point <= 0xdcff) return `\\x${(point - 0xdc00).toString(16)}`;
  if (point < 0x20 || point === 0x7f) return `\\x${point.toString(16).padStart(2, "0")}`;
  if (point >= 0xd800 && point <= 0xdfff) return "�";
  return point > 0xffff ? `\\U${point.toString(16).padStart(8, "0")}` : `\\u${point.toString(16).padStart(4, "0")}`;
}

/** `strconv.IsPrint`: letters, marks, numbers, punctuation, symbols, and the ASCII space. */
function isPrintable(character: string, point: number): boolean {
  if (point >= 0x20 && point < 0x7f) return true;
  return point > 0x7f && /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character);
}
