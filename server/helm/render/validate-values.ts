import { Ajv, type ErrorObject, type Options, type ValidateFunction } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import type AjvCore from "ajv/dist/core.js";
import Ajv04 from "ajv-draft-04";
import { RE2JS } from "re2js";
import type { Trace } from "../text/source.ts";
import { type MapValue, noneOf, traceOf, type Value } from "../values/value.ts";
import type { NamedChart } from "./coalesce.ts";
import { quickFit } from "./quick-schema.ts";

/** A value that a chart's values.schema.json or Helm itself refuses; Helm renders nothing then. */
export interface SchemaProblem {
  readonly chart: NamedChart;
  readonly by: "schema" | "helm";
  /** Keys below the chart's own values. */
  readonly path: readonly string[];
  readonly message: string;
  /** Of the value, or of the nearest map that lacks it. */
  readonly trace: Trace;
}

/** A schema that could not be used. */
export interface UnreadSchema {
  readonly chart: NamedChart;
  readonly reason: string;
}

export type SchemaFinding = SchemaProblem | UnreadSchema;

/** Checks the values of a chart and its subcharts, those that conditions left, against their schemas. */
export function validateValues(
  chart: NamedChart,
  values: MapValue,
  compile: (schemaText: string) => CompiledSchema = compileSchema,
): readonly SchemaFinding[] {
  const own = chart.chart.schema === undefined ? [] : findingsOf(chart, chart.chart.schema, values, compile);
  const inner = chart.dependencies.flatMap((dependency) => {
    const section = values.entries.get(dependency.name)?.value;
    return section?.kind === "map" ? validateValues(dependency, section, compile) : [];
  });
  // Where dependencies are declared, their sections were looked at before conditions were.
  const sections = chart.chart.declared.length > 0 ? [] : sectionsRefused(chart, values);
  return [...own, ...sections, ...inner];
}

/** The sections of a chart's subcharts that are no maps. Helm: "type mismatch on NAME". */
export function sectionsRefused(chart: NamedChart, values: MapValue): readonly SchemaProblem[] {
  return chart.dependencies.flatMap(({ name }): readonly SchemaProblem[] => {
    const section = values.entries.get(name)?.value;
    if (section === undefined || section.kind === "map") return [];
    const message = `must be a map, since it holds the values of the subchart ${name}`;
    return [{ chart, by: "helm", path: [name], message, trace: traceOf(section) }];
  });
}

function findingsOf(
  chart: NamedChart,
  schema: string,
  values: MapValue,
  compile: (schemaText: string) => CompiledSchema,
): readonly SchemaFinding[] {
  const data = plain(values);
  if (surelyFits(schema, data)) return [];
  const validate = compile(schema);
  if ("unreadable" in validate) return [{ chart, reason: validate.unreadable }];
  if (validate(data)) return [];
  return (validate.errors ?? []).map((error) => problem(chart, error, values));
}

function surelyFits(schemaText: string, data: unknown): boolean {
  try {
    return quickFit(JSON.parse(schemaText.replace(/^\uFEFF/, "")), data) === true;
  } catch {
    return false;
  }
}

function problem(chart: NamedChart, error: ErrorObject, values: MapValue): SchemaProblem {
  const path = error.instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  let current: Value = values;
  for (const key of path) {
    const next: Value | undefined =
      current.kind === "map"
        ? current.entries.get(key)?.value
        : current.kind === "list"
          ? current.items[Number(key)]
          : undefined;
    if (next === undefined) break;
    current = next;
  }
  return { chart, by: "schema", path, message: error.message ?? "is not allowed", trace: traceOf(current) };
}

/** Patterns are RE2, as in Helm, so that none of them can take exponential time. */
const regExp: NonNullable<NonNullable<Options["code"]>["regExp"]> = Object.assign(
  (pattern: string) => {
    const compiled = RE2JS.compile(pattern);
    // ajv tells patterns apart by their text.
    return { test: (text: string) => compiled.matcher(text).find(), toString: () => pattern };
  },
  { code: "re2" },
);

const options: Options = { strict: false, allErrors: true, validateFormats: false, logger: false, code: { regExp } };

/** A compiled schema, or why it cannot be: it is no JSON, refers to another file, … */
export type CompiledSchema = ValidateFunction | { readonly unreadable: string };

/** Compiles a values.schema.json of any draft from 4 to 2020-12. */
export function compileSchema(schemaText: string): CompiledSchema {
  try {
    const schema = JSON.parse(schemaText.replace(/^\uFEFF/, "")) as { $schema?: unknown };
    const draft = typeof schema.$schema === "string" ? schema.$schema : "";
    // The draft chooses the validator; its address need not be known to it.
    delete schema.$schema;
    return validatorFor(draft).compile(schema as object);
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) };
  }
}

function validatorFor(draft: string): AjvCore {
  if (/draft-04/.test(draft)) return new Ajv04(options);
  if (/2019-09/.test(draft)) return new Ajv2019(options);
  return /2020-12/.test(draft) ? new Ajv2020(options) : new Ajv(options);
}

/** Values as JSON data; nulls are kept, as Helm hands them to the schema. */
function plain(value: Value): unknown {
  if (noneOf(value)) return null;
  switch (value.kind) {
    case "text":
      return value.text.text;
    case "bool":
    case "float":
      return value.value;
    case "int":
      return Number(value.value);
    case "list":
      return value.items.map(plain);
    case "map":
      return Object.fromEntries([...value.entries].map(([key, slot]) => [key, plain(slot.value)]));
    case "object":
      return plain(value.plain());
  }
}
