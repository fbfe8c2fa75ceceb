import { parse } from "yaml";
import type { Rule } from "../../server/contract/rule.ts";

/** One place that cites an address. */
export interface Citation {
  readonly url: string;
  /** File, relative to the repository's root with `/`, and what of it where it holds several lists. */
  readonly where: string;
}

/** A claim and what it rests on. */
export interface Claim {
  readonly where: string;
  readonly urls: readonly string[];
}

interface Written {
  readonly claim?: string;
  readonly sources?: readonly { readonly name: string; readonly url?: string }[];
}

/** What a rule's `meta.sources` cite. */
export function citedByRule({ meta }: Rule): readonly Citation[] {
  return meta.sources.map(({ url }) => ({ url, where: `rules/${meta.id}/meta.ts` }));
}

/** The claims of a client's `facts` or of an incident; `text` is the file's. */
export function claimsOf(path: string, text: string): readonly Claim[] {
  const file = parse(text) as Written & { readonly facts?: readonly Written[] };
  const written = file.facts ?? [file];
  return written.map(({ claim, sources = [] }) => ({
    where: claim === undefined ? path : `${path}: ${claim}`,
    urls: sources.flatMap(({ url }) => url ?? []),
  }));
}

/** Addresses in a page's section of sources; in a page without one, in all of it. */
export function citedByPage(path: string, text: string): readonly Citation[] {
  const start = text.search(/^## Sources$/m);
  return addressesIn(start < 0 ? text : text.slice(start)).map((url) => ({ url, where: path }));
}

/** Addresses in the comments of a module; what stands in backquotes is code. */
export function citedByComments(path: string, text: string): readonly Citation[] {
  const comments = text.match(/\/\*\*?[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/g) ?? [];
  const urls = comments.flatMap((comment) => addressesIn(comment.replace(/`[^`]*`/g, "")));
  return [...new Set(urls)].map((url) => ({ url, where: path }));
}

function addressesIn(text: string): readonly string[] {
  return [...text.matchAll(/\bhttps?:\/\/[^\s<>"'`\]]+/g)].map(([address]) => trimmed(address));
}

/** Without the sentence's punctuation, and without the bracket that closes a Markdown link. */
function trimmed(address: string): string {
  const text = address.replace(/[.,;:]+$/, "");
  const isOpen = (text.match(/\(/g) ?? []).length < (text.match(/\)/g) ?? []).length;
  return text.endsWith(")") && isOpen ? trimmed(text.slice(0, -1)) : text;
}
