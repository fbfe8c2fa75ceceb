import { formatValue } from "../format/print.ts";
import { joinTraces } from "../text/source.ts";
import { goKindOf, goTypeOf } from "../values/go-type.ts";
import { bool, deepTrace, float, int, noneOf, text, traceOf } from "../values/value.ts";
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
  // Of what it is printed as: of a boolean or 1.5 there is no octal number.
  toDecimal: define(["any"], ([value]) => {
    const [, sign, digits] = /^([-+]?)([0-7]+)$/.exec(noneOf(value) ? "" : formatValue(value).text) ?? [];
    const number = digits === undefined ? 0n : BigInt(`0o${digits}`);
    return int(sign === "-" ? -number : number, traceOf(value), "int64");
  }),
};
