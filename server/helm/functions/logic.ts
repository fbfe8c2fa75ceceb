import { FunctionError } from "../evaluate/failure.ts";
import { printValue } from "../format/print.ts";
import { printf } from "../format/printf.ts";
import { joinTraces, readBy, type Trace } from "../text/source.ts";
import { goTypeOf } from "../values/go-type.ts";
import { isTrue } from "../values/truth.ts";
import { bool, deepTrace, nil, traceOf, type Value, withControl } from "../values/value.ts";
import { define, type FunctionTable, variadic } from "./define.ts";

/** Choosing between values. What a choice looked at is kept as what decided. */
export const logicFunctions: FunctionTable = {
  not: define(["value"], ([value]) => bool(!isTrue(value), traceOf(value))),
  // sprig's `empty` agrees with Go's truth, but for structs, which are never empty.
  empty: define(["any"], ([value]) => bool(!isTrue(value), traceOf(value))),
  default: variadic(["any"], "any", ([fallback], given) => {
    const [value] = given;
    if (value === undefined) return fallback;
    return isTrue(value) ? chosen(value, fallback) : withControl(fallback, readOf(value));
  }),
  coalesce: variadic([], "any", (_, values) => {
    const read: Trace[] = [];
    for (const value of values) {
      if (isTrue(value)) return withControl(value, readBy(read));
      read.push(readOf(value));
    }
    return nil;
  }),
  ternary: define(["any", "any", "bool"], ([yes, no, condition]) =>
    withControl(condition.value ? yes : no, condition.trace),
  ),
  all: variadic([], "any", (_, values) => bool(values.every(isTrue), joinTraces(values.map(traceOf)))),
  any: variadic([], "any", (_, values) => bool(values.some(isTrue), joinTraces(values.map(traceOf)))),
  fail: define(["string"], ([message], context) => context.refused(message.text, "fail")),
  required: define(["string", "any"], ([message, value], context) => {
    const missing =
      value.kind === "nil" || value.kind === "invalid" || (value.kind === "text" && value.text.length === 0);
    return missing ? context.refused(message.text, "required") : value;
  }),
  call: variadic(["value"], "value", ([target]) => {
    if (target.kind === "nil" || target.kind === "invalid") throw new FunctionError("call of nil");
    throw new FunctionError(`non-function ${printf("%v", [target]).text} of type ${goTypeOf(target)}`);
  }),
};

/** Behind `default true` a boolean is true whatever it is: what it says comes from both. */
function chosen(value: Value, fallback: Value): Value {
  if (value.kind !== "bool" || printValue(fallback).text !== "true") return value;
  return bool(true, joinTraces([value.trace, traceOf(fallback)]));
}

function readOf(value: Value): Trace {
  return value.kind === "list" || value.kind === "map" ? deepTrace(value) : traceOf(value);
}
