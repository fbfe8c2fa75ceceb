import type { Fix, TextEdit } from "../../contract/fix.ts";
import type { TextRange } from "../../contract/place.ts";
import { blankTemplate } from "../../helm/blank.ts";
import { scanComments } from "../suppressions/comments.ts";
import { applyFixes, isNewFile, isTextEdit, RefusedFix, type TextOf } from "./changes.ts";
import { dataDifferences, parseFile } from "./data-differences.ts";

/**
 * Proves that edits changed what they touch and nothing else: the text still parses, every difference of the data lies
 * at an edit, and no comment beside the edits is lost.
 * @returns why not, or undefined
 */
export function verifyChange(
  path: string,
  before: string,
  after: string,
  edits: readonly TextEdit[],
): string | undefined {
  if (!isYaml(path)) return undefined;
  const old = parse(path, before);
  const now = parse(path, after);
  if (now.problems > old.problems) return `${path} would not parse any more`;
  const places = inBoth(edits);
  for (const difference of dataDifferences(old, now)) {
    const explained = places.some(({ was, is }) => overlaps(difference.before, was) || overlaps(difference.after, is));
    if (!explained)
      return `${path} would change at ${difference.path.replace(/^\[\d+\]\.?/, "") || "its top"}, which is not meant`;
  }
  return lostComment(path, before, after, edits);
}

/**
 * Whether fixes can be applied together to the texts as they are, and change only what they mean to.
 * @returns the reason why not, or undefined
 */
export function refusalOf(fixes: readonly Fix[], textOf: TextOf): string | undefined {
  let changes: ReadonlyMap<string, string>;
  try {
    changes = applyFixes(fixes, textOf);
  } catch (error) {
    if (error instanceof RefusedFix) return error.reason;
    throw error;
  }
  const edits = fixes.flatMap((fix) => fix.edits);
  for (const [path, after] of changes) {
    const inFile = edits.filter(isTextEdit).filter(({ file }) => file === path);
    const made = edits.some((edit) => isNewFile(edit) && edit.create === path);
    const reason = made ? newFileProblem(path, after) : verifyChange(path, textOf(path) ?? "", after, inFile);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function newFileProblem(path: string, text: string): string | undefined {
  return isYaml(path) && parse(path, text).problems > 0 ? `${path} would not parse` : undefined;
}

function parse(path: string, text: string) {
  return parseFile(isTemplate(path) ? blankTemplate(path, text).text : text);
}

function isYaml(path: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(path);
}

function isTemplate(path: string): boolean {
  return /(?:^|\/)templates\//.test(path);
}

function lostComment(path: string, before: string, after: string, edits: readonly TextEdit[]): string | undefined {
  const template = isTemplate(path);
  const kept = scanComments(before, template).comments.filter(
    ({ range }) => !edits.some((edit) => overlaps(range, edit.range)),
  );
  const present = scanComments(after, template).comments.map(({ text }) => text);
  let from = 0;
  for (const { text } of kept) {
    const at = present.indexOf(text, from);
    if (at < 0) return `${path} would lose the comment "${text.trim()}"`;
    from = at + 1;
  }
  return undefined;
}

/** Where an edit stands in the text before and in the text after. */
export interface EditPlace {
  readonly was: TextRange;
  readonly is: TextRange;
}

/** Places of the edits of one file, in their order there. */
export function inBoth(edits: readonly TextEdit[]): EditPlace[] {
  let shift = 0;
  const sorted = [...edits].sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
  return sorted.map(({ range, newText }) => {
    const start = range.start + shift;
    shift += newText.length - (range.end - range.start);
    return { was: range, is: { start, end: start + newText.length } };
  });
}

/** Both hold at least one character in common. */
function overlaps(a: TextRange | undefined, b: TextRange): boolean {
  return a !== undefined && a.start < b.end && b.start < a.end;
}
