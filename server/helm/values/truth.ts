import type { Value } from "./value.ts";

/** Go's truth of a value: false, 0, "", nil and empty maps and lists are false. */
export function isTrue(value: Value): boolean {
  switch (value.kind) {
    case "invalid":
    case "nil":
      return false;
    case "bool":
      return value.value;
    case "int":
      return value.value !== 0n;
    case "float":
      return value.value !== 0;
    case "text":
      return value.text.length > 0;
    case "list":
      return value.items.length > 0;
    case "map":
      return value.entries.size > 0;
    case "object":
      return value.underlying === undefined ? true : isTrue(value.underlying);
  }
}
