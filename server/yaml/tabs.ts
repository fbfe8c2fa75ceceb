import { type Document, isCollection, isScalar, visit, YAMLParseError } from "yaml";

/** Lines that hold nothing but blanks, one of them a tab, and perhaps a comment. */
const tabbed = /^( *)\t[ \t]*(?:#.*|\r?)$/gm;

/**
 * A tab before a comment, or alone in a line: the library passes over it, and what reads YAML for Helm and Kubernetes
 * refuses it. Behind a plain value it may stand, when it is indented at least as that is.
 * @param documents all that stand in the text
 */
export function misplacedTab(documents: readonly Document.Parsed[], text: string): YAMLParseError | undefined {
  if (!text.includes("\t")) return undefined;
  let inside: readonly (readonly [number, number])[] | undefined;
  for (const match of text.matchAll(tabbed)) {
    inside ??= documents.flatMap(rangesOf);
    const indent = match[1] ?? "";
    const at = match.index + indent.length;
    if (inside.some(([start, end]) => start <= at && at < end)) continue;
    if (indent !== "" && !isRefusedBehind(text.slice(0, match.index))) continue;
    const error = new YAMLParseError([at, at + 1], "TAB_AS_INDENT", "found character that cannot start any token");
    error.linePos = [{ line: text.slice(0, at).split("\n").length, col: indent.length + 1 }];
    return error;
  }
  return undefined;
}

/** Texts of several lines and collections in brackets, where tabs may stand. */
function rangesOf(document: Document.Parsed): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  visit(document, (_, node) => {
    const isFlow = isCollection(node) && node.flow === true;
    if (!(isFlow || isScalar(node)) || !node.range) return;
    ranges.push([node.range[0], node.range[1]]);
  });
  return ranges;
}

/** Whether a new token is awaited there: behind a key, a dash, quotes or brackets. Behind anything else nothing is said. */
function isRefusedBehind(before: string): boolean {
  const last = before.split("\n").findLast((line) => !/^\s*(?:#.*)?$/.test(line));
  return last === undefined || /^[^#]*["'}\]:]\s*$/.test(last);
}
