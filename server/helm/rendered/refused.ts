import { type Document, isMap, isPair, isScalar, type ParsedNode } from "yaml";
import type { Notice } from "../../contract/finding.ts";
import type { Place, TextRange } from "../../contract/place.ts";
import type { DocumentProblem } from "../../contract/source.ts";
import type { RenderedSource } from "./rendered-source.ts";

/** Characters of a printed line that are told, at most. */
const maxLine = 60;

/** Why a document may be other than what anybody will deploy. */
export interface Doubts {
  /** Something in its template was refused, and rendering went on all the same. */
  readonly isRefused: boolean;
  /** Values of charts that are not there are empty. */
  readonly lacksDependencies: boolean;
}

/** What is to be told of a printed document: that helm refuses it, at the line that is wrong, and that a bound was reached. */
export function documentNotices(
  source: RenderedSource,
  document: Document.Parsed<ParsedNode> | undefined,
  problems: readonly DocumentProblem[],
  doubts: Doubts,
): readonly Notice[] {
  const limit = problems.find((problem) => problem.limit);
  const reached = limit && {
    kind: "limit-reached" as const,
    ...placeOf(source, limit.range),
    message: `of what is printed here: ${limit.message}`,
  };
  const refusal = doubts.isRefused ? undefined : refusalOf(source, document, problems, doubts.lacksDependencies);
  return [refusal, reached].filter((notice) => notice !== undefined);
}

/**
 * Why helm refuses what was printed: it is no YAML, or no map.
 * https://github.com/helm/helm/blob/v4.1.4/pkg/release/v1/util/manifest_sorter.go reads every document so.
 */
function refusalOf(
  source: RenderedSource,
  document: Document.Parsed<ParsedNode> | undefined,
  problems: readonly DocumentProblem[],
  onlyLiteral: boolean,
): Notice | undefined {
  const problem = firstMistake(problems) ?? (document && notAnObject(document, source.text));
  if (problem === undefined) return undefined;
  const line = lineAt(source.text, problem.range.start);
  const above = problem.indentation ? lineAbove(source.text, line) : undefined;
  // A line that stands in the template is mostly right; what an action prints before it ends in the wrong column.
  const isAbove = above !== undefined && isLiteral(source, line) && !isLiteral(source, above);
  const lines = isAbove ? [above, line] : [line];
  if (hasStandIn(source) || (onlyLiteral && !lines.every((one) => isLiteral(source, one)))) return undefined;
  return {
    kind: "template-failed",
    ...placeOf(source, isAbove ? above : line),
    message: `helm refuses what is printed here: ${problem.message}. Printed: ${lines.map((one) => quoted(source.text, one)).join(", then ")}`,
  };
}

function firstMistake(problems: readonly DocumentProblem[]): DocumentProblem | undefined {
  return problems.filter(({ limit }) => !limit).toSorted((one, other) => one.range.start - other.range.start)[0];
}

function notAnObject({ contents }: Document.Parsed<ParsedNode>, text: string): DocumentProblem | undefined {
  if (contents === null || (isScalar(contents) && contents.value === null)) return undefined;
  const [start] = contents.range;
  const range = { start, end: start + 1 };
  if (!isMap(contents)) return { range, message: `this is ${isScalar(contents) ? "a text" : "a list"}, not an object` };
  return text.includes("{{") ? bracesAsKey(contents) : undefined;
}

/** `{{ x }}` that was printed, not run: a map as the key of a map. */
function bracesAsKey(node: unknown): DocumentProblem | undefined {
  if (isPair(node)) {
    const { key } = node;
    if (isMap(key) && Array.isArray(key.range)) {
      const [start, end] = key.range;
      return {
        range: { start, end },
        message: "braces stand here as a value: if they are meant as text, put it in quotes",
      };
    }
    return bracesAsKey(node.value);
  }
  const items =
    node !== null && typeof node === "object" && "items" in node && Array.isArray(node.items) ? node.items : [];
  for (const item of items) {
    const found = bracesAsKey(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function placeOf(source: RenderedSource, line: TextRange): Pick<Place, "file" | "range"> {
  const { file, range } = source.originOf(line.start, line.end).place;
  return { file, range };
}

/** Whether it stands in a template as it was printed, with nothing between. */
function isLiteral(source: RenderedSource, line: TextRange): boolean {
  const parts = source.map.between(line.start, line.end);
  return parts.every(({ segment: { sources }, offset }, index) => {
    const before = parts[index - 1];
    const isNext = before === undefined || offset === before.offset + before.end - before.start;
    return offset >= 0 && isNext && sources.every(({ type }) => type === "template");
  });
}

/** Whether something in it stands for a value that was refused. */
function hasStandIn({ map }: RenderedSource): boolean {
  return map.rendered.segments.some(({ sources }) =>
    sources.some((source) => source.type === "object" && source.name === "required"),
  );
}

/** Offsets of the line without what is blank around it. */
function lineAt(text: string, offset: number): TextRange {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", start);
  const line = text.slice(start, end < 0 ? text.length : end);
  return { start: start + line.length - line.trimStart().length, end: start + line.trimEnd().length };
}

function lineAbove(text: string, line: TextRange): TextRange | undefined {
  const end = text.slice(0, line.start).trimEnd().length;
  return end === 0 ? undefined : lineAt(text, end - 1);
}

/** A line with its indentation, which is what is wrong with it most often. */
function quoted(text: string, { start, end }: TextRange): string {
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, end);
  return `\`${line.length > maxLine ? `${line.slice(0, maxLine)}…` : line}\``;
}
