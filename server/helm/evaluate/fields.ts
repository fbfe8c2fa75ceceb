import { define } from "../functions/define.ts";
import type { ArgumentNode } from "../template/ast.ts";
import { goTypeOf } from "../values/go-type.ts";
import { anyMap, entryOf, type Value } from "../values/value.ts";
import { call } from "./calls.ts";
import type { Execution } from "./execution.ts";

/** What is behind a reference, for the method that it may name. */
export interface Given {
  readonly dot: Value;
  /** The reference, which errors are about. */
  readonly node: ArgumentNode;
  /** The reference and what is written behind it. */
  readonly nodes: readonly ArgumentNode[];
  /** What is piped in. */
  readonly final: Value | undefined;
}

export function hasArguments({ nodes, final }: Given): boolean {
  return nodes.length > 1 || final !== undefined;
}

/**
 * `receiver.a.b`, with arguments for the last of them when it is a method.
 * @param isInterface whether that is what the receiver is to Go, which says so in errors
 */
export function evaluateFields(
  execution: Execution,
  receiver: Value,
  names: readonly string[],
  given: Given,
  isInterface = false,
): Value {
  // Arguments are for the last name.
  const before = names.length > 1 && hasArguments(given) ? { ...given, nodes: [], final: undefined } : given;
  let current = receiver;
  let isHeld = isInterface;
  const last = names.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const holder = current;
    current = evaluateField(execution, holder, names[index] ?? "", index === last ? given : before, isHeld);
    isHeld = holder.kind === "map";
  }
  return current;
}

function evaluateField(execution: Execution, receiver: Value, name: string, given: Given, isInterface: boolean): Value {
  if (receiver.kind === "invalid") return receiver;
  if (receiver.kind === "nil")
    return execution.fail(`nil pointer evaluating interface {}.${name}`, undefined, "absent");
  if (receiver.kind === "map") return evaluateKey(execution, receiver, name, given);
  if (receiver.kind === "object") {
    const method = receiver.method(name);
    if (method !== undefined) return call(execution, given.dot, { ...given, name, target: method });
    const field = receiver.field(name) ?? fieldOfUnderlying(receiver.underlying, name);
    if (field !== undefined && hasArguments(given)) return failWithArguments(execution, name, "field");
    if (field !== undefined) return field;
  }
  // To Go, what a map or list holds is an interface, whatever is in it.
  const type = isInterface ? "interface {}" : goTypeOf(receiver);
  return execution.fail(`can't evaluate field ${name} in type ${type}`);
}

function evaluateKey(execution: Execution, receiver: Value & { kind: "map" }, name: string, given: Given): Value {
  // Helm's named map type has the method AsMap.
  if (name === "AsMap" && receiver.goType.endsWith(".Values"))
    return call(execution, given.dot, { ...given, name, target: define([], () => ({ ...receiver, goType: anyMap })) });
  if (hasArguments(given)) return failWithArguments(execution, name, "method");
  return entryOf(receiver, name);
}

function fieldOfUnderlying(underlying: Value | undefined, name: string): Value | undefined {
  return underlying?.kind === "map" ? entryOf(underlying, name) : undefined;
}

function failWithArguments(execution: Execution, name: string, what: "field" | "method"): never {
  return execution.fail(
    what === "method"
      ? `${name} is not a method but has arguments`
      : `${name} has arguments but cannot be invoked as function`,
  );
}
