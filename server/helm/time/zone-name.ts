/** Length of the abbreviation of a time zone at the start of a text, by the rules of Go's `parseTimeZone`. */
export function zoneLength(text: string): number | undefined {
  if (text.length < 3) return undefined;
  if (/^(?:ChST|MeST)/.test(text)) return 4;
  if (text.startsWith("GMT")) return 3 + signedLength(text.slice(3));
  if (/^[-+]/.test(text)) return signedLength(text) || undefined;
  const capitals = /^[A-Z]{0,6}/.exec(text)?.[0] ?? "";
  switch (capitals.length) {
    case 3:
      return 3;
    case 4:
      return capitals.endsWith("T") || capitals === "WITA" ? 4 : undefined;
    case 5:
      return capitals.endsWith("T") ? 5 : undefined;
    default:
      return undefined;
  }
}

/** `+03` or `-4`, of at most 23 hours; 0 when there is none. */
function signedLength(text: string): number {
  const [whole = "", hours] = /^[-+](\d+)/.exec(text) ?? [];
  return hours === undefined || Number(hours) > 23 ? 0 : whole.length;
}
