import type { TextRange } from "../../contract/place.ts";
import type { BranchNode, ListNode, LoopExitNode, TemplateNode } from "./ast.ts";
import { parseBranch } from "./parse-branch.ts";
import type { ParseContext } from "./parse-context.ts";
import { parseBlock, parseDefinition, parseTemplateCall } from "./parse-definition.ts";
import { parsePipeline } from "./parse-expression.ts";
import type { Token } from "./token.ts";

/** What closed a list: the end of the text, `{{ end }}`, or `{{ else … }}` of which only the word has been read. */
export interface ListEnd {
  readonly type: "eof" | "end" | "else";
  /** The closing action; for `else` up to the word. */
  readonly range: TextRange;
}

export interface ParsedList {
  readonly list: ListNode;
  readonly end: ListEnd;
}

/** Reads statements up to whatever closes the list. `define` is understood at the top only, as in Go. */
export function parseList(parser: ParseContext, level: "top" | "inside"): ParsedList {
  const { stream } = parser;
  const { start } = stream.peek();
  const nodes: TemplateNode[] = [];
  const count = parser.assigned.length;
  const close = (end: ListEnd): ParsedList => {
    const range = { start, end: Math.max(start, end.range.start) };
    return { list: { type: "list", range, position: start, nodes, assigned: parser.assignedSince(count) }, end };
  };
  for (;;) {
    const token = stream.next();
    switch (token.type) {
      case "eof":
        return close({ type: "eof", range: token.range });
      case "text":
        nodes.push({ type: "text", range: token.range, position: token.start, text: token.value });
        break;
      case "comment":
        nodes.push({ type: "comment", range: token.range, position: token.start, text: token.value });
        break;
      case "left-delimiter": {
        const statement = parser.attempt(() => parseAction(parser, token, level));
        if (statement !== undefined && isListEnd(statement)) return close(statement);
        if (statement !== undefined) nodes.push(statement);
        break;
      }
      default:
        parser.attempt(() => parser.unexpected(token, "input"));
    }
  }
}

type Statement = TemplateNode | ListEnd;

function isListEnd(statement: Statement): statement is ListEnd {
  return statement.type === "end" || statement.type === "else" || statement.type === "eof";
}

function parseAction(parser: ParseContext, open: Token, level: "top" | "inside"): Statement {
  const { stream } = parser;
  parser.actionStart = open.start;
  const saved = stream.save();
  const word = stream.next();
  switch (word.type) {
    case "if":
    case "with":
    case "range":
      return parser.nested(() => parseBranch(parser, open, word.type as BranchNode["type"]));
    case "else":
      return { type: "else", range: { start: open.start, end: word.end } };
    case "end":
      closeAction(parser, "end");
      return { type: "end", range: actionRange(parser, open) };
    case "break":
    case "continue":
      return parseLoopExit(parser, open, word.type);
    case "template":
      return parseTemplateCall(parser, open);
    case "block":
      return parser.nested(() => parseBlock(parser, open));
    case "define":
      if (level === "top") return parser.nested(() => parseDefinition(parser, open));
      parser.unexpected(word, "command");
  }
  stream.restore(saved);
  const position = stream.peek().start;
  const pipeline = parsePipeline(parser, "command", "right-delimiter");
  return { type: "action", range: actionRange(parser, open), position, pipeline };
}

function parseLoopExit(parser: ParseContext, open: Token, type: "break" | "continue"): LoopExitNode {
  const token = parser.stream.next();
  if (token.type !== "right-delimiter") parser.unexpected(token, `{{${type}}}`);
  if (parser.loopDepth === 0) parser.fail(`{{${type}}} outside {{range}}`, actionRange(parser, open));
  return { type, range: actionRange(parser, open), position: open.start };
}

/** Expects the right delimiter. */
export function closeAction(parser: ParseContext, context: string): void {
  const token = parser.stream.next();
  if (token.type !== "right-delimiter") parser.unexpected(token, context);
}

/** From the left delimiter to the token read last. */
export function actionRange(parser: ParseContext, open: Token): TextRange {
  return { start: open.start, end: parser.stream.previous().end };
}
