const kindLine = /(?:^|[\s{,"'-])["']?kind["']?[ \t]*:[ \t]*["']?([A-Za-z][A-Za-z0-9]*)/g;

/**
 * Every `kind:` that a document's text names, without parsing it: a superset of the kinds of its objects, since role
 * references and owner references name kinds too. A document that no rule wants is never parsed because of it.
 */
export function kindsIn(text: string): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const match of text.matchAll(kindLine)) {
    if (match[1] !== undefined) kinds.add(match[1]);
  }
  return kinds;
}
