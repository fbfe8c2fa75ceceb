import type { ArgumentNode, CommandNode, NumberNode, PipelineNode } from "../template/ast.ts";
import { printArgument, printPipeline } from "../template/print.ts";
import { readQuoted } from "../template/quoted.ts";
import type { Trace } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { bool, float, int, invalid, text, unwrapped, type Value, withControl } from "../values/value.ts";
import { asArgument, goTypeName, nilArgument } from "./arguments.ts";
import { callFunction } from "./calls.ts";
import type { Execution } from "./execution.ts";
import { evaluateFields, type Given, hasArguments } from "./fields.ts";
import { placeIn } from "./place-in.ts";
import type { ParameterType } from "./runtime.ts";

/** The value of a pipeline; variables that it sets are set. */
export function evaluatePipeline(execution: Execution, dot: Value, pipeline: PipelineNode): Value {
  let value: Value | undefined;
  execution.at(pipeline);
  for (const command of pipeline.commands) {
    value = unwrapped(evaluateCommand(execution, dot, command, value));
  }
  const result = value ?? invalid;
  if (pipeline.variables.length > 0) setVariables(execution, pipeline, result);
  return result;
}

/** A variable from outside a branch remembers what decided that the branch set it. */
function setVariables(execution: Execution, pipeline: PipelineNode, value: Value): void {
  for (const { name } of pipeline.variables) {
    if (!pipeline.assigns) execution.declare(name, value);
    else execution.assign(name, withControl(value, execution.decided));
  }
}

function evaluateCommand(execution: Execution, dot: Value, command: CommandNode, final: Value | undefined): Value {
  execution.engine.budget.step();
  const first = command.args[0];
  if (first === undefined) return invalid;
  switch (first.type) {
    case "identifier":
      execution.at(first);
      return callFunction(execution, dot, first.name, command, final);
    case "field":
    case "variable":
    case "chain":
      return evaluateReference(execution, dot, first, { nodes: command.args, final });
    case "pipeline":
      notAFunction(execution, command, final);
      return evaluatePipeline(execution, dot, first);
  }
  execution.at(first);
  notAFunction(execution, command, final);
  switch (first.type) {
    case "nil":
      return execution.fail("nil is not a command");
    default:
      return evaluateConstant(execution, dot, first);
  }
}

function notAFunction(execution: Execution, command: CommandNode, final: Value | undefined): void {
  const [first] = command.args;
  if (first === undefined || (command.args.length === 1 && final === undefined)) return;
  // Go prints the pipeline itself, without its parentheses.
  const printed = first.type === "pipeline" ? printPipeline(first) : printArgument(first);
  execution.fail(`can't give argument to non-function ${printed}`);
}

/** `.a.b`, `$x.a`, `(…).a`, with what its last part is given when it is a method. */
function evaluateReference(
  execution: Execution,
  dot: Value,
  node: Extract<ArgumentNode, { type: "field" | "variable" | "chain" }>,
  { nodes, final }: Pick<Given, "nodes" | "final">,
): Value {
  execution.at(node);
  const given: Given = { dot, node, nodes, final };
  switch (node.type) {
    case "field":
      return evaluateFields(execution, dot, node.names, given, dot === execution.elementDot);
    case "variable": {
      const { value, isElement } = execution.variable(node.name);
      if (node.fields.length > 0) return evaluateFields(execution, value, node.fields, given, isElement);
      if (hasArguments(given)) execution.fail(`can't give argument to non-function ${printArgument(node)}`);
      return value;
    }
    case "chain": {
      // Go keeps naming the node inside the parenthesis in errors.
      const base = evaluateArgument(execution, dot, node.base, "value");
      return evaluateFields(execution, base, node.fields, given);
    }
  }
}

/** What a reference has that is an argument itself. */
const nothingGiven: Pick<Given, "nodes" | "final"> = { nodes: [], final: undefined };

/** An argument, checked against the type that the function wants. */
export function evaluateArgument(execution: Execution, dot: Value, node: ArgumentNode, type: ParameterType): Value {
  execution.engine.budget.step();
  execution.at(node);
  switch (node.type) {
    case "dot":
      return checked(execution, dot, type);
    case "nil":
      return orFail(execution, nilArgument(type));
    case "field":
    case "variable":
    case "chain":
      return checked(execution, evaluateReference(execution, dot, node, nothingGiven), type);
    case "pipeline":
      return checked(execution, evaluatePipeline(execution, dot, node), type);
    case "identifier":
      return checked(execution, callFunction(execution, dot, node.name, node, undefined), type);
    default:
      return constantArgument(execution, dot, node, type);
  }
}

function checked(execution: Execution, value: Value, type: ParameterType): Value {
  return orFail(execution, asArgument(value, type));
}

function orFail(execution: Execution, value: Value | string): Value {
  return typeof value === "string" ? execution.fail(value) : value;
}

type ConstantNode = Extract<ArgumentNode, { type: "bool" | "number" | "string" }>;

function constantArgument(execution: Execution, dot: Value, node: ConstantNode, type: ParameterType): Value {
  switch (type) {
    case "any":
    case "value":
      return evaluateConstant(execution, dot, node);
    case "string":
      return node.type === "string" ? evaluateConstant(execution, dot, node) : unexpected(execution, node, "string");
    case "bool":
      return node.type === "bool" ? evaluateConstant(execution, dot, node) : unexpected(execution, node, "bool");
    case "float64":
    case "int":
    case "int64":
    case "uint64":
      return keptConstant(execution, node) ?? keep(execution, node, typedNumber(execution, node, type));
    default:
      return execution.fail(`can't handle ${printArgument(node)} for arg of type ${goTypeName(type)}`);
  }
}

function typedNumber(execution: Execution, node: ConstantNode, type: "float64" | "int" | "int64" | "uint64"): Value {
  const trace = constantTrace(execution, node);
  if (type === "float64") {
    if (node.type === "number" && node.float !== undefined) return float(node.float, trace);
    return unexpected(execution, node, "float");
  }
  if (node.type === "number" && node.int !== undefined) return int(node.int, trace, type);
  return unexpected(execution, node, type === "uint64" ? "unsigned integer" : "integer");
}

function unexpected(execution: Execution, node: ConstantNode, what: string): never {
  return execution.fail(`expected ${what}; found ${printArgument(node)}`);
}

function evaluateConstant(execution: Execution, dot: Value, node: ArgumentNode): Value {
  switch (node.type) {
    case "dot":
      return dot;
    case "bool":
    case "string":
    case "number":
      return keptConstant(execution, node) ?? keep(execution, node, constantValue(execution, node));
    default:
      return execution.fail(`can't evaluate command "${printArgument(node)}"`);
  }
}

/** A constant is made once, but in a text that `tpl` runs, where it depends on where that text was written. */
function keptConstant({ memory, unit }: Execution, node: ConstantNode): Value | undefined {
  return unit.written === undefined ? memory.constants.get(node) : undefined;
}

function keep({ memory, unit }: Execution, node: ConstantNode, value: Value): Value {
  if (unit.written === undefined) memory.constants.set(node, value);
  return value;
}

function constantValue(execution: Execution, node: ConstantNode): Value {
  switch (node.type) {
    case "bool":
      return bool(node.value, constantTrace(execution, node));
    case "string":
      return text(constantText(execution, node));
    case "number":
      return constantNumber(execution, node);
  }
}

function constantNumber(execution: Execution, node: NumberNode): Value {
  const trace = constantTrace(execution, node);
  const isFloat = !node.isCharacter && !/^[+-]?0[xX]/.test(node.text) && /[.eEpP]/.test(node.text);
  const isHexFloat = /^[+-]?0[xX].*[pP]/.test(node.text);
  if ((isFloat || isHexFloat) && node.float !== undefined) return float(node.float, trace);
  if (node.int === undefined) return execution.fail(`${node.text} overflows int`);
  if (node.int > 2n ** 63n - 1n) return execution.fail(`${node.text} overflows int`);
  return int(node.int, trace);
}

/** A string constant: each part of its value is known to the character in the source. */
function constantText(execution: Execution, node: Extract<ArgumentNode, { type: "string" }>): TrackedText {
  const { start } = node.range;
  return TrackedText.concat(
    (readQuoted(node.quoted) ?? []).map((piece) => {
      const isLiteral = piece.text.length === piece.source.end - piece.source.start;
      if (!isLiteral) return TrackedText.of(piece.text, constantTrace(execution, node));
      return placeIn(execution.unit, piece.text, start + piece.source.start, true);
    }),
  );
}

function constantTrace(execution: Execution, node: ConstantNode | NumberNode): Trace {
  return { sources: [execution.engine.sourceOf(execution.unit, node.range)], control: undefined };
}
