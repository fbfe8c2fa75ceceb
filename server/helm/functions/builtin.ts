import { FunctionError } from "../evaluate/failure.ts";
import { formatValue, noValue } from "../format/print.ts";
import { printf } from "../format/printf.ts";
import { noTrace } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { byteLength } from "../values/bytes.ts";
import { goTypeOf } from "../values/go-type.ts";
import { deepTrace, entryOf, int, noneOf, text, traceOf, type Value, withControl } from "../values/value.ts";
import { define, type FunctionTable, variadic } from "./define.ts";
import { escapeHtml, escapeJavaScript, escapeQuery } from "./escapes.ts";

/** The functions that Go's template package brings itself (its comparisons stand in comparison.ts). */
export const builtinFunctions: FunctionTable = {
  len: define(["value"], ([value]) => int(lengthOf(value), traceOf(value))),
  index: variadic(["value"], "value", ([holder], keys) => keys.reduce<Value>(indexInto, nonNil(holder, keys.length))),
  print: variadic([], "any", (_, values) => text(sprint(values))),
  println: variadic([], "any", (_, values) => text(sprintln(values))),
  printf: variadic(["string"], "any", ([format], values) => text(printf(format, values))),
  html: variadic([], "any", (_, values) => text(changed(values, escapeHtml))),
  js: variadic([], "any", (_, values) => text(changed(values, escapeJavaScript))),
  urlquery: variadic([], "any", (_, values) => text(changed(values, escapeQuery))),
};

function changed(values: readonly Value[], change: (value: string) => string): TrackedText {
  // Here nil shows as it does at the top of an action.
  const whole = sprint(values.map((value) => (noneOf(value) ? text(noValue, value.trace) : value)));
  return whole.replaced(change(whole.text));
}

function lengthOf(value: Value): number {
  switch (value.kind) {
    case "text":
      return byteLength(value.text.text);
    case "list":
      return value.items.length;
    case "map":
      return value.entries.size;
    case "object":
      if (value.underlying !== undefined) return lengthOf(value.underlying);
      throw new FunctionError(`len of type ${value.goType}`);
    case "invalid":
      throw new FunctionError("reflect: call of reflect.Value.Type on zero Value");
    case "nil":
      throw new FunctionError("len of nil pointer");
    default:
      throw new FunctionError(`len of type ${goTypeOf(value)}`);
  }
}

function nonNil(holder: Value, keys: number): Value {
  if (keys > 0 && (holder.kind === "nil" || holder.kind === "invalid")) throw new FunctionError("index of untyped nil");
  return holder;
}

function indexInto(holder: Value, key: Value): Value {
  switch (holder.kind) {
    case "map": {
      if (key.kind !== "text") throw new FunctionError(wrongKey(key));
      return withControl(entryOf(holder, key.text.text), key.text.trace);
    }
    case "list":
    case "text": {
      const size = lengthOf(holder);
      if (key.kind !== "int")
        throw new FunctionError(
          key.kind === "nil" || key.kind === "invalid"
            ? "cannot index slice/array with nil"
            : `cannot index slice/array with type ${goTypeOf(key)}`,
        );
      if (key.value < 0n || key.value >= BigInt(size)) throw new FunctionError(`index out of range: ${key.value}`);
      if (holder.kind === "list") return holder.items[Number(key.value)] ?? holder;
      const byte = new TextEncoder().encode(holder.text.text)[Number(key.value)] ?? 0;
      return int(byte, holder.text.trace, "uint8");
    }
    case "object":
      if (holder.underlying?.kind === "map" && key.kind === "text") {
        const field = holder.field(key.text.text);
        if (field !== undefined) return withControl(field, key.text.trace);
      }
      if (holder.underlying !== undefined) return indexInto(holder.underlying, key);
      throw new FunctionError(`can't index item of type ${holder.goType}`);
    case "nil":
    case "invalid":
      throw new FunctionError("index of nil pointer");
    default:
      throw new FunctionError(`can't index item of type ${goTypeOf(holder)}`);
  }
}

function wrongKey(key: Value): string {
  if (key.kind === "nil" || key.kind === "invalid") return "value is nil; should be of type string";
  return `value has type ${goTypeOf(key)}; should be string`;
}

/** `fmt.Sprint`: a space between two operands when neither is a string. */
export function sprint(values: readonly Value[]): TrackedText {
  const parts: TrackedText[] = [];
  for (const [index, value] of values.entries()) {
    const before = values[index - 1];
    if (before !== undefined && before.kind !== "text" && value.kind !== "text")
      parts.push(TrackedText.of(" ", noTrace));
    parts.push(formatValue(value));
  }
  return TrackedText.concat(parts);
}

function sprintln(values: readonly Value[]): TrackedText {
  const parts = values.flatMap((value, index) =>
    index > 0 ? [TrackedText.of(" "), formatValue(value)] : [formatValue(value)],
  );
  const [last] = values.slice(-1);
  return TrackedText.concat([...parts, TrackedText.of("\n", last === undefined ? noTrace : deepTrace(last))]);
}
