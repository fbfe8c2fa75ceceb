import type { DefinitionNode, ListNode, TemplateCallNode } from "./ast.ts";
import { recordUnclosed } from "./parse-branch.ts";
import type { ParseContext } from "./parse-context.ts";
import { parsePipeline } from "./parse-expression.ts";
import { actionRange, closeAction, parseList } from "./parse-statement.ts";
import { unquote } from "./quoted.ts";
import type { Token } from "./token.ts";

/** `{{ template "name" pipeline }}` from behind its word. */
export function parseTemplateCall(parser: ParseContext, open: Token): TemplateCallNode {
  const { stream } = parser;
  const token = stream.next();
  const name = parseName(parser, token, "template clause");
  const pipeline =
    stream.peek().type === "right-delimiter" ? undefined : parsePipeline(parser, "template clause", "right-delimiter");
  if (pipeline === undefined) stream.next();
  return {
    type: "template",
    range: actionRange(parser, open),
    position: token.start,
    name,
    nameRange: token.range,
    pipeline,
  };
}

/** `{{ define "name" }}…{{ end }}` from behind its word. */
export function parseDefinition(parser: ParseContext, open: Token): DefinitionNode {
  const token = parser.stream.next();
  const name = parseName(parser, token, "define clause");
  closeAction(parser, "define clause");
  return parseDefinitionBody(parser, open, token, name, "define clause");
}

/** `{{ block "name" pipeline }}…{{ end }}` from behind its word: a definition, and a call in its place. */
export function parseBlock(parser: ParseContext, open: Token): TemplateCallNode {
  const token = parser.stream.next();
  const name = parseName(parser, token, "block clause");
  const pipeline = parsePipeline(parser, "block clause", "right-delimiter");
  const definition = parseDefinitionBody(parser, open, token, name, "block clause");
  return {
    type: "template",
    range: definition.range,
    position: token.start,
    name,
    nameRange: token.range,
    pipeline,
  };
}

/** The body sees no variables from outside, and no loop. */
function parseDefinitionBody(
  parser: ParseContext,
  open: Token,
  nameToken: Token,
  name: string,
  context: string,
): DefinitionNode {
  const opening = actionRange(parser, open);
  const { list: body, end } = parser.isolated(() => parseList(parser, "inside"));
  if (end.type === "eof") recordUnclosed(parser, opening);
  if (end.type === "else") parser.fail(`unexpected {{else}} in ${context}`, end.range);
  const range = { start: open.start, end: end.range.end };
  const definition: DefinitionNode = {
    type: "define",
    range,
    position: nameToken.start,
    name,
    nameRange: nameToken.range,
    opening,
    body,
  };
  const earlier = parser.definitions.find((other) => other.name === name && !isBlank(other.body));
  if (earlier !== undefined && !isBlank(body)) {
    parser.report(`multiple definition of template ${JSON.stringify(name)}`, nameToken.range);
  }
  parser.definitions.push(definition);
  return definition;
}

/** Whether a body holds nothing but space, comments and definitions: such a one replaces no other. */
export function isBlank(body: ListNode): boolean {
  return body.nodes.every(
    (node) => node.type === "comment" || node.type === "define" || (node.type === "text" && node.text.trim() === ""),
  );
}

function parseName(parser: ParseContext, token: Token, context: string): string {
  if (token.type !== "string" && token.type !== "raw-string") parser.unexpected(token, context);
  return unquote(token.value) ?? parser.fail("invalid syntax", token.range);
}
