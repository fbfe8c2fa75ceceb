import type { ScalarNode } from "../../../contract/tree.ts";
import type { Setting, Value } from "../../generated/client.ts";

const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  on: true,
  yes: true,
  "1": true,
  false: false,
  off: false,
  no: false,
  "0": false,
};

const seconds: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600, d: 86400 };
const bytes: Readonly<Record<string, number>> = { "": 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

/**
 * A written value as the setting's type: durations in seconds, sizes in bytes. Undefined for a value that is not of the
 * type, such as a variable that the program fills in.
 */
export function coerce(type: Setting["type"], { value, text }: Pick<ScalarNode, "value" | "text">): Value | undefined {
  switch (type) {
    case "presence":
      return true;
    case "string":
      return text;
    case "boolean":
      return typeof value === "boolean" ? value : booleans[text.trim().toLowerCase()];
    default:
      return measure(type, text);
  }
}

/** A number, a duration in seconds or a size in bytes, also one out of the catalogue. */
export function measure(type: "number" | "duration" | "size", value: Value | undefined): number | undefined {
  const match = /^(-?\d+(?:\.\d+)?)\s*([a-zA-Z]*)$/.exec(String(value).trim());
  if (match === null) return undefined;
  const [, digits, unit = ""] = match;
  const lower = unit.toLowerCase();
  if (type === "number") return unit === "" ? Number(digits) : undefined;
  const factor = type === "duration" ? seconds[lower === "" ? "s" : lower] : bytes[lower.replace(/i?b$/, "")];
  return factor === undefined ? undefined : Number(digits) * factor;
}
