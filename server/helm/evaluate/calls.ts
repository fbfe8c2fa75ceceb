import type { ArgumentNode, CommandNode } from "../template/ast.ts";
import { readBy, type Trace } from "../text/source.ts";
import { isTrue } from "../values/truth.ts";
import { traceOf, type Value, withControl } from "../values/value.ts";
import { asArgument } from "./arguments.ts";
import type { Execution } from "./execution.ts";
import { evaluateArgument } from "./expressions.ts";
import { FunctionError } from "./failure.ts";
import type { ParameterType, TemplateFunction } from "./runtime.ts";

/** Calls a function with arguments from the source and, last, what is piped in. */
export function callFunction(
  execution: Execution,
  dot: Value,
  name: string,
  /** A function's name on its own has no arguments in the source. */
  node: CommandNode | ArgumentNode,
  final: Value | undefined,
): Value {
  const nodes = node.type === "command" ? node.args : [];
  if (name === "and" || name === "or") return shortCircuit(execution, dot, name, nodes.slice(1), final);
  const target = execution.engine.functions.get(name);
  if (target === undefined) return execution.fail(`"${name}" is not a defined function`);
  return call(execution, dot, { name, target, nodes, node, final });
}

/** A function or a method with what it is given. */
export interface Call {
  readonly name: string;
  readonly target: TemplateFunction;
  /** What is called, and behind it the arguments. */
  readonly nodes: readonly ArgumentNode[];
  /** What errors are about. */
  readonly node: CommandNode | ArgumentNode;
  readonly final: Value | undefined;
}

export function call(execution: Execution, dot: Value, { name, target, nodes, node, final }: Call): Value {
  const written = Math.max(0, nodes.length - 1);
  checkCount(execution, name, target, written + (final === undefined ? 0 : 1));
  const args: Value[] = [];
  for (let index = 0; index < written; index += 1) {
    const argument = nodes[index + 1];
    if (argument !== undefined) args.push(evaluateArgument(execution, dot, argument, typeAt(target, index)));
  }
  if (final !== undefined) {
    const checkedFinal = asArgument(final, typeAt(target, args.length));
    if (typeof checkedFinal === "string") execution.fail(checkedFinal);
    else args.push(checkedFinal);
  }
  try {
    const result = target.call(args, execution.calls);
    if (result.kind === "text") execution.engine.budget.made(result.text);
    return result;
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    execution.at(node);
    return execution.fail(`error calling ${name}: ${error.message}`, error.inner, error.kind);
  }
}

function typeAt(target: TemplateFunction, index: number): ParameterType {
  return target.parameters[index] ?? target.rest ?? "any";
}

function checkCount(execution: Execution, name: string, target: TemplateFunction, count: number): void {
  const wanted = target.parameters.length;
  if (target.rest !== undefined && count < wanted) {
    execution.fail(`wrong number of args for ${name}: want at least ${wanted} got ${count}`);
  }
  if (target.rest === undefined && count !== wanted) {
    execution.fail(`wrong number of args for ${name}: want ${wanted} got ${count}`);
  }
}

/** `and` and `or` stop at the argument that settles them and give it; those before have decided. */
function shortCircuit(
  execution: Execution,
  dot: Value,
  name: "and" | "or",
  nodes: readonly ArgumentNode[],
  final: Value | undefined,
): Value {
  if (nodes.length === 0 && final === undefined) {
    execution.fail(`wrong number of args for ${name}: want at least 1 got 0`);
  }
  const deciders: Trace[] = [];
  let value: Value | undefined;
  for (const node of nodes) {
    value = evaluateArgument(execution, dot, node, "value");
    if (isTrue(value) === (name === "or")) return withControl(value, readBy(deciders));
    deciders.push(traceOf(value));
  }
  const last = final ?? value;
  if (last === undefined) return execution.fail(`wrong number of args for ${name}: want at least 1 got 0`);
  return withControl(last, readBy(final === undefined ? deciders.slice(0, -1) : deciders));
}
