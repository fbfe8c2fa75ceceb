import type { ArgumentNode, CommandNode, PipelineNode, VariableNode } from "./ast.ts";
import { readNumber } from "./number.ts";
import type { ParseContext } from "./parse-context.ts";
import { printArgument } from "./print.ts";
import { unquote } from "./quoted.ts";
import type { Token } from "./token.ts";

/** Reads a pipeline up to and with its `end` token. `context` is the word for it in errors. */
export function parsePipeline(
  parser: ParseContext,
  context: string,
  end: "right-delimiter" | "right-paren",
): PipelineNode {
  const { stream } = parser;
  const first = stream.peekNonSpace();
  const { start } = first;
  const { variables, assigns } = first.type === "variable" ? parseVariables(parser, context) : noVariables;
  const commands: CommandNode[] = [];
  for (;;) {
    const token = stream.peekNonSpace();
    if (token.type === end) break;
    if (!startsOperand(token)) {
      stream.next();
      parser.unexpected(token, context);
    }
    parser.enter();
    commands.push(parseCommand(parser));
    parser.leave();
  }
  const last = commands.at(-1);
  const range = last?.range.start === start ? last.range : { start, end: last?.range.end ?? start };
  checkStages(parser, commands, context);
  stream.next();
  return { type: "pipeline", range, position: start, variables, assigns, commands };
}

const noVariables = { variables: [], assigns: false } as const;
const noFields: readonly string[] = [];
const constants: ReadonlySet<string> = new Set(["bool", "dot", "nil", "number", "string"]);

function checkStages(parser: ParseContext, commands: readonly CommandNode[], context: string): void {
  if (commands.length === 0) parser.fail(`missing value for ${context}`);
  if (commands.length === 1) return;
  for (const [index, command] of commands.entries()) {
    const first = command.args[0];
    if (index > 0 && first !== undefined && constants.has(first.type)) {
      parser.fail(`non executable command in pipeline stage ${index + 1}`, command.range);
    }
  }
}

/** `$x :=`, `$x =`, and in `range` also `$i, $x :=`. Leaves the stream alone when a variable is only used. */
function parseVariables(parser: ParseContext, context: string): Pick<PipelineNode, "variables" | "assigns"> {
  const { stream } = parser;
  const variables: VariableNode[] = [];
  for (;;) {
    const saved = stream.save();
    const token = stream.peekNonSpace();
    if (token.type !== "variable") return { variables, assigns: false };
    stream.next();
    const operator = stream.peekNonSpace();
    const comma = operator.type === "character" && operator.value === ",";
    if (operator.type !== "assign" && operator.type !== "declare" && !comma) {
      stream.restore(saved);
      return { variables, assigns: false };
    }
    stream.next();
    variables.push({
      type: "variable",
      range: token.range,
      position: token.start,
      name: token.value,
      fields: noFields,
    });
    parser.variables.push(token.value);
    if (!comma) return { variables, assigns: operator.type === "assign" };
    if (context !== "range" || variables.length > 1) parser.fail(`too many declarations in ${context}`);
    const second = stream.peekNonSpace().type;
    if (second !== "variable" && second !== "right-delimiter" && second !== "right-paren") {
      parser.fail("range can only initialize variables");
    }
  }
}

function startsOperand(token: Token): boolean {
  switch (token.type) {
    case "field":
    case "string":
    case "identifier":
    case "variable":
    case "dot":
    case "left-paren":
    case "number":
    case "raw-string":
    case "bool":
    case "nil":
    case "char":
      return true;
    default:
      return false;
  }
}

/** One command of a pipeline, with the `|` behind it if there is one. */
function parseCommand(parser: ParseContext): CommandNode {
  const { stream } = parser;
  const { start } = stream.peekNonSpace();
  const args: ArgumentNode[] = [];
  for (;;) {
    const operand = parseOperand(parser);
    if (operand !== undefined) args.push(operand);
    const token = stream.peek();
    if (token.type === "right-delimiter" || token.type === "right-paren") break;
    stream.next();
    if (token.type === "pipe") break;
    if (token.type !== "space") parser.unexpected(token, "operand");
  }
  const last = args.at(-1);
  if (last === undefined) return parser.fail("empty command");
  const range = args.length === 1 ? last.range : { start, end: last.range.end };
  return { type: "command", range, position: start, args };
}

/** A term with the fields behind it. */
function parseOperand(parser: ParseContext): ArgumentNode | undefined {
  const { stream } = parser;
  const term = parseTerm(parser);
  if (term === undefined) return undefined;
  const first = stream.peek();
  if (first.type !== "field") return term;
  const position = first.start;
  const fields: string[] = [];
  while (stream.peek().type === "field") fields.push(stream.next().value.slice(1));
  const range = { start: term.range.start, end: stream.previous().end };
  switch (term.type) {
    case "field":
      return { type: "field", range, position, names: [...term.names, ...fields] };
    case "variable":
      return { type: "variable", range, position, name: term.name, fields };
    case "pipeline":
    case "identifier":
      return { type: "chain", range, position, base: term, fields };
    default:
      return parser.fail(`unexpected . after term ${JSON.stringify(printArgument(term))}`);
  }
}

function parseTerm(parser: ParseContext): ArgumentNode | undefined {
  const token = parser.stream.peekNonSpace();
  if (!startsOperand(token)) return undefined;
  parser.stream.next();
  const { range, start: position, value } = token;
  switch (token.type) {
    case "field":
      return { type: "field", range, position, names: [value.slice(1)] };
    case "identifier":
      parser.calls.add(value);
      if (parser.functions?.has(value) === false) parser.fail(`function "${value}" not defined`, range);
      return { type: "identifier", range, position, name: value };
    case "variable":
      if (!parser.variables.includes(value)) parser.fail(`undefined variable "${value}"`, range);
      return { type: "variable", range, position, name: value, fields: noFields };
    case "dot":
    case "nil":
      return { type: token.type, range, position };
    case "bool":
      return { type: "bool", range, position, value: value === "true" };
    case "left-paren": {
      parser.enter();
      const parenthesis = parseParenthesis(parser, token);
      parser.leave();
      return parenthesis;
    }
    case "number": {
      const reading = readNumber(value);
      if (reading === undefined) return parser.fail(`bad number syntax: ${JSON.stringify(value)}`, range);
      return { type: "number", range, position, text: value, ...reading, isCharacter: false };
    }
    case "char":
      return parseCharacter(parser, token);
    default: {
      const content = unquote(value);
      if (content === undefined) return parser.fail("invalid syntax", range);
      return { type: "string", range, position, quoted: value, value: content };
    }
  }
}

function parseParenthesis(parser: ParseContext, open: Token): PipelineNode {
  const pipeline = parsePipeline(parser, "parenthesized pipeline", "right-paren");
  const { position, variables, assigns, commands } = pipeline;
  const range = { start: open.start, end: parser.stream.previous().end };
  return { type: "pipeline", range, position, variables, assigns, commands };
}

function parseCharacter(parser: ParseContext, token: Token): ArgumentNode {
  const content = unquote(token.value);
  const point = content?.codePointAt(0);
  if (content === undefined || point === undefined || content.length !== String.fromCodePoint(point).length) {
    return parser.fail(`malformed character constant: ${token.value}`, token.range);
  }
  return {
    type: "number",
    range: token.range,
    position: token.start,
    text: token.value,
    int: BigInt(point),
    float: point,
    imaginary: undefined,
    isCharacter: true,
  };
}
