import { FunctionError } from "../evaluate/failure.ts";
import { joinTraces, laterTrace } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { Entries } from "../values/entries.ts";
import { goTypeOf } from "../values/go-type.ts";
import { byteOrder } from "../values/order.ts";
import {
  anyMap,
  bool,
  deepTrace,
  entryOf,
  list,
  type MapSlot,
  type MapValue,
  map,
  noneOf,
  text,
  type Value,
  withControl,
} from "../values/value.ts";
import { asText } from "./cast.ts";
import { define, type FunctionTable, variadic } from "./define.ts";
import { mergeInto } from "./merge.ts";

/** Dicts. `set`, `unset` and the merges change the dict they are given. */
export const dictFunctions: FunctionTable = {
  dict: variadic([], "any", (_, args) => makeDict(args)),
  get: define(["map", "string"], ([dict, key]) => {
    const slot = dict.entries.get(key.text);
    const value = slot === undefined ? emptyFor(dict, key) : slot.value;
    return withControl(value, key.trace);
  }),
  set: define(["map", "string", "any"], ([dict, key, value], context) => {
    context.change(dict, key.text, { value, key: key.trace });
    return asAnyMap(dict);
  }),
  unset: define(["map", "string"], ([dict, key], context) => {
    context.change(dict, key.text, undefined);
    return asAnyMap(dict);
  }),
  hasKey: define(["map", "string"], ([dict, key]) => {
    const slot = dict.entries.get(key.text);
    // Where the key was written is looked up only when somebody asks: arguments of a helper must not depend on it.
    const looked = slot === undefined ? deepTrace(entryOf(dict, key.text)) : laterTrace(() => slot.key);
    return bool(slot !== undefined, joinTraces([looked, key.trace]));
  }),
  pluck: variadic(["string"], "map", ([key], dicts) =>
    list(dicts.flatMap((dict) => dict.entries.get(key.text)?.value ?? [])),
  ),
  keys: variadic([], "map", (_, dicts) =>
    list(
      dicts.flatMap((dict) => sortedSlots(dict).map(([key, slot]) => text(TrackedText.of(key, slot.key)))),
      "[]string",
    ),
  ),
  values: define(["map"], ([dict]) => list(sortedSlots(dict).map(([, slot]) => slot.value))),
  pick: variadic(["map"], "string", ([dict], keys) => {
    const wanted = keys.map((key) => key.text);
    return subset(dict, (key) => wanted.includes(key));
  }),
  omit: variadic(["map"], "string", ([dict], keys) => {
    const unwanted = keys.map((key) => key.text);
    return subset(dict, (key) => !unwanted.includes(key));
  }),
  merge: merging(false),
  mustMerge: merging(false),
  mergeOverwrite: merging(true),
  mustMergeOverwrite: merging(true),
  deepCopy: define(["any"], ([value]) => copied(value)),
  mustDeepCopy: define(["any"], ([value]) => copied(value)),
  dig: variadic([], "any", (_, args, context) => dig(args, context.flavour === "helm3" ? "chartutil" : "common")),
};

function makeDict(args: readonly Value[]): Value {
  const dict = map();
  for (let index = 0; index < args.length; index += 2) {
    const key = asText(args[index] ?? text(""));
    dict.entries.set(key.text, { value: args[index + 1] ?? text(""), key: key.trace });
  }
  return dict;
}

/** sprig gives "" for a missing key; the path that was missed stays known. */
function emptyFor(dict: MapValue, key: TrackedText): Value {
  const missing = entryOf(dict, key.text);
  return text(TrackedText.nothing(deepTrace(missing)));
}

/** Go's order is random here; sorted is one of the orders it may take. */
function sortedSlots(dict: MapValue): readonly (readonly [string, MapSlot])[] {
  return [...dict.entries].toSorted(([a], [b]) => byteOrder(a, b));
}

function subset(dict: MapValue, keeps: (key: string) => boolean): Value {
  return map(
    [...dict.entries].filter(([key]) => keeps(key)),
    anyMap,
    dict.trace,
  );
}

function merging(overwrite: boolean) {
  return variadic(["map"], "map", ([target], sources, context) => {
    for (const source of sources) mergeInto(target, source, overwrite, context);
    return asAnyMap(target);
  });
}

/** The same map as what sprig's functions take and give it as: `.Values` has a type of its own. */
function asAnyMap(value: MapValue): MapValue {
  return value.goType === anyMap ? value : { ...value, goType: anyMap };
}

function copied(value: Value): Value {
  if (noneOf(value)) throw new FunctionError("reflect: call of reflect.Value.Type on zero Value");
  return deepCopy(value);
}

/** A copy that shares no map with the original. */
export function deepCopy(value: Value): Value {
  if (value.kind === "list") return list(value.items.map(deepCopy), value.goType, value.trace);
  return value.kind === "map" ? copyOfMap(value) : value;
}

/** As {@link deepCopy}. */
export function copyOfMap(value: MapValue): MapValue {
  const entries = new Entries();
  value.entries.forEach((slot, key) => {
    // A slot with a scalar is never changed itself.
    const inner = slot.value;
    const isScalar = inner.kind !== "map" && inner.kind !== "list";
    entries.set(key, isScalar ? slot : { value: deepCopy(inner), key: slot.key });
  });
  return { kind: "map", entries, goType: value.goType, trace: value.trace };
}

function dig(args: readonly Value[], values: string): Value {
  if (args.length < 3) throw new FunctionError("dig needs at least three arguments");
  const keys = args.slice(0, -2);
  const fallback = args.at(-2) ?? text("");
  let current = args.at(-1) ?? text("");
  for (const [index, key] of keys.entries()) {
    if (current.kind !== "map" || current.goType !== anyMap) {
      const found = noneOf(current) ? "nil" : goTypeOf(current).replace(/^.*\.Values$/, `${values}.Values`);
      throw new FunctionError(`interface conversion: interface {} is ${found}, not map[string]interface {}`);
    }
    if (key.kind !== "text")
      throw new FunctionError(`interface conversion: interface {} is ${goTypeOf(key)}, not string`);
    const slot = current.entries.get(key.text.text);
    if (slot === undefined) return withControl(fallback, deepTrace(entryOf(current, key.text.text)));
    if (index === keys.length - 1) return slot.value;
    current = slot.value;
  }
  return current;
}
