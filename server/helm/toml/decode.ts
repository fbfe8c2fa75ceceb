import { getStaticTOMLValue, parseTOML } from "toml-eslint-parser";
import type { Trace } from "../text/source.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import { anyList, anyMap, bool, float, int, list, map, nil, text, type Value } from "../values/value.ts";

/** Reads TOML; throws Error with what is wrong. Every value has the whole text as its origin. */
export function decodeToml(source: TrackedText): Value {
  return valueFrom(getStaticTOMLValue(parseTOML(source.text)), source.trace);
}

function valueFrom(content: unknown, trace: Trace): Value {
  if (Array.isArray(content))
    return list(
      content.map((item) => valueFrom(item, trace)),
      anyList,
      trace,
    );
  switch (typeof content) {
    case "string":
      return text(content, trace);
    case "boolean":
      return bool(content, trace);
    case "number":
      return Number.isInteger(content) ? int(content, trace, "int64") : float(content, trace);
    case "bigint":
      return int(content, trace, "int64");
    case "object":
      if (content instanceof Date) return text(content.toISOString(), trace);
      if (content === null) return nil;
      return map(
        Object.entries(content).map(([key, value]) => [key, { value: valueFrom(value, trace), key: trace }]),
        anyMap,
        trace,
      );
    default:
      return nil;
  }
}
