import type { TextRange } from "../contract/place.ts";

/** A line that starts or ends a document. YAML forbids both at column 0 inside any scalar, so a scan of lines is exact. */
const marker = /^(?:---|\.\.\.)(?=[ \t\r\n]|$)/gm;

/**
 * The documents of a file. The `---` itself belongs to none; what follows it on its line does. Directives and empty
 * stretches before the first `---` or after `...` are no documents.
 */
export function splitDocuments(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  let start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let explicit = false;
  const add = (end: number) => {
    const content = text.slice(start, end);
    if (explicit || hasContent(content)) ranges.push({ start, end });
  };
  // A byte-order mark stands before the first column, where `^` does not match a marker behind it.
  if (start === 1 && /^---(?=[ \t\r\n]|$)/.test(text.slice(1, 5))) {
    start = 4;
    explicit = true;
  }
  for (const match of text.matchAll(marker)) {
    if (match.index < start) continue;
    add(match.index);
    explicit = match[0] === "---";
    start = match.index + 3;
  }
  add(text.length);
  return ranges;
}

function hasContent(text: string): boolean {
  return /^(?!%)[^\S\r\n]*[^\s#]/m.test(text);
}
