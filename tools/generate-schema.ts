import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Rule } from "../server/contract/rule.ts";
import type { GeneratedFiles } from "./generate.ts";

const path = "schemas/configuration.schema.json";

interface ConfigurationSchema {
  readonly $defs: { readonly rules: Record<string, unknown> };
}

/** Fills the part of the configuration's schema that the rules own; all else in that file is written by hand. */
export async function generateConfigurationSchema(root: string, rules: readonly Rule[]): Promise<GeneratedFiles> {
  const schema: ConfigurationSchema = JSON.parse(await readFile(join(root, path), "utf8"));
  schema.$defs.rules.properties = Object.fromEntries(rules.map((rule) => [rule.meta.id, settingSchema(rule)]));
  return new Map([[path, formatted(root, JSON.stringify(schema, null, 2))]]);
}

/** As Biome writes it, so that the style check and this generator agree on the file. */
function formatted(root: string, text: string): string {
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  return execFileSync(process.execPath, [biome, "format", `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: "utf8",
  });
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
