import { FunctionError } from "../evaluate/failure.ts";
import { allSources, joinTraces, noTrace } from "../text/source.ts";
import { goKindOf } from "../values/go-type.ts";
import { isTrue } from "../values/truth.ts";
import { bool, deepTrace, int, type ListValue, list, nil, noneOf, traceOf, type Value } from "../values/value.ts";
import { deeplyEqual } from "./comparison.ts";
import { define, type FunctionTable, variadic } from "./define.ts";

/** Lists. Items keep their history wherever they move. */
export const listFunctions: FunctionTable = {
  list: variadic([], "any", (_, items) => list(items)),
  tuple: variadic([], "any", (_, items) => list(items)),
  ...both("first", (items) => items[0] ?? nil),
  ...both("last", (items) => items.at(-1) ?? nil),
  ...both("rest", (items, whole) => list(items.slice(1), undefined, whole.trace)),
  ...both("initial", (items, whole) => list(items.slice(0, -1), undefined, whole.trace)),
  ...both("reverse", (items, whole) => list(items.toReversed(), undefined, whole.trace)),
  ...both("uniq", (items, whole) => list(unique(items), undefined, whole.trace)),
  ...both("compact", (items, whole) => list(items.filter(isTrue), undefined, whole.trace)),
  ...withItem("append", (items, item) => [...items, item]),
  ...withItem("push", (items, item) => [...items, item], "append"),
  ...withItem("prepend", (items, item) => [item, ...items]),
  ...without("without"),
  ...without("mustWithout"),
  has: define(["any", "any"], ([item, holder]) => includes(item, holder, "has")),
  mustHas: define(["any", "any"], ([item, holder]) => includes(item, holder, "mustHas")),
  slice: variadic(["any"], "any", ([holder], bounds) => sliced(holder, bounds)),
  mustSlice: variadic(["any"], "any", ([holder], bounds) => sliced(holder, bounds)),
  concat: variadic([], "any", (_, lists) =>
    list(
      lists.flatMap((part) => itemsOf(part, "concat").items),
      undefined,
      joinTraces(lists.map(traceOf)),
    ),
  ),
  chunk: define(["int", "any"], ([size, holder]) => chunked(Number(size.value), holder)),
  mustChunk: define(["int", "any"], ([size, holder]) => chunked(Number(size.value), holder)),
  until: define(["int"], ([count], context) =>
    numbers(0n, count.value, count.value < 0n ? -1n : 1n, count, context.budget),
  ),
  untilStep: define(["int", "int", "int"], ([start, stop, step], context) =>
    numbers(start.value, stop.value, step.value, list([start, stop, step]), context.budget),
  ),
};

type OnItems = (items: readonly Value[], whole: ListValue) => Value;

/** A function and its `must` form: as a template sees them, they are the same. */
function both(name: string, change: OnItems): FunctionTable {
  const call = define(["any"], ([holder]) => {
    const whole = itemsOf(holder, name);
    return change(whole.items, whole);
  });
  return { [name]: call, [mustForm(name)]: call };
}

function mustForm(name: string): string {
  return `must${name[0]?.toUpperCase()}${name.slice(1)}`;
}

function withItem(
  name: string,
  change: (items: readonly Value[], item: Value) => readonly Value[],
  verb = name,
): FunctionTable {
  const call = define(["any", "any"], ([holder, item]) => {
    const whole = itemsOf(holder, verb === "append" ? "push" : verb);
    return list(change(whole.items, item), undefined, whole.trace);
  });
  return { [name]: call, [mustForm(name)]: call };
}

function without(name: string): FunctionTable {
  return {
    [name]: variadic(["any"], "any", ([holder], omitted) => {
      const whole = itemsOf(holder, "without");
      const kept = whole.items.filter((item) => !omitted.some((other) => deeplyEqual(item, other)));
      return list(kept, undefined, whole.trace);
    }),
  };
}

const verbs: Readonly<Record<string, string>> = {
  push: "push on",
  prepend: "prepend on",
  first: "find first on",
  last: "find last on",
  rest: "find rest on",
  initial: "find initial on",
  reverse: "find reverse on",
  uniq: "find uniq on",
  compact: "compact on",
  without: "find without on",
  has: "find has on",
  concat: "concat",
  chunk: "chunk",
};

function itemsOf(holder: Value, name: string): ListValue {
  if (holder.kind === "list") return holder;
  if (holder.kind === "object" && holder.underlying?.kind === "list") return holder.underlying;
  if (noneOf(holder) && name === "concat") throw new FunctionError("Cannot concat type invalid as list");
  if (name === "concat") throw new FunctionError(`Cannot concat type ${goKindOf(holder)} as list`);
  if (noneOf(holder)) throw new FunctionError("runtime error: invalid memory address or nil pointer dereference");
  throw new FunctionError(`Cannot ${verbs[name] ?? name} type ${goKindOf(holder)}`);
}

function unique(items: readonly Value[]): readonly Value[] {
  const seenTexts = new Set<string>();
  const kept: Value[] = [];
  for (const item of items) {
    if (item.kind === "text") {
      if (seenTexts.has(item.text.text)) continue;
      seenTexts.add(item.text.text);
      kept.push(item);
    } else if (!kept.some((other) => deeplyEqual(item, other))) kept.push(item);
  }
  return kept;
}

function includes(item: Value, holder: Value, name: string): Value {
  if (noneOf(holder)) return bool(false, holder.trace);
  const whole = itemsOf(holder, name === "mustHas" ? "has" : name);
  const trace = joinTraces([deepTrace(item), deepTrace(whole)]);
  return bool(
    whole.items.some((other) => deeplyEqual(item, other)),
    trace,
  );
}

function sliced(holder: Value, bounds: readonly Value[]): Value {
  const [from, to] = bounds.map((bound) => (bound.kind === "int" ? Number(bound.value) : 0));
  if (noneOf(holder)) throw new FunctionError("runtime error: invalid memory address or nil pointer dereference");
  if (holder.kind !== "list") throw new FunctionError(`list should be type of slice or array but ${goKindOf(holder)}`);
  const whole = itemsOf(holder, "slice");
  if (whole.items.length === 0) return nil;
  const end = checkBound(to ?? whole.items.length, whole.items.length);
  return list(whole.items.slice(checkBound(from ?? 0, whole.items.length), end), whole.goType, whole.trace);
}

function checkBound(bound: number, length: number): number {
  if (bound < 0 || bound > length) throw new FunctionError(`index out of range: ${bound}`);
  return bound;
}

function chunked(size: number, holder: Value): Value {
  const whole = itemsOf(holder, "chunk");
  if (size <= 0) throw new FunctionError("runtime error: integer divide by zero");
  const chunks: Value[] = [];
  for (let at = 0; at < whole.items.length; at += size) chunks.push(list(whole.items.slice(at, at + size)));
  return list(chunks, "[][]interface {}", whole.trace);
}

interface Reserving {
  reserve(size: number): void;
}

function numbers(start: bigint, stop: bigint, step: bigint, cause: Value, budget: Reserving): Value {
  const forwards = stop >= start ? step > 0n : step < 0n;
  if (!forwards || step === 0n) return list([], "[]int", noTrace);
  const distance = stop >= start ? stop - start : start - stop;
  const size = step > 0n ? step : -step;
  const count = Number((distance + size - 1n) / size);
  budget.reserve(count * 8);
  const trace = { sources: [], control: { sources: allSources(deepTrace(cause)), outer: undefined } };
  return list(
    Array.from({ length: count }, (_, index) => int(start + BigInt(index) * step, trace)),
    "[]int",
    deepTrace(cause),
  );
}
