import { goTypeOf } from "../values/go-type.ts";
import { invalid, nil, type Value } from "../values/value.ts";
import type { ParameterType } from "./runtime.ts";

const goNames: Readonly<Record<ParameterType, string>> = {
  string: "string",
  int: "int",
  int64: "int64",
  uint64: "uint64",
  float64: "float64",
  bool: "bool",
  map: "map[string]interface {}",
  list: "[]interface {}",
  strings: "[]string",
  time: "time.Time",
  version: "*semver.Version",
  any: "interface {}",
  value: "reflect.Value",
};

export function goTypeName(type: ParameterType): string {
  return goNames[type];
}

export function canBeNil(type: ParameterType): boolean {
  return (
    type === "map" || type === "list" || type === "strings" || type === "version" || type === "any" || type === "value"
  );
}

/** The value as a parameter of this type, or Go's words for why it cannot be one. */
export function asArgument(value: Value, type: ParameterType): Value | string {
  if (value.kind === "invalid") {
    if (type === "value") return value;
    return canBeNil(type) ? { ...nil, trace: value.trace } : `invalid value; expected ${goNames[type]}`;
  }
  if (type === "any" || type === "value" || isAssignable(value, type)) return value;
  const found = value.kind === "nil" ? "interface {}" : goTypeOf(value);
  return `wrong type for value; expected ${goNames[type]}; got ${found}`;
}

function isAssignable(value: Value, type: ParameterType): boolean {
  switch (type) {
    case "string":
      return value.kind === "text";
    case "bool":
      return value.kind === "bool";
    case "float64":
      return value.kind === "float";
    case "int":
    case "int64":
    case "uint64":
      return value.kind === "int" && value.goType === type;
    case "map":
      return value.kind === "map" && !isTypedMap(value.goType);
    case "list":
      return value.kind === "list" && value.goType === "[]interface {}";
    case "strings":
      return value.kind === "list" && value.goType === "[]string";
    case "time":
    case "version":
      return value.kind === "object" && value.goType === goNames[type];
    default:
      return true;
  }
}

/** Named map types stand for `map[string]interface {}`; `map[string]string` does not. */
function isTypedMap(goType: string): boolean {
  return goType.startsWith("map[") && goType !== "map[string]interface {}";
}

/** A literal `nil` as an argument. */
export function nilArgument(type: ParameterType): Value | string {
  if (!canBeNil(type)) return `cannot assign nil to ${goNames[type]}`;
  return type === "value" ? invalid : nil;
}
