/** The escaping functions of Go's template package. */
export function escapeHtml(text: string): string {
  const escapes: Readonly<Record<string, string>> = {
    "\0": "�",
    '"': "&#34;",
    "'": "&#39;",
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
  };
  return text.replaceAll(/[\0"'&<>]/g, (character) => escapes[character] ?? character);
}

export function escapeJavaScript(text: string): string {
  const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "'": "\\'", '"': '\\"' };
  let result = "";
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const escaped = escapes[character];
    if (escaped !== undefined) result += escaped;
    else if ("<>&=".includes(character) || point < 0x20)
      result += `\\u${point.toString(16).toUpperCase().padStart(4, "0")}`;
    else if (point > 0x7f && !/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character))
      result += `\\u${point.toString(16).toUpperCase().padStart(4, "0")}`;
    else result += character;
  }
  return result;
}

/** `url.QueryEscape`. */
export function escapeQuery(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => {
    const character = String.fromCharCode(byte);
    if (/[A-Za-z0-9\-_.~]/.test(character)) return character;
    return character === " " ? "+" : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  }).join("");
}
