import type { TextEdit } from "../../contract/fix.ts";
import type { ScalarValue } from "../../contract/tree.ts";
import { lineBreakOf, startOfLine } from "../../text/edits.ts";
import { blockIndent, rawLines } from "../positions/source-lines.ts";
import type { YamlScalar } from "../tree/nodes.ts";
import { rangeOf } from "../tree/yaml-tree.ts";
import { finish } from "./finish.ts";
import { columnOf, indentStep, isFlow } from "./layout.ts";
import { renderLiteral, renderScalar } from "./render.ts";

/** See `TreeEditor.replaceScalar`. */
export function replaceScalar(node: YamlScalar, value: ScalarValue): readonly TextEdit[] | undefined {
  if (node.position.shared) return undefined;
  for (const rendered of wholeCandidates(node, value)) {
    const edits = finish(node.tree, [wholeEdit(node, rendered)], node.path, value);
    if (edits !== undefined) return edits;
  }
  return undefined;
}

/** See `TreeEditor.replaceSlice`. */
export function replaceSlice(
  node: YamlScalar,
  start: number,
  end: number,
  newText: string,
): readonly TextEdit[] | undefined {
  if (node.position.shared || node.position.alias !== undefined) return undefined;
  const value = node.text.slice(0, start) + newText + node.text.slice(end);
  const range = node.sourceRange(start, end);
  const encoded = range === undefined ? undefined : encodeSlice(node, range.start, start, end, newText);
  if (range !== undefined && encoded !== undefined) {
    const expected = typeof node.value === "string" ? value : undefined;
    const edits =
      expected === undefined ? undefined : finish(node.tree, [{ range, newText: encoded }], node.path, expected);
    if (edits !== undefined) return edits;
  }
  return replaceScalar(node, value);
}

function wholeEdit(node: YamlScalar, rendered: string) {
  const { alias, keyRange } = node.position;
  const range = alias === undefined ? node.range : rangeOf(alias);
  const before = node.tree.source.text[range.start - 1];
  const needsBlank = range.start === range.end && (before === ":" || before === "-" || keyRange?.end === range.start);
  return { range, newText: needsBlank ? ` ${rendered}` : rendered };
}

/** Own style first; another one only where it cannot hold the value. */
function wholeCandidates(node: YamlScalar, value: ScalarValue): string[] {
  if (typeof value !== "string") return [renderScalar(value, undefined)];
  const { type } = node.ast;
  const { text } = node.tree.source;
  const column = columnOf(text, node.position.keyRange?.start ?? node.range.start) + indentStep(node.tree);
  const literal = isFlow(node.parent?.ast) ? [] : [renderLiteral(value, column).replaceAll("\n", lineBreakOf(text))];
  const quoted = renderScalar(value, "QUOTE_DOUBLE");
  if (type === "BLOCK_LITERAL" || type === "BLOCK_FOLDED")
    return [...literal, quoted].map((rendered) => withBlockTail(node, rendered));
  const own = renderScalar(value, type ?? "PLAIN");
  return own.includes("\n") ? [...literal, quoted] : [own, quoted];
}

/** A block scalar's range takes in its last line break. */
function withBlockTail(node: YamlScalar, rendered: string): string {
  const { text } = node.tree.source;
  return text[node.range.end - 1] === "\n" ? rendered + lineBreakOf(text) : rendered;
}

/** The replacement as it is written inside this scalar's style; undefined where the style cannot take it in place. */
function encodeSlice(
  node: YamlScalar,
  sourceStart: number,
  start: number,
  end: number,
  newText: string,
): string | undefined {
  const touchesLines = newText.includes("\n") || node.text.slice(start, end).includes("\n");
  switch (node.ast.type) {
    case "QUOTE_DOUBLE":
      return JSON.stringify(newText).slice(1, -1);
    case "QUOTE_SINGLE":
      return touchesLines ? undefined : newText.replaceAll("'", "''");
    case "BLOCK_LITERAL":
      return encodeLines(node, sourceStart, end, newText);
    default:
      return touchesLines ? undefined : newText;
  }
}

function encodeLines(node: YamlScalar, sourceStart: number, end: number, newText: string): string {
  const { text } = node.tree.source;
  const lineBreak = lineBreakOf(text);
  const [, ...body] = rawLines(text, node.range.start, node.range.end);
  const indent = " ".repeat(blockIndent(text, body, node.text));
  const lines = newText.split("\n");
  const beforeContent = end < node.text.length && node.text[end] !== "\n";
  return lines
    .map((line, i) => {
      const isLast = i === lines.length - 1;
      const startsLine = i > 0 || startOfLine(text, sourceStart) === sourceStart;
      return startsLine && (line !== "" || (isLast && beforeContent)) ? indent + line : line;
    })
    .join(lineBreak);
}
