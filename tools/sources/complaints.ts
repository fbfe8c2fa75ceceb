import type { Citation, Claim } from "./cited.ts";

/** What is wrong with the cited addresses, in words; nothing is opened. */
export function sourceComplaints(citations: readonly Citation[], claims: readonly Claim[]): readonly string[] {
  return [
    ...citations.flatMap(({ url, where }) => malformed(url).map((problem) => `${where}: ${url}: ${problem}`)),
    ...twice(citations),
    ...spellings(citations),
    ...claims.flatMap(({ where, urls }) => (urls.length === 0 ? [`${where}: no source that someone can open`] : [])),
  ];
}

/** Repositories whose pages have a fixed form: `blob` and `tree` need a revision and, for `blob`, a file. */
const gitHub = /^\/[^/]+\/[^/]+\/(blob|tree|issues|pull|commit)(?:\/(.*))?$/;

function malformed(url: string): string[] {
  if (!URL.canParse(url)) return ["no address"];
  const { protocol, hostname, pathname, hash } = new URL(url);
  const problems: string[] = [];
  if (protocol !== "https:") problems.push("not https");
  if (!hostname.includes(".") || /(?:^|\.)(?:example\.\w+|localhost|local|internal)$/.test(hostname))
    problems.push("no public host");
  if (pathname.includes("//")) problems.push("an empty step");
  const [, kind, rest = ""] = (hostname === "github.com" && gitHub.exec(pathname)) || [];
  if (kind === "blob" && !/^[^/]+\/.+/.test(rest)) problems.push("a file needs a revision and a path");
  if (kind === "tree" && rest === "") problems.push("a folder needs a revision");
  if ((kind === "issues" || kind === "pull") && !/^\d+$/.test(rest)) problems.push("no number");
  if (kind === "commit" && !/^[0-9a-f]{7,40}$/.test(rest)) problems.push("no commit");
  if (/^#L\d+/.test(hash) && kind === "blob" && /^(?:master|main|develop)\//.test(rest))
    problems.push("a line of a branch that moves");
  return problems;
}

function twice(citations: readonly Citation[]): string[] {
  const seen = new Set<string>();
  return citations.flatMap(({ url, where }) => {
    const key = `${where} ${url}`;
    if (seen.has(key)) return [`${where}: ${url}: cited twice`];
    seen.add(key);
    return [];
  });
}

/** One address is written in one way, so that a change is found everywhere. */
function spellings(citations: readonly Citation[]): string[] {
  const first = new Map<string, string>();
  return citations.flatMap(({ url, where }) => {
    const key = url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/(?=$|#)/, "");
    const known = first.get(key) ?? url;
    first.set(key, known);
    return known === url ? [] : [`${where}: ${url}: written ${known} elsewhere`];
  });
}
