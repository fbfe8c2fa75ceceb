import { formatValue } from "../format/print.ts";
import { readFloat, readInteger } from "../template/number.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { textInBytes } from "../values/byte-slice.ts";
import type { Value } from "../values/value.ts";

/** sprig's `strval`: texts and bytes as they are, everything else as `%v`. */
export function asText(value: Value): TrackedText {
  if (value.kind === "nil" || value.kind === "invalid") return TrackedText.of("<nil>", value.trace);
  return textInBytes(value) ?? formatValue(value);
}

/** sprig's `strslice`: the items of a list as texts, nil left out; anything else as the only item. */
export function asTexts(value: Value): readonly TrackedText[] {
  if (value.kind === "nil" || value.kind === "invalid") return [];
  const items = value.kind === "object" ? value.underlying : value;
  if (items?.kind !== "list") return [asText(value)];
  return items.items.filter((item) => item.kind !== "nil" && item.kind !== "invalid").map(asText);
}

/** `cast.ToInt64`: 0 for what is no number. Texts are read with Go's prefixes, so "010" is 8. */
export function asInt(value: Value): bigint {
  switch (value.kind) {
    case "int":
      return value.value;
    case "float":
      return floatToInt(value.value);
    case "bool":
      return value.value ? 1n : 0n;
    case "text":
      return textToInt(value.text.text);
    default:
      return 0n;
  }
}

/** `cast` drops zeros after a decimal point before it reads ("1.0" is 1, "1.5" is 0). */
function textToInt(text: string): bigint {
  const trimmed = /^[+-]?\d+\.0*$/.test(text) ? text.replace(/\.0*$/, "") : text;
  const value = readInteger(trimmed) ?? 0n;
  return value > 2n ** 63n - 1n ? 0n : value;
}

function floatToInt(value: number): bigint {
  if (Number.isNaN(value) || Math.abs(value) >= 2 ** 63) return -(2n ** 63n);
  return BigInt(Math.trunc(value));
}

/** `cast.ToFloat64`: 0 for what is no number. */
export function asFloat(value: Value): number {
  switch (value.kind) {
    case "int":
      return Number(value.value);
    case "float":
      return value.value;
    case "bool":
      return value.value ? 1 : 0;
    case "text":
      return readFloat(value.text.text) ?? 0;
    default:
      return 0;
  }
}
