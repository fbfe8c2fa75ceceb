import type { CallContext, ParameterType, TemplateFunction } from "../evaluate/runtime.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import {
  type BoolValue,
  type FloatValue,
  type IntValue,
  type ListValue,
  list,
  type MapValue,
  map,
  type ObjectValue,
  text,
  type Value,
} from "../values/value.ts";

/** What a function gets for each type of parameter. */
interface ParameterValues {
  readonly string: TrackedText;
  readonly int: IntValue;
  readonly int64: IntValue;
  readonly uint64: IntValue;
  readonly float64: FloatValue;
  readonly bool: BoolValue;
  readonly map: MapValue;
  readonly list: ListValue;
  readonly strings: ListValue;
  readonly time: ObjectValue;
  readonly version: Value;
  readonly any: Value;
  readonly value: Value;
}

type ArgumentsOf<Parameters extends readonly ParameterType[]> = {
  readonly [Index in keyof Parameters]: ParameterValues[Parameters[Index]];
};

/** A function with a fixed number of parameters. */
export function define<const Parameters extends readonly ParameterType[]>(
  parameters: Parameters,
  call: (args: ArgumentsOf<Parameters>, context: CallContext) => Value,
): TemplateFunction {
  return {
    parameters,
    rest: undefined,
    call: (args, context) => call(opened(parameters, undefined, args) as unknown as ArgumentsOf<Parameters>, context),
  };
}

/** A function that takes any number of further arguments. */
export function variadic<const Parameters extends readonly ParameterType[], Rest extends ParameterType>(
  parameters: Parameters,
  rest: Rest,
  call: (args: ArgumentsOf<Parameters>, rest: readonly ParameterValues[Rest][], context: CallContext) => Value,
): TemplateFunction {
  return {
    parameters,
    rest,
    call: (args, context) => {
      const all = opened(parameters, rest, args);
      const count = parameters.length;
      const fixed = count === 0 ? none : all.slice(0, count);
      const further = count === 0 ? all : all.slice(count);
      return call(fixed as unknown as ArgumentsOf<Parameters>, further as readonly ParameterValues[Rest][], context);
    },
  };
}

/** Text values as tracked texts, everything else as it is; a nil map or list as an empty one. */
function opened(
  types: readonly ParameterType[],
  rest: ParameterType | undefined,
  args: readonly Value[],
): readonly unknown[] {
  const all: unknown[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index];
    if (arg !== undefined) all.push(openedAs(types[index] ?? rest, arg));
  }
  return all;
}

function openedAs(type: ParameterType | undefined, arg: Value): unknown {
  if (type === "string" && arg.kind === "text") return arg.text;
  if (type === "map" && arg.kind === "nil") return map([], undefined, arg.trace);
  if ((type === "list" || type === "strings") && arg.kind === "nil") return list([], undefined, arg.trace);
  return arg;
}

const none: readonly unknown[] = [];

/** A function of one text that gives a text. */
export function onText(change: (value: TrackedText) => TrackedText): TemplateFunction {
  return define(["string"], ([value]) => text(change(value)));
}

/** Functions of one topic by their names in templates. */
export type FunctionTable = Readonly<Record<string, TemplateFunction>>;
