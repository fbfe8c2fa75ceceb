import { type Document, isCollection, isScalar, visit, YAMLParseError } from "yaml";

/** A line that holds nothing but blanks, one of them a tab, and perhaps a comment. */
const tabbed = /^( *)\t[ \t]*(?:#.*|\r?)$/;

/** Dashes, question marks and colons at a line's beginning, and a tab behind the last of them: a new token is awaited there. */
const behindIndicator = /^( *(?:[-?:] +)*[-?:] *)\t/;

/**
 * A tab before a comment, or alone in a line: the library passes over it, and what reads YAML for Helm and Kubernetes
 * refuses it. Behind a plain value it may stand, when it is indented at least as that is.
 * @param documents all that stand in the text
 */
export function misplacedTab(documents: readonly Document.Parsed[], text: string): YAMLParseError | undefined {
  if (!text.includes("\t")) return undefined;
  let ranges: Ranges | undefined;
  /** The last line that holds more than a comment. */
  let last: string | undefined;
  let start = 0;
  for (const [index, line] of text.split("\n").entries()) {
    const indicators = line.includes("\t") ? behindIndicator.exec(line)?.[1] : undefined;
    const indent = indicators ?? tabbed.exec(line)?.[1];
    if (indent !== undefined) {
      const at = start + indent.length;
      ranges ??= new Ranges(documents.flatMap(rangesOf));
      if (!ranges.hold(at) && (indicators !== undefined || indent === "" || isRefusedBehind(last))) {
        const error = new YAMLParseError([at, at + 1], "TAB_AS_INDENT", "found character that cannot start any token");
        error.linePos = [{ line: index + 1, col: indent.length + 1 }];
        return error;
      }
    }
    if (/[^ \t\r#]/.test(line[line.search(/\S|$/)] ?? "")) last = line;
    start += line.length + 1;
  }
  return undefined;
}

/** Ranges that are asked for one place after the other. */
class Ranges {
  private next = 0;
  private end = 0;
  private readonly sorted: readonly (readonly [number, number])[];

  constructor(ranges: readonly (readonly [number, number])[]) {
    this.sorted = ranges.toSorted(([a], [b]) => a - b);
  }

  /** Whether one of them holds a place, which is behind all that were asked for before. */
  hold(at: number): boolean {
    for (; (this.sorted[this.next]?.[0] ?? Number.POSITIVE_INFINITY) <= at; this.next += 1)
      this.end = Math.max(this.end, this.sorted[this.next]?.[1] ?? 0);
    return at < this.end;
  }
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
function isRefusedBehind(line: string | undefined): boolean {
  return line === undefined || (!line.includes("#") && /["'}\]:]$/.test(line.trimEnd()));
}
