const key = "kind";
const beforeKey = /[\s{,"'-]/;

/**
 * Every `kind:` that a document's text names, without parsing it: a superset of the kinds of its objects, since role
 * references and owner references name kinds too. A document that no rule wants is never parsed because of it.
 */
export function kindsIn(text: string): ReadonlySet<string> {
  const kinds = new Set<string>();
  const value = /["']?[ \t]*:[ \t]*["']?([A-Za-z][A-Za-z0-9]*)/y;
  let end = 0;
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, Math.max(end, at + 1))) {
    if (at > 0 && (at === end || !beforeKey.test(text.charAt(at - 1)))) continue;
    value.lastIndex = at + key.length;
    const kind = value.exec(text)?.[1];
    if (kind === undefined) continue;
    kinds.add(kind);
    end = value.lastIndex;
  }
  return kinds;
}

/** With what follows, which may hold other names; none that Kubernetes takes is longer than 253 characters. */
const nameLine = /(?<![\w./-])name["']?[ \t]*:(?=([^\r\n]{0,300}))/g;
/** Escapes, and keys apart from their colon. */
const unusual = /\\[xuU]|(?<![\w./-])name["']?(?:[ \t]*(?:#.*)?\r?\n)+[ \t]*:/;
const quoted = /^(?:"([^"\\]*)"|'([^']*)'(?!'))/;
/** What a plain scalar does not begin with, and what names no text by itself. */
const unclear = /^(?:["'|>*&!?%@`{[]|$|#)/;
/** Beyond this a text is cheaper to parse than to remember. */
const mostNames = 40;

/**
 * Every `name:` that a document's text gives, its objects' own and those of what they use, without parsing it: a superset
 * of what is there. Undefined when a look at the text does not tell.
 */
export function namesIn(text: string): ReadonlySet<string> | undefined {
  if (unusual.test(text)) return undefined;
  const names = new Set<string>();
  for (const [, written] of text.matchAll(nameLine)) {
    const value = written?.trim() ?? "";
    const inQuotes = quoted.exec(value);
    if (inQuotes !== null) names.add(inQuotes[1] ?? inQuotes[2] ?? "");
    else if (unclear.test(value)) return undefined;
    else {
      const plain = value.replace(/[ \t]#.*$/, "").trimEnd();
      // Inside braces it ends before such a mark; outside, the mark belongs to it.
      names.add(plain);
      names.add(plain.replace(/[ \t]*[,}\]].*$/, ""));
    }
    if (names.size > mostNames) return undefined;
  }
  return names;
}
