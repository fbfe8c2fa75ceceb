import type { Notice } from "../../contract/finding.ts";
import type { TextRange } from "../../contract/place.ts";
import { LineIndex } from "../../text/line-index.ts";
import { didYouMean } from "../nearest-name.ts";
import { type Comment, type CommentScan, scanComments } from "./comments.ts";

const names = ["disable-next-line", "disable-line", "disable-file", "disable", "enable"] as const;

export interface Suppression {
  readonly rule: string;
  /** As written after `--`. */
  readonly reason: string | undefined;
  /** The rule's id in the comment. */
  readonly range: TextRange;
  /** A finding that starts here is held back. */
  readonly covers: TextRange;
}

export interface FileSuppressions {
  readonly suppressions: readonly Suppression[];
  /** Comments that try to suppress and cannot. */
  readonly problems: readonly Notice[];
}

export const noSuppressions: FileSuppressions = { suppressions: [], problems: [] };

/**
 * Reads the comments of a file that begin with `planelint-…`.
 * @param template true for files below `templates/`
 * @param rules every id that exists
 */
export function readSuppressions(
  file: string,
  text: string,
  template: boolean,
  rules: ReadonlySet<string>,
): FileSuppressions {
  // Most files have none; the lexer is only for those that may.
  if (!text.includes("planelint-")) return noSuppressions;
  const scan = scanComments(text, template);
  const lines = new LineIndex(text);
  const suppressions: Suppression[] = [];
  const problems: Notice[] = [];
  const open: { start: number; item: Omit<Suppression, "covers"> }[] = [];
  const close = (end: number, which: (rule: string) => boolean) => {
    for (const { start, item } of open.splice(0)) {
      if (which(item.rule)) suppressions.push({ ...item, covers: { start, end } });
      else open.push({ start, item });
    }
  };
  for (const comment of scan.comments) {
    const directive = parseDirective(comment, text);
    if (!directive) continue;
    const problem = (message: string, range = comment.range) =>
      problems.push({ kind: "invalid-suppression", file, range, message });
    const { name, ids, reason } = directive;
    const type = names.find((known) => known === name);
    if (!type) {
      problem(`Unknown comment "planelint-${name}".${didYouMean(name, names)}`);
      continue;
    }
    if (ids.length === 0 && type !== "enable") {
      problem(`planelint-${type} needs the id of a rule: planelint-${type} rule -- reason`);
      continue;
    }
    for (const { id, range } of ids) {
      if (!rules.has(id)) problem(`Unknown rule "${id}".${didYouMean(id, rules)}`, range);
    }
    if (type === "enable") {
      close(comment.range.start, (rule) => ids.length === 0 || ids.some(({ id }) => id === rule));
      continue;
    }
    for (const { id, range } of ids.filter(({ id }) => rules.has(id))) {
      const item = { rule: id, reason, range };
      if (type === "disable") open.push({ start: comment.range.end, item });
      else suppressions.push({ ...item, covers: coverage(type, comment, scan, lines) });
    }
  }
  close(text.length + 1, () => true);
  return { suppressions, problems };
}

interface Directive {
  readonly name: string;
  readonly ids: readonly { readonly id: string; readonly range: TextRange }[];
  readonly reason: string | undefined;
}

function parseDirective(comment: Comment, text: string): Directive | undefined {
  const match = /^planelint-([a-z-]*[a-z])(?:[\s:]+([\s\S]*))?$/.exec(comment.text.trim());
  if (!match) return undefined;
  const rest = match[2] ?? "";
  const [, list = "", reason] = /^([\s\S]*?)(?:(?:^|\s)(?:--|—|–)(?:\s([\s\S]*))?)?$/.exec(rest) ?? [];
  const listStart = text.indexOf(list, comment.range.start + comment.text.indexOf(match[1] ?? ""));
  const ids = [...list.matchAll(/[^\s,]+/g)].map((found) => {
    const start = listStart + found.index;
    return { id: found[0], range: { start, end: start + found[0].length } };
  });
  return { name: match[1] ?? "", ids, reason: reason?.trim() || undefined };
}

function coverage(
  type: "disable-next-line" | "disable-line" | "disable-file",
  comment: Comment,
  scan: CommentScan,
  lines: LineIndex,
): TextRange {
  if (type === "disable-file") return { start: 0, end: lines.text.length + 1 };
  let line = lines.positionAt(type === "disable-line" ? comment.range.start : comment.range.end).line;
  if (type === "disable-next-line") {
    do line++;
    while (line < lines.lineCount && /^\s*(?:#|\{\{-?\s*\/\*|$)/.test(lines.lineText(line)));
  }
  const start = lines.startOf(line);
  const end = line + 1 < lines.lineCount ? lines.startOf(line + 1) : lines.text.length + 1;
  // No comment fits into a scalar of several lines, so the line where it begins speaks for all of it.
  const scalar = scan.longScalars.find((range) => range.start >= start && range.start < end);
  return { start, end: Math.max(end, scalar?.end ?? 0) };
}
