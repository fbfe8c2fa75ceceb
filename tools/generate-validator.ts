import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AnySchemaObject } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import type { Rule } from "../server/contract/rule.ts";
import type { GeneratedFiles } from "./generate.ts";

const folder = "server/linter/generated";
const note = "Written by `npm run generate` from schemas/configuration.schema.json; do not edit.";

/**
 * The configuration's validator as code, and its type: nothing is compiled at run time, which keeps the start short
 * and works where evaluating code is forbidden (browser workers).
 */
export async function generateValidator(root: string, rules: readonly Rule[]): Promise<GeneratedFiles> {
  const text = await readFile(join(root, "schemas/configuration.schema.json"), "utf8");
  const schema: AnySchemaObject = JSON.parse(text);
  const typeSchema: JSONSchema = JSON.parse(text);
  const ajv = new Ajv2020({ allErrors: true, verbose: false, code: { source: true, esm: true }, strictTypes: false });
  ajv.addKeyword("since");
  checkDefaults(ajv, rules);
  const code = await withoutImports(root, standaloneCode(ajv, ajv.compile(schema)));
  const types = await compile(typeSchema, "ConfigurationFile", {
    bannerComment: `// ${note}`,
    additionalProperties: false,
  });
  const declaration = [
    `// ${note}`,
    'import type { ErrorObject } from "ajv";',
    "",
    "declare const validate: { (data: unknown): boolean; errors?: null | ErrorObject[] };",
    "export default validate;",
    "",
  ].join("\n");
  return new Map([
    [`${folder}/configuration-validator.js`, `// ${note}\n${code}`],
    [`${folder}/configuration-validator.d.ts`, declaration],
    [`${folder}/configuration-file.ts`, types],
  ]);
}

/** @throws Error when a rule's defaults break its own schema, or the schema names other defaults. */
function checkDefaults(ajv: Ajv2020, rules: readonly Rule[]): void {
  for (const { meta } of rules) {
    const validate = ajv.compile(meta.options);
    if (!validate(meta.defaults)) throw new Error(`${meta.id}: defaults: ${ajv.errorsText(validate.errors)}`);
    for (const [name, property] of Object.entries(meta.options.properties)) {
      const declared = JSON.stringify(property.default);
      const actual = JSON.stringify((meta.defaults as Record<string, unknown>)[name]);
      if (declared !== actual)
        throw new Error(`${meta.id}: option ${name}: default ${declared}, defaults say ${actual}`);
    }
  }
}

/** Ajv's generated code asks for small helpers with `require` even as an ES module; bundling puts them inside. */
async function withoutImports(root: string, code: string): Promise<string> {
  const result = await build({
    stdin: { contents: code, resolveDir: root, loader: "js" },
    bundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    write: false,
    legalComments: "none",
  });
  const text = result.outputFiles[0]?.text;
  if (text === undefined) throw new Error("esbuild gave no output");
  return text;
}
