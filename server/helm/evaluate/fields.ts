import { goTypeOf } from "../values/go-type.ts";
import { anyMap, entryOf, type Value } from "../values/value.ts";
import type { Execution } from "./execution.ts";

/** `receiver.a.b`, with arguments for the last of them when it is a method. */
export function evaluateFields(
  execution: Execution,
  receiver: Value,
  names: readonly string[],
  args: (() => readonly Value[]) | undefined,
): Value {
  let current = receiver;
  let fromMap = false;
  const last = names.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const holder = current;
    current = evaluateField(execution, holder, names[index] ?? "", index === last ? args : undefined, fromMap);
    fromMap = holder.kind === "map";
  }
  return current;
}

function evaluateField(
  execution: Execution,
  receiver: Value,
  name: string,
  args: (() => readonly Value[]) | undefined,
  fromMap: boolean,
): Value {
  if (receiver.kind === "invalid") return receiver;
  if (receiver.kind === "nil") return execution.fail(`nil pointer evaluating interface {}.${name}`);
  if (receiver.kind === "map") return evaluateKey(execution, receiver, name, args);
  if (receiver.kind === "object") {
    const method = receiver.method(name);
    if (method !== undefined) return method(args?.() ?? []);
    const field = receiver.field(name) ?? fieldOfUnderlying(receiver.underlying, name);
    if (field !== undefined && args !== undefined) return hasArguments(execution, name, "field");
    if (field !== undefined) return field;
  }
  // To Go, what a map holds is an interface, whatever is in it.
  const type = fromMap ? "interface {}" : goTypeOf(receiver).replace(/^\*/, "");
  return execution.fail(`can't evaluate field ${name} in type ${type}`);
}

function evaluateKey(
  execution: Execution,
  receiver: Value & { kind: "map" },
  name: string,
  args: (() => readonly Value[]) | undefined,
): Value {
  // Helm's named map type has the method AsMap.
  if (name === "AsMap" && receiver.goType.endsWith(".Values")) return { ...receiver, goType: anyMap };
  if (args !== undefined) return hasArguments(execution, name, "method");
  return entryOf(receiver, name);
}

function fieldOfUnderlying(underlying: Value | undefined, name: string): Value | undefined {
  return underlying?.kind === "map" ? entryOf(underlying, name) : undefined;
}

function hasArguments(execution: Execution, name: string, what: "field" | "method"): never {
  return execution.fail(
    what === "method"
      ? `${name} is not a method but has arguments`
      : `${name} has arguments but cannot be invoked as function`,
  );
}
