import { FunctionError } from "../evaluate/failure.ts";
import { formatFloat } from "../format/float.ts";
import { joinTraces } from "../text/source.ts";
import { float, int, text, traceOf, type Value } from "../values/value.ts";
import { asFloat, asInt } from "./cast.ts";
import { define, type FunctionTable, variadic } from "./define.ts";

/** Arithmetic: 64-bit integers, and floats in the functions that end in `f`. */
export const numberFunctions: FunctionTable = {
  add1: define(["any"], ([value]) => integer(asInt(value) + 1n, [value])),
  add: variadic([], "any", (_, values) =>
    integer(
      values.reduce((sum, value) => sum + asInt(value), 0n),
      values,
    ),
  ),
  sub: define(["any", "any"], ([a, b]) => integer(asInt(a) - asInt(b), [a, b])),
  mul: variadic(["any"], "any", ([first], rest) =>
    integer(
      rest.reduce((product, value) => product * asInt(value), asInt(first)),
      [first, ...rest],
    ),
  ),
  div: define(["any", "any"], ([a, b]) =>
    integer(
      divide(a, b, (x, y) => x / y),
      [a, b],
    ),
  ),
  mod: define(["any", "any"], ([a, b]) =>
    integer(
      divide(a, b, (x, y) => x % y),
      [a, b],
    ),
  ),
  max: variadic(["any"], "any", ([first], rest) => extreme([first, ...rest], (a, b) => a > b)),
  biggest: variadic(["any"], "any", ([first], rest) => extreme([first, ...rest], (a, b) => a > b)),
  min: variadic(["any"], "any", ([first], rest) => extreme([first, ...rest], (a, b) => a < b)),
  add1f: define(["any"], ([value]) => real(decimal(asFloat(value), 1, "+"), [value])),
  addf: variadic([], "any", (_, values) => folded(values, "+")),
  subf: variadic(["any"], "any", ([first], rest) => folded([first, ...rest], "-")),
  mulf: variadic(["any"], "any", ([first], rest) => folded([first, ...rest], "*")),
  divf: variadic(["any"], "any", ([first], rest) => folded([first, ...rest], "/")),
  maxf: variadic(["any"], "any", ([first], rest) => real(Math.max(...[first, ...rest].map(asFloat)), [first, ...rest])),
  minf: variadic(["any"], "any", ([first], rest) => real(Math.min(...[first, ...rest].map(asFloat)), [first, ...rest])),
  ceil: define(["any"], ([value]) => real(Math.ceil(asFloat(value)), [value])),
  floor: define(["any"], ([value]) => real(Math.floor(asFloat(value)), [value])),
  round: variadic(["any", "int"], "float64", ([value, places], rest) =>
    real(rounded(asFloat(value), Number(places.value), rest[0]?.value ?? 0.5), [value]),
  ),
  seq: variadic([], "int", (_, args, context) => {
    const numbers = args.map((arg) => Number(arg.value));
    const sequence = sequenceOf(numbers, (size) => context.budget.reserve(size * 8));
    return text(sequence.join(" "), joinTraces(args.map(traceOf)));
  }),
};

function integer(value: bigint, from: readonly Value[]): Value {
  return int(value, joinTraces(from.map(traceOf)), "int64");
}

function real(value: number, from: readonly Value[]): Value {
  return float(value, joinTraces(from.map(traceOf)));
}

function divide(a: Value, b: Value, operation: (x: bigint, y: bigint) => bigint): bigint {
  const divisor = asInt(b);
  if (divisor === 0n) throw new FunctionError("runtime error: integer divide by zero");
  return operation(asInt(a), divisor);
}

function extreme(values: readonly Value[], better: (a: bigint, b: bigint) => boolean): Value {
  const numbers = values.map(asInt);
  return integer(
    numbers.reduce((best, value) => (better(value, best) ? value : best)),
    values,
  );
}

type Operator = "+" | "-" | "*" | "/";

function folded(values: readonly Value[], operator: Operator): Value {
  const [first = 0, ...others] = values.map(asFloat);
  return real(
    others.reduce((result, value) => decimal(result, value, operator), first),
    values,
  );
}

/**
 * sprig computes with decimal fractions (0.1 + 0.2 is 0.3) and turns the result into a float. Sums and products of the
 * operands' shortest decimals are exact here too; a quotient keeps 16 digits after the point.
 */
function decimal(a: number, b: number, operator: Operator): number {
  if (!Number.isFinite(a) || !Number.isFinite(b)) throw new FunctionError("Cannot create a Decimal from NaN or Inf");
  const left = fractionOf(a);
  const right = fractionOf(b);
  const scale = Math.max(left.scale, right.scale);
  const x = left.digits * 10n ** BigInt(scale - left.scale);
  const y = right.digits * 10n ** BigInt(scale - right.scale);
  switch (operator) {
    case "+":
      return toNumber(x + y, scale);
    case "-":
      return toNumber(x - y, scale);
    case "*":
      return toNumber(left.digits * right.digits, left.scale + right.scale);
    case "/": {
      if (y === 0n) throw new FunctionError("decimal division by 0");
      const quotient = (x * 10n ** 17n) / y;
      const half = quotient < 0n ? -5n : 5n;
      return toNumber((quotient + half) / 10n, 16);
    }
  }
}

function fractionOf(value: number): { readonly digits: bigint; readonly scale: number } {
  const [whole = "0", fraction = ""] = formatFloat(value, "f", -1).split(".");
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

function toNumber(digits: bigint, scale: number): number {
  return Number(`${digits}e-${scale}`);
}

function rounded(value: number, places: number, roundOn: number): number {
  const power = 10 ** places;
  const digit = power * value;
  const fraction = digit - Math.trunc(digit);
  return (fraction >= roundOn ? Math.ceil(digit) : Math.floor(digit)) / power;
}

function sequenceOf(args: readonly number[], reserve: (size: number) => void): readonly number[] {
  const [first = 0, second = 0, third = 0] = args;
  if (args.length === 0 || args.length > 3) return [];
  const [start, step, end] =
    args.length === 1
      ? [1, first < 1 ? -1 : 1, first]
      : args.length === 2
        ? [first, second < first ? -1 : 1, second]
        : [first, second, third];
  if (step === 0 || (end < start && step > 0) || (end > start && step < 0)) return [];
  const count = Math.floor(Math.abs(end - start) / Math.abs(step)) + 1;
  reserve(count);
  return Array.from({ length: count }, (_, index) => start + index * step);
}
