import type { TemplateFunction } from "../evaluate/runtime.ts";
import { addControl, joinTraces, laterTrace, noTrace, type Source, type Trace } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { Entries } from "./entries.ts";

/**
 * A value of Go's template engine, with its history. `invalid` and `nil` both print as nothing, but Go tells them apart:
 * a field of `nil` (a null or missing key read from a map) is an error, a field of `invalid` (a nil that went through a
 * variable, the dot or a parenthesis) is silently empty again.
 */
export type Value = NoValue | BoolValue | IntValue | FloatValue | TextValue | ListValue | MapValue | ObjectValue;

export interface NoValue {
  readonly kind: "invalid" | "nil";
  readonly trace: Trace;
}

export interface BoolValue {
  readonly kind: "bool";
  readonly value: boolean;
  readonly trace: Trace;
}

export type IntType = "int" | "int64" | "int32" | "uint8" | "uint64" | "time.Duration" | "time.Month";

export interface IntValue {
  readonly kind: "int";
  readonly value: bigint;
  readonly goType: IntType;
  readonly trace: Trace;
}

export interface FloatValue {
  readonly kind: "float";
  readonly value: number;
  readonly trace: Trace;
}

export interface TextValue {
  readonly kind: "text";
  readonly text: TrackedText;
}

export interface ListValue {
  readonly kind: "list";
  /** A nil slice of Go: as good as an empty one, and null in JSON. */
  readonly isNil?: true;
  readonly items: readonly Value[];
  /** `[]interface {}`, `[]string`, … */
  readonly goType: string;
  readonly trace: Trace;
}

export interface MapSlot {
  readonly value: Value;
  /** Where the key was written. */
  readonly key: Trace;
}

/** A map. `set`, `unset` and the merges change it in place, and whoever holds it sees that, as in Go. */
export interface MapValue {
  readonly kind: "map";
  /** A nil map of Go: as good as an empty one, and null in JSON. */
  readonly isNil?: true;
  readonly entries: Entries;
  /** `map[string]interface {}`, `common.Values`, … */
  readonly goType: string;
  readonly trace: Trace;
}

/** A Go struct, or a type with methods: `.Capabilities`, `.Files`, a semantic version, a time. */
export interface ObjectValue {
  readonly kind: "object";
  readonly goType: string;
  readonly trace: Trace;
  /** Undefined when the type has no such field. */
  field(name: string): Value | undefined;
  method(name: string): TemplateFunction | undefined;
  /** As an action prints it. */
  print(): string;
  /** As Go's `%v` prints a copy of it, when that is something else: functions get copies, which a pointer's methods are not for. */
  readonly printCopy?: () => string;
  /** What JSON and YAML make of it. */
  plain(): Value;
  /** What stands for it where Go sees a map (`.Files` is one) or list. */
  readonly underlying?: ListValue | MapValue;
  readonly content?: unknown;
}

export const anyList = "[]interface {}";
export const anyMap = "map[string]interface {}";

export const invalid: NoValue = { kind: "invalid", trace: noTrace };
export const nil: NoValue = { kind: "nil", trace: noTrace };

export function bool(value: boolean, trace: Trace = noTrace): BoolValue {
  return { kind: "bool", value, trace };
}

export function int(value: bigint | number, trace: Trace = noTrace, goType: IntType = "int"): IntValue {
  const whole = typeof value === "bigint" ? value : BigInt(Math.trunc(value));
  return {
    kind: "int",
    value: goType === "int" || goType === "int64" ? BigInt.asIntN(64, whole) : whole,
    goType,
    trace,
  };
}

export function float(value: number, trace: Trace = noTrace): FloatValue {
  return { kind: "float", value, trace };
}

export function text(value: TrackedText | string, trace: Trace = noTrace): TextValue {
  return { kind: "text", text: typeof value === "string" ? TrackedText.of(value, trace) : value };
}

export function list(items: readonly Value[], goType = anyList, trace: Trace = noTrace): ListValue {
  return { kind: "list", items, goType, trace };
}

export function strings(items: readonly TrackedText[]): ListValue {
  return list(
    items.map((item) => text(item)),
    "[]string",
  );
}

export function map(
  entries: Iterable<readonly [string, MapSlot]> = [],
  goType = anyMap,
  trace: Trace = noTrace,
): MapValue {
  return { kind: "map", entries: new Entries(entries), goType, trace };
}

/** A map with keys of no particular place. */
export function record(entries: Readonly<Record<string, Value>>, goType = anyMap): MapValue {
  return map(
    Object.entries(entries).map(([key, value]) => [key, { value, key: noTrace }]),
    goType,
  );
}

/** A value's own history; of a map or list that of the whole, not of its parts. */
export function traceOf(value: Value): Trace {
  return value.kind === "text" ? value.text.trace : value.trace;
}

/** The history of a value with all its parts. */
export function deepTrace(value: Value): Trace {
  if (value.kind === "list") return joinTraces([value.trace, ...value.items.map(deepTrace)]);
  if (value.kind === "map")
    return joinTraces([value.trace, ...[...value.entries.values()].map((slot) => deepTrace(slot.value))]);
  return traceOf(value);
}

/** Adds what decided for a value; a map stays the same object, since others may hold it and set entries of it. */
export function withControl(value: Value, read: Trace): Value {
  if (read === noTrace) return value;
  switch (value.kind) {
    case "text":
      return { kind: "text", text: value.text.withControl(read) };
    case "bool":
    case "int":
    case "float":
    case "nil":
    case "invalid":
    case "list":
      return { ...value, trace: decidedTrace(value.trace, read) };
    default:
      return value;
  }
}

function decidedTrace(trace: Trace, read: Trace): Trace {
  return laterTrace(() => ({ sources: trace.sources, control: addControl(trace.control, read) }), [trace, read]);
}

export const mapOfTexts = "map[string]string";

/** The value under a key of a map: a missing one is nil (of a map of texts, empty) and remembers what was missed. */
export function entryOf(holder: MapValue, key: string): Value {
  const slot = holder.entries.get(key);
  if (slot !== undefined) return slot.value;
  const missing = missingEntry(holder, key);
  return holder.goType === mapOfTexts ? text("", missing.trace) : missing;
}

function missingEntry({ trace }: MapValue, key: string): NoValue {
  if (!trace.sources.some(isThere)) return nil;
  return { kind: "nil", trace: laterTrace(() => ({ sources: missedIn(trace.sources, key), control: undefined })) };
}

function isThere(source: Source): source is Extract<Source, { type: "values" }> {
  return source.type === "values" && !source.missing;
}

function missedIn(sources: readonly Source[], key: string): readonly Source[] {
  return sources.filter(isThere).map((source) => ({ ...source, path: [...source.path, key], missing: true }));
}

/** What Go does at the end of each command: the content of an interface, which for a nil one is no value at all. */
export function unwrapped(value: Value): Value {
  return value.kind === "nil" ? { kind: "invalid", trace: value.trace } : value;
}

/** Whether it is nil in either sense. */
export function noneOf(value: Value): value is NoValue {
  return value.kind === "nil" || value.kind === "invalid";
}
