import { joinTraces } from "../text/source.ts";
import { goKindOf, goTypeOf } from "../values/go-type.ts";
import { bool, deepTrace, float, int, text, traceOf } from "../values/value.ts";
import { asFloat, asInt } from "./cast.ts";
import { deeplyEqual } from "./comparison.ts";
import { define, type FunctionTable } from "./define.ts";

/** What a value is, and turning it into another type. */
export const typeFunctions: FunctionTable = {
  typeOf: define(["any"], ([value]) => text(goTypeOf(value), traceOf(value))),
  kindOf: define(["any"], ([value]) => text(goKindOf(value), traceOf(value))),
  typeIs: define(["string", "any"], ([name, value]) => bool(name.text === goTypeOf(value), traceOf(value))),
  typeIsLike: define(["string", "any"], ([name, value]) => {
    const type = goTypeOf(value);
    return bool(name.text === type || `*${name.text}` === type, traceOf(value));
  }),
  kindIs: define(["string", "any"], ([name, value]) => bool(name.text === goKindOf(value), traceOf(value))),
  deepEqual: define(["any", "any"], ([a, b]) => bool(deeplyEqual(a, b), joinTraces([deepTrace(a), deepTrace(b)]))),
  int: define(["any"], ([value]) => int(asInt(value), traceOf(value))),
  int64: define(["any"], ([value]) => int(asInt(value), traceOf(value), "int64")),
  float64: define(["any"], ([value]) => float(asFloat(value), traceOf(value))),
  toDecimal: define(["any"], ([value]) => {
    const digits = value.kind === "text" ? value.text.text : String(asInt(value));
    return int(/^[0-7]+$/.test(digits) ? BigInt(`0o${digits}`) : 0n, traceOf(value), "int64");
  }),
};
