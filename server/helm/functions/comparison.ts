import { FunctionError } from "../evaluate/failure.ts";
import type { CallContext } from "../evaluate/runtime.ts";
import { printf } from "../format/printf.ts";
import { joinTraces } from "../text/source.ts";
import { textInBytes } from "../values/byte-slice.ts";
import { goTypeOf } from "../values/go-type.ts";
import { byteOrder } from "../values/order.ts";
import { bool, deepTrace, text, type Value } from "../values/value.ts";
import { define, type FunctionTable, variadic } from "./define.ts";

/** Go's comparisons. They refuse to compare an integer with a float, where a values file has only floats. */
export const comparisonFunctions: FunctionTable = {
  eq: variadic(["value"], "value", ([first], others, context) => {
    if (others.length === 0) throw new FunctionError("missing argument for comparison");
    const trace = joinTraces([first, ...others].map(deepTrace));
    for (const other of others) if (areEqual(first, other, context)) return bool(true, trace);
    return bool(false, trace);
  }),
  ne: define(["value", "value"], ([a, b], context) =>
    bool(!areEqual(a, b, context), joinTraces([deepTrace(a), deepTrace(b)])),
  ),
  lt: ordering((order) => order < 0),
  le: ordering((order) => order <= 0),
  gt: ordering((order) => order > 0),
  ge: ordering((order) => order >= 0),
};

function ordering(test: (order: number) => boolean) {
  return define(["value", "value"], ([a, b], context) =>
    bool(test(compare(a, b, context)), joinTraces([deepTrace(a), deepTrace(b)])),
  );
}

type BasicKind = "bool" | "int" | "float" | "text" | "none";

function basicKind(value: Value): BasicKind {
  return value.kind === "bool" || value.kind === "int" || value.kind === "float" || value.kind === "text"
    ? value.kind
    : "none";
}

function isNone(value: Value): boolean {
  return value.kind === "invalid" || value.kind === "nil";
}

function areEqual(a: Value, b: Value, context: CallContext): boolean {
  if (isNone(a) || isNone(b)) return isNone(a) && isNone(b);
  if (basicKind(a) !== basicKind(b)) return incompatible(a, b, context);
  if (a.kind === "text" && b.kind === "text") return a.text.text === b.text.text;
  if ("value" in a && "value" in b) return a.value === b.value;
  if (a.kind === "list" || a.kind === "map" || textInBytes(a) !== undefined) {
    // Go prints the value itself with %s here.
    const shown = printf("%s", [a]).text;
    throw new FunctionError(`non-comparable type ${shown}: ${goTypeOf(a)}`);
  }
  return a === b;
}

function compare(a: Value, b: Value, context: CallContext): number {
  if (basicKind(a) === "none" || basicKind(a) === "bool") throw new FunctionError("invalid type for comparison");
  if (basicKind(b) === "none") throw new FunctionError("invalid type for comparison");
  if (basicKind(a) !== basicKind(b)) return incompatible(a, b, context);
  if (a.kind === "text" && b.kind === "text") return byteOrder(a.text.text, b.text.text);
  if (a.kind === "int" && b.kind === "int") return a.value < b.value ? -1 : Number(a.value > b.value);
  if (a.kind === "float" && b.kind === "float") return a.value - b.value;
  throw new FunctionError("invalid type for comparison");
}

function incompatible(a: Value, b: Value, context: CallContext): never {
  const types = context.flavour === "helm3" ? "" : `: ${goTypeOf(a)} and ${goTypeOf(b)}`;
  throw new FunctionError(`incompatible types for comparison${types}`);
}

/** Equality of values with all their parts, as `reflect.DeepEqual`: types count. */
export function deeplyEqual(a: Value, b: Value): boolean {
  if (isNone(a) || isNone(b)) return isNone(a) && isNone(b);
  if (a.kind !== b.kind || goTypeOf(a) !== goTypeOf(b)) return false;
  if (a.kind === "list" && b.kind === "list") {
    return (
      a.items.length === b.items.length && a.items.every((item, index) => deeplyEqual(item, b.items[index] ?? text("")))
    );
  }
  if (a.kind === "map" && b.kind === "map") {
    if (a.entries.size !== b.entries.size) return false;
    return [...a.entries].every(([key, slot]) => {
      const other = b.entries.get(key);
      return other !== undefined && deeplyEqual(slot.value, other.value);
    });
  }
  if (a.kind === "text" && b.kind === "text") return a.text.text === b.text.text;
  if ("value" in a && "value" in b) return a.value === b.value;
  return a === b;
}
