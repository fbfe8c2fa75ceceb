const named: ReadonlyMap<string, string> = new Map([
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
  ["\b", "\\b"],
  ["\f", "\\f"],
]);

/** Whether any character of a text is not written as it is. */
export function needsEscape(text: string): boolean {
  return /["\\\p{Cc}\p{Cs}<>&\u2028\u2029]/u.test(text);
}

/** The inside of a JSON string as Go writes it. */
export function escapeJson(text: string, escapesHtml: boolean): string {
  if (!needsEscape(text)) return text;
  let result = "";
  for (const character of text) result += escapeCharacter(character, escapesHtml);
  return result;
}

function escapeCharacter(character: string, escapesHtml: boolean): string {
  const short = named.get(character);
  if (short !== undefined) return short;
  const point = character.codePointAt(0) ?? 0;
  const html = escapesHtml && "<>&".includes(character);
  if (point < 0x20 || html || point === 0x2028 || point === 0x2029) return `\\u${point.toString(16).padStart(4, "0")}`;
  return point >= 0xd800 && point <= 0xdfff ? "\\ufffd" : character;
}
