import type { ArgumentNode, CommandNode, PipelineNode, VariableNode } from "./ast.ts";
import { readNumber } from "./number.ts";
import type { ParseContext } from "./parse-context.ts";
import { printArgument } from "./print.ts";
import { unquote } from "./quoted.ts";
import type { Token, TokenType } from "./token.ts";
import type { TokenStream } from "./token-stream.ts";

/** Reads a pipeline up to and with its `end` token. `context` is the word for it in errors. */
export function parsePipeline(
  parser: ParseContext,
  context: string,
  end: "right-delimiter" | "right-paren",
): PipelineNode {
  const { stream } = parser;
  const first = stream.peek();
  const { start } = first;
  const { variables, assigns } = first.type === "variable" ? parseVariables(parser, context) : noVariables;
  const commands: CommandNode[] = [];
  for (let token = stream.peek(); token.type !== end; token = stream.peek())
    commands.push(parseCommand(parser, token, context));
  const last = commands.at(-1);
  const range = last?.range.start === start ? last.range : { start, end: last?.range.end ?? start };
  checkStages(parser, commands, context);
  stream.next();
  return { type: "pipeline", range, position: start, variables, assigns, commands };
}

const noVariables = { variables: [], assigns: false } as const;
const noFields: readonly string[] = [];
/** Tokens that an operand begins with. */
const operands: ReadonlySet<TokenType> = new Set([
  "field",
  "string",
  "identifier",
  "variable",
  "dot",
  "left-paren",
  "number",
  "raw-string",
  "bool",
  "nil",
  "char",
] as const);
const constants: ReadonlySet<string> = new Set(["bool", "dot", "nil", "number", "string"]);

function checkStages(parser: ParseContext, commands: readonly CommandNode[], context: string): void {
  if (commands.length === 0) parser.fail(`missing value for ${context}`);
  if (commands.length === 1) return;
  for (let index = 1; index < commands.length; index += 1) {
    const command = commands[index];
    const first = command?.args[0];
    if (first !== undefined && constants.has(first.type)) {
      parser.fail(`non executable command in pipeline stage ${index + 1}`, command?.range);
    }
  }
}

/** `$x :=`, `$x =`, and in `range` also `$i, $x :=`. Leaves the stream alone when a variable is only used. */
function parseVariables(parser: ParseContext, context: string): Pick<PipelineNode, "variables" | "assigns"> {
  const { stream } = parser;
  const variables: VariableNode[] = [];
  for (;;) {
    const saved = stream.save();
    const token = stream.peek();
    if (token.type !== "variable") return { variables, assigns: false };
    stream.next();
    const operator = stream.peek();
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
    if (!comma) {
      const assigns = operator.type === "assign";
      if (assigns) parser.assigned.push(...variables.map(({ name }) => name));
      return { variables, assigns };
    }
    if (context !== "range" || variables.length > 1) parser.fail(`too many declarations in ${context}`);
    const second = stream.peek().type;
    if (second !== "variable" && second !== "right-delimiter" && second !== "right-paren") {
      parser.fail("range can only initialize variables");
    }
  }
}

/** One command of a pipeline, with the `|` behind it if there is one. `begin`: the token at hand. */
function parseCommand(parser: ParseContext, begin: Token, context: string): CommandNode {
  const { stream } = parser;
  parser.enter();
  const first = parseOperand(parser, begin);
  if (first === undefined) return parser.unexpected(stream.next(), context);
  const { start } = first.range;
  const args: ArgumentNode[] = [first];
  let last = first;
  for (;;) {
    const token = stream.peek();
    const { type } = token;
    if (type === "right-delimiter" || type === "right-paren") break;
    if (type === "pipe") {
      stream.next();
      break;
    }
    const operand = isApart(token, stream) ? parseOperand(parser, token) : undefined;
    if (operand === undefined) return parser.unexpected(stream.next(), "operand");
    args.push(operand);
    last = operand;
  }
  parser.leave();
  const range = args.length === 1 ? last.range : { start, end: last.range.end };
  return { type: "command", range, position: start, args };
}

/** A term, which begins with the token at hand, with the fields behind it. */
function parseOperand(parser: ParseContext, begin: Token): ArgumentNode | undefined {
  const { stream } = parser;
  const term = parseTerm(parser, begin);
  if (term === undefined) return undefined;
  let token = stream.peek();
  if (token.type !== "field" || isApart(token, stream)) return term;
  if (constants.has(term.type))
    return parser.fail(`unexpected . after term ${JSON.stringify(printArgument(term))}`, token.range);
  const position = token.start;
  const fields: string[] = [];
  for (; token.type === "field" && !isApart(token, stream); token = stream.peek()) {
    fields.push(...fieldsOf(token));
    stream.next();
  }
  const range = { start: term.range.start, end: stream.previous().end };
  switch (term.type) {
    case "field": {
      const names = [...term.names, ...fields];
      return { type: "field", range, position: term.names.length > 1 ? term.position : position, names };
    }
    case "variable":
      return { type: "variable", range, position, name: term.name, fields };
    case "pipeline":
    case "identifier":
      return { type: "chain", range, position, base: term, fields };
    default:
      return term;
  }
}

/** Whether there is space between a token and the one that was read last. */
function isApart(token: Token, stream: TokenStream): boolean {
  return token.start > stream.previous().end;
}

function fieldsOf(token: Token): readonly string[] {
  return token.value.slice(1).split(".");
}

function parseTerm(parser: ParseContext, token: Token): ArgumentNode | undefined {
  if (!operands.has(token.type)) return undefined;
  parser.stream.next();
  const { range, start: position, value } = token;
  switch (token.type) {
    case "field": {
      const names = fieldsOf(token);
      const second = names.length > 1 ? position + 1 + (names[0]?.length ?? 0) : position;
      return { type: "field", range, position: second, names };
    }
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
