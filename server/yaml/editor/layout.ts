import { isCollection, isMap, isPair, isScalar, isSeq } from "yaml";
import type { TextRange } from "../../contract/place.ts";
import { endOfLine, lineBreakOf, startOfLine } from "../../text/edits.ts";
import { rangeOf, type YamlTree } from "../tree/yaml-tree.ts";

/** An edit in the parsed text of a tree. */
export interface LocalEdit {
  readonly range: TextRange;
  readonly newText: string;
}

export function columnOf(text: string, offset: number): number {
  return offset - startOfLine(text, offset);
}

export function isFlow(ast: unknown): boolean {
  return isCollection(ast) && ast.flow === true;
}

/** Where a new line can follow a block node: the offset, and whether a line break stands before it already. */
export interface LinePoint {
  readonly offset: number;
  readonly atLineStart: boolean;
}

/** The end of the last line that a node takes up, with its trailing comment. */
export function pointAfter(text: string, ast: unknown): LinePoint {
  const last = lastLeaf(ast);
  const { end } = rangeOf(last);
  if (isScalar(last) && (last.type === "BLOCK_LITERAL" || last.type === "BLOCK_FOLDED")) {
    if (/^[|>][0-9]*\+/.test(text.slice(rangeOf(last).start)))
      return { offset: end, atLineStart: text[end - 1] === "\n" };
    const content = text.slice(0, end).trimEnd().length;
    return { offset: endOfLine(text, content), atLineStart: false };
  }
  return { offset: endOfLine(text, end), atLineStart: false };
}

/** The node that ends last: down to the last value of block collections. */
function lastLeaf(ast: unknown): unknown {
  if (isFlow(ast)) return ast;
  if (isSeq(ast) && ast.items.length > 0) {
    const item = ast.items.at(-1);
    return isPair(item) ? (item.value ?? item.key) : lastLeaf(item);
  }
  if (isMap(ast)) {
    const pair = ast.items.at(-1);
    if (pair !== undefined) return pair.value === null ? pair.key : lastLeaf(pair.value);
  }
  return ast;
}

/** The text's own indentation step: the first nested block map tells; 2 where none does. */
export function indentStep(tree: YamlTree): number {
  const { text } = tree.source;
  const nested = /^([ ]*)(?:- )?[^\s#:][^:\n]*:[ ]*(?:#.*)?\r?\n(?:[ ]*(?:#.*)?\r?\n){0,50}([ ]+)[^\s#-]/m.exec(text);
  const step = (nested?.[2]?.length ?? 0) - (nested?.[1]?.length ?? 0);
  return step >= 1 && step <= 8 ? step : 2;
}

/** Whether the text indents list items below their key; Kubernetes manifests mostly do not. */
export function indentsLists(text: string): boolean {
  const list = /^([ ]*)[^\s#-][^\n:]*:[ ]*(?:#.*)?\r?\n([ ]*)- /m.exec(text);
  return list !== null && (list[2]?.length ?? 0) > (list[1]?.length ?? 0);
}

/** Indents every line but the first and empty ones, in the text's own line breaks. */
export function indented(rendered: string, column: number, text: string): string {
  const lineBreak = lineBreakOf(text);
  const [first = "", ...rest] = rendered.split("\n");
  return [first, ...rest.map((line) => (line === "" ? line : " ".repeat(column) + line))].join(lineBreak);
}
