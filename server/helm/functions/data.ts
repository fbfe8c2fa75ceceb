import { FunctionError } from "../evaluate/failure.ts";
import type { CallContext, TemplateFunction } from "../evaluate/runtime.ts";
import { emitYaml, prettyLayout, standardLayout } from "../goyaml/emit.ts";
import { readAsYaml } from "../goyaml/json-as-yaml.ts";
import { loadFirst, textOrigin, YamlError } from "../goyaml/load.ts";
import { decodeJson, JsonError } from "../json/decode.ts";
import { encodeJson } from "../json/encode.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { decodeToml } from "../toml/decode.ts";
import { encodeToml, tomlRefusal } from "../toml/encode.ts";
import { deepTrace, list, map, nil, noneOf, record, text, type Value } from "../values/value.ts";
import { define, type FunctionTable } from "./define.ts";

const compact = { indent: 0, escapesHtml: true };

/** Values to YAML, JSON and TOML, and back. Errors of reading become values, as Helm has it. */
export const dataFunctions: FunctionTable = {
  toYaml: define(["any"], ([value]) => text(yamlOf(value) ?? TrackedText.of("", deepTrace(value)))),
  mustToYaml: define(["any"], ([value]) => {
    const yaml = yamlOf(value);
    if (yaml === undefined) throw new FunctionError("yaml: control characters are not allowed");
    return text(yaml);
  }),
  toYamlPretty: define(["any"], ([value]) => text(withoutFinalBreak(emitYaml(value, prettyLayout)))),
  fromYaml: define(["string"], ([source], context) => orError(() => requireMap(firstDocument(source, context)))),
  fromYamlArray: define(["string"], ([source], context) =>
    orErrorItem(() => requireList(firstDocument(source, context))),
  ),
  toJson: encoder(compact, false),
  mustToJson: encoder(compact, true),
  toPrettyJson: encoder({ indent: 2, escapesHtml: true }, false),
  mustToPrettyJson: encoder({ indent: 2, escapesHtml: true }, true),
  toRawJson: encoder({ indent: 0, escapesHtml: false }, false),
  mustToRawJson: encoder({ indent: 0, escapesHtml: false }, true),
  fromJson: define(["string"], ([source]) => orError(() => requireMap(decodeJson(source), ""))),
  fromJsonArray: define(["string"], ([source]) => orErrorItem(() => requireList(decodeJson(source), ""))),
  mustFromJson: define(["string"], ([source]) => {
    try {
      return decodeJson(source);
    } catch (error) {
      throw error instanceof JsonError ? new FunctionError(error.message) : error;
    }
  }),
  toToml: define(["any"], ([value]) => text(tomlOf(value))),
  fromToml: define(["string"], ([source]) => orError(() => decodeToml(source))),
};

/** How characters are written that JSON does not escape and YAML does not take as they are, and bytes that are no character. */
const doubtful = /\\(?:x[789][0-9A-F]|N|uFFF[EF]|uDC[89A-F][0-9A-F])/;

/** Helm reads the value's JSON as YAML: undefined when that cannot be, because of characters that JSON does not escape. */
function yamlOf(value: Value): TrackedText | undefined {
  const yaml = emitted(value);
  if (!doubtful.test(yaml.text)) return withoutFinalBreak(yaml);
  const read = readAsYaml(value);
  return read === undefined ? undefined : withoutFinalBreak(emitted(read));
}

/** What decided which items a list has decided for each line of it: all stand where they do because of those before. */
function emitted(value: Value): TrackedText {
  const yaml = emitYaml(value, standardLayout);
  const control = value.kind === "list" ? value.trace.control : undefined;
  return control === undefined ? yaml : yaml.withControl({ sources: [], control });
}

function withoutFinalBreak(yaml: TrackedText): TrackedText {
  return yaml.text.endsWith("\n") ? yaml.slice(0, yaml.length - 1) : yaml;
}

function firstDocument(source: TrackedText, context: CallContext): Value {
  if (source.text.trim() === "") return { kind: "nil", trace: source.trace };
  try {
    const value = loadFirst(source.text, textOrigin(source), context.parseYaml(source.text));
    return value === nil ? { kind: "nil", trace: source.trace } : value;
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    throw new YamlError(`error converting YAML to JSON: yaml: ${error.message}`);
  }
}

function encoder(options: Parameters<typeof encodeJson>[1], must: boolean): TemplateFunction {
  return define(["any"], ([value]) => {
    try {
      return text(encodeJson(value, options));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      if (must) throw new FunctionError(error.message);
      return text("");
    }
  });
}

/** What Go says before its words on a YAML text, which it reads as JSON. */
const throughJson = "error unmarshaling JSON: while decoding JSON: ";

function requireMap(value: Value, before = throughJson): Value {
  if (value.kind === "map") return value;
  if (noneOf(value)) return map([], undefined, value.trace);
  throw new JsonError(
    `${before}json: cannot unmarshal ${jsonKind(value)} into Go value of type map[string]interface {}`,
  );
}

function requireList(value: Value, before = throughJson): Value {
  if (value.kind === "list") return value;
  if (noneOf(value)) return list([], undefined, value.trace);
  throw new JsonError(`${before}json: cannot unmarshal ${jsonKind(value)} into Go value of type []interface {}`);
}

function jsonKind(value: Value): string {
  switch (value.kind) {
    case "list":
      return "array";
    case "map":
      return "object";
    case "text":
      return "string";
    case "bool":
      return "bool";
    default:
      return "number";
  }
}

function orError(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return record({ Error: text(messageOf(error)) });
  }
}

function orErrorItem(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return list([text(messageOf(error))]);
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return String(error);
}

function tomlOf(value: Value): TrackedText {
  if (noneOf(value)) throw new FunctionError("reflect: call of reflect.Value.Type on zero Value");
  const refusal = tomlRefusal(value);
  return refusal === undefined ? encodeToml(value) : TrackedText.of(refusal);
}
