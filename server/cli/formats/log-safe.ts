/**
 * JSON that a terminal or a log reader does not obey, and that means the same: GitHub's and Azure's readers look for
 * `##[command]` anywhere in a line, terminals for C1 controls and marks that turn the direction of writing. All of
 * them can only stand inside strings, where an escape may take their place.
 */
export function logSafeJson(value: unknown): string {
  const text = JSON.stringify(value, undefined, 2)
    .replace(/##(\w*)\[/g, "##$1\\u005b")
    .replace(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, escaped);
  return `${text}\n`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
