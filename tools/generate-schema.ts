import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Rule } from "../server/contract/rule.ts";
import { formatted } from "./format.ts";
import type { GeneratedFiles } from "./generate.ts";

const path = "schemas/configuration.schema.json";

interface ConfigurationSchema {
  readonly $defs: { readonly rules: Record<string, unknown> };
}

/** Fills the part of the configuration's schema that the rules own; all else in that file is written by hand. */
export async function generateConfigurationSchema(root: string, rules: readonly Rule[]): Promise<GeneratedFiles> {
  const schema: ConfigurationSchema = JSON.parse(await readFile(join(root, path), "utf8"));
  schema.$defs.rules.properties = Object.fromEntries(rules.map((rule) => [rule.meta.id, settingSchema(rule)]));
  return new Map([[path, formatted(root, path, JSON.stringify(schema, null, 2))]]);
}

/** `if`/`then`/`else` instead of `anyOf`: a mistake then gives one error, about the form that was meant. */
function settingSchema({ meta }: Rule): unknown {
  const severity = { $ref: "#/$defs/severity" };
  return {
    description: meta.summary,
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: {
      type: "object",
      additionalProperties: false,
      properties: { severity, options: { ...meta.options, description: `Options of ${meta.id}.` } },
    },
    if: { type: "object" },
    else: severity,
  };
}
