import type { Value } from "./value.ts";

/** The type as Go's `%T` names it. */
export function goTypeOf(value: Value): string {
  switch (value.kind) {
    case "invalid":
    case "nil":
      return "<nil>";
    case "bool":
      return "bool";
    case "float":
      return "float64";
    case "text":
      return "string";
    default:
      return value.goType;
  }
}

/** The kind as `reflect` names it; `invalid` for nil. */
export function goKindOf(value: Value): string {
  switch (value.kind) {
    case "invalid":
    case "nil":
      return "invalid";
    case "bool":
      return "bool";
    case "float":
      return "float64";
    case "text":
      return "string";
    case "int":
      return value.goType === "time.Duration" ? "int64" : value.goType === "time.Month" ? "int" : value.goType;
    case "list":
      return "slice";
    case "map":
      return "map";
    case "object":
      if (value.goType.startsWith("*")) return "ptr";
      return value.underlying === undefined ? "struct" : goKindOf(value.underlying);
  }
}
