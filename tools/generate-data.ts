import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { AnySchemaObject } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { parse } from "yaml";
import type { GeneratedFiles } from "./generate.ts";
import { ruleFolders } from "./generate-registry.ts";

const folder = "rules/generated";
const note = "// Written by `npm run generate`; do not edit.";

/** Catalogue, incident library, runbook notes and pages as modules: the engine reads no files. */
export async function generateData(root: string): Promise<GeneratedFiles> {
  return new Map([
    // The evaluation of entries lies below the rules, so their type does too.
    ...(await library(root, "clients", "client", "server/kubernetes/generated")),
    ...(await library(root, "incidents", "incident")),
    ...(await texts(
      "runbooks",
      "The runbook note behind a rule, by file name.",
      await markdownFiles(root, "rules/runbooks"),
    )),
    ...(await texts("pages", "The page of each rule, by id.", await pages(root))),
  ]);
}

/**
 * One folder of YAML files, each checked against its schema, as a typed array in file order.
 * @throws Error naming the file when one breaks the schema, or its `id` is not its file name.
 */
async function library(root: string, name: string, schemaName: string, typeFolder = folder): Promise<GeneratedFiles> {
  const files = await filesOf(join(root, "rules", name), ".yaml");
  if (files.length === 0) return new Map();
  const text = await readFile(join(root, `schemas/${schemaName}.schema.json`), "utf8");
  const schema: AnySchemaObject = JSON.parse(text);
  const typeSchema: JSONSchema & { title: string } = JSON.parse(text);
  const ajv = new Ajv2020({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    formats: { uri: true, date: true },
  });
  const validate = ajv.compile(schema);
  const entries: unknown[] = [];
  for (const file of files) {
    const entry: unknown = parse(await readFile(join(root, "rules", name, file), "utf8"));
    if (!validate(entry))
      throw new Error(`rules/${name}/${file}: ${ajv.errorsText(validate.errors, { separator: "\n  " })}`);
    const id = (entry as { id?: unknown }).id;
    if (id !== basename(file, ".yaml")) throw new Error(`rules/${name}/${file}: its id is ${String(id)}`);
    entries.push(entry);
  }
  const types = await compile(typeSchema, typeSchema.title, { bannerComment: note, additionalProperties: false });
  const type = typeSchema.title.replace(/[^A-Za-z0-9]/g, "");
  const module = [
    note,
    `import type { ${type} } from "${importPath(typeFolder)}/${schemaName}.ts";`,
    "",
    `export const ${name}: readonly ${type}[] = ${JSON.stringify(entries, null, 1)};`,
    "",
  ];
  return new Map([
    [`${typeFolder}/${schemaName}.ts`, types],
    [`${folder}/${name}.ts`, module.join("\n")],
  ]);
}

/** How a data module names a folder from the root. */
function importPath(target: string): string {
  return target === folder ? "." : `${folder.replaceAll(/[^/]+/g, "..")}/${target}`;
}

async function texts(name: string, comment: string, entries: ReadonlyMap<string, string>): Promise<GeneratedFiles> {
  const record = JSON.stringify(Object.fromEntries(entries), null, 1);
  const lines = [
    note,
    "",
    `/** ${comment} */`,
    `export const ${name}: Readonly<Record<string, string>> = ${record};`,
    "",
  ];
  return new Map([[`${folder}/${name}.ts`, lines.join("\n")]]);
}

async function markdownFiles(root: string, path: string): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  for (const file of await filesOf(join(root, path), ".md")) {
    if (file === "README.md") continue;
    entries.set(basename(file, ".md"), await readFile(join(root, path, file), "utf8"));
  }
  return entries;
}

async function pages(root: string): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  for (const name of await ruleFolders(root)) {
    const page = await readFile(join(root, "rules", name, "README.md"), "utf8").catch(() => undefined);
    if (page !== undefined) entries.set(name, page);
  }
  return entries;
}

async function filesOf(path: string, extension: string): Promise<string[]> {
  const names = await readdir(path).catch(() => []);
  return names.filter((name) => name.endsWith(extension)).sort();
}
