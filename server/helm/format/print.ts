import { TextBuilder } from "../text/text-builder.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { byteOrder } from "../values/order.ts";
import type { Value } from "../values/value.ts";
import { formatFloat } from "./float.ts";

/** What Go prints for nil at the top; inside maps and lists it is `<nil>`. */
export const noValue = "<no value>";

/** Helm takes out what Go prints for nil from what a whole template and what `tpl` printed, but not from what `include` did. */
export function withoutNoValue(output: TrackedText): TrackedText {
  return output.text.includes(noValue) ? TrackedText.concat(output.split(noValue)) : output;
}

/** What an action prints, with nothing for nil. */
export function printValue(value: Value): TrackedText {
  if (value.kind === "invalid" || value.kind === "nil") return TrackedText.empty;
  if (value.kind === "object") return TrackedText.of(value.print(), value.trace);
  return formatValue(value);
}

/** Go's `%v`. */
export function formatValue(value: Value): TrackedText {
  if (value.kind === "text") return value.text;
  if (value.kind === "list" || value.kind === "map") {
    const builder = new TextBuilder();
    formatInto(builder, value);
    return builder.finish();
  }
  return TrackedText.of(formatScalar(value), value.trace);
}

function formatScalar(value: Exclude<Value, { kind: "text" | "list" | "map" }>): string {
  switch (value.kind) {
    case "invalid":
    case "nil":
      return "<nil>";
    case "bool":
      return String(value.value);
    case "int":
      return formatInt(value.value, value.goType);
    case "float":
      return formatFloat(value.value, "g", -1);
    case "object":
      return value.printCopy?.() ?? value.print();
  }
}

const months = "January February March April May June July August September October November December".split(" ");

function formatInt(value: bigint, goType: string): string {
  if (goType === "time.Month") return months[Number(value) - 1] ?? `%!Month(${value})`;
  return value.toString();
}

function formatInto(builder: TextBuilder, value: Value): void {
  if (value.kind === "list") {
    builder.add("[", value.trace);
    for (const [index, item] of value.items.entries()) {
      if (index > 0) builder.add(" ", value.trace);
      formatInto(builder, item);
    }
    builder.add("]", value.trace);
  } else if (value.kind === "map") {
    builder.add("map[", value.trace);
    let first = true;
    for (const key of [...value.entries.keys()].toSorted(byteOrder)) {
      const slot = value.entries.get(key);
      if (slot === undefined) continue;
      builder.add(first ? `${key}:` : ` ${key}:`, slot.key);
      formatInto(builder, slot.value);
      first = false;
    }
    builder.add("]", value.trace);
  } else {
    builder.append(formatValue(value));
  }
}
