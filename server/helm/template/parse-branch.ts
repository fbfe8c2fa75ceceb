import type { TextRange } from "../../contract/place.ts";
import type { BranchNode, ListNode, PipelineNode } from "./ast.ts";
import type { ParseContext } from "./parse-context.ts";
import { parsePipeline } from "./parse-expression.ts";
import { actionRange, closeAction, type ListEnd, parseList } from "./parse-statement.ts";
import { Token } from "./token.ts";

/** `if`, `with` or `range` from behind its word to its `end`. */
export function parseBranch(parser: ParseContext, open: Token, type: BranchNode["type"]): BranchNode {
  return parser.scoped(() => {
    const position = parser.stream.peek().start;
    // A broken condition must not make the `end` of the block look like a stray one.
    const pipeline = parser.attempt(() => parsePipeline(parser, type, "right-delimiter")) ?? emptyPipeline(position);
    const opening = actionRange(parser, open);
    if (type === "range") parser.loopDepth += 1;
    const { list: body, end } = parseList(parser, "inside");
    if (type === "range") parser.loopDepth -= 1;
    const { otherwise, last } = parseOtherwise(parser, type, opening, end);
    const range = { start: open.start, end: last.end };
    return { type, range, position, pipeline, opening, body, otherwise };
  });
}

function parseOtherwise(
  parser: ParseContext,
  type: BranchNode["type"],
  opening: TextRange,
  end: ListEnd,
): { readonly otherwise: ListNode | undefined; readonly last: TextRange } {
  if (end.type === "eof") recordUnclosed(parser, opening);
  if (end.type !== "else") return { otherwise: undefined, last: end.range };
  const word = parser.stream.peek();
  if ((word.type === "if" && type === "if") || (word.type === "with" && type === "with")) {
    parser.stream.next();
    const open = new Token("left-delimiter", parser.text, end.range.start, end.range.end);
    const count = parser.assigned.length;
    const chained = parser.nested(() => parseBranch(parser, open, type));
    const assigned = parser.assignedSince(count);
    return {
      otherwise: { type: "list", range: chained.range, position: end.range.start, nodes: [chained], assigned },
      last: chained.range,
    };
  }
  parser.attempt(() => closeAction(parser, "else"));
  const { list, end: close } = parseList(parser, "inside");
  if (close.type === "eof") recordUnclosed(parser, opening);
  if (close.type !== "else") return { otherwise: list, last: close.range };
  parser.report("expected end; found {{else}}", close.range);
  // Read on to the end, so that the rest of the file is not thrown out of step.
  const rest = parseOtherwise(parser, type, opening, close);
  return { otherwise: list, last: rest.last };
}

/** Go reports the end of the file; an editor is better served by the block that was never closed. */
export function recordUnclosed(parser: ParseContext, opening: TextRange): void {
  if (parser.unclosedReported) return;
  parser.unclosedReported = true;
  parser.report("unexpected EOF", opening, parser.lineOf(parser.text.length));
}

function emptyPipeline(position: number): PipelineNode {
  const range = { start: position, end: position };
  return { type: "pipeline", range, position, variables: [], assigns: false, commands: [] };
}
