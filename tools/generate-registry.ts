import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Rule } from "../server/contract/rule.ts";
import type { GeneratedFiles } from "./generate.ts";

/** Names of the folders below `rules/` that hold a `rule.ts`, sorted. */
export async function ruleFolders(root: string): Promise<string[]> {
  const names = (await readdir(join(root, "rules"))).sort();
  const found = await Promise.all(names.map((name) => isFile(join(root, "rules", name, "rule.ts"))));
  return names.filter((_, i) => found[i]);
}

/** The module through which the engine knows the rules. */
export async function generateRegistry(root: string): Promise<GeneratedFiles> {
  const names = await ruleFolders(root);
  const lines = [
    "// Written by `npm run generate`; do not edit.",
    'import type { Rule } from "../../server/contract/rule.ts";',
    ...names.map((name) => `import { rule as ${variable(name)} } from "../${name}/rule.ts";`),
    "",
    "/** Every rule, by id. */",
    "export const rules: readonly Rule[] = [",
    ...names.map((name) => `  ${variable(name)},`),
    "];",
    "",
  ];
  return new Map([["rules/generated/registry.ts", lines.join("\n")]]);
}

/**
 * The rules themselves, loaded from their folders.
 * @throws Error when a folder's rule has another id, or exports none.
 */
export async function loadRules(root: string): Promise<Rule[]> {
  const rules: Rule[] = [];
  for (const name of await ruleFolders(root)) {
    const module: { rule?: Rule } = await import(pathToFileURL(join(root, "rules", name, "rule.ts")).href);
    if (!module.rule) throw new Error(`rules/${name}/rule.ts does not export "rule"`);
    if (module.rule.meta.id !== name) throw new Error(`rules/${name}/rule.ts has the id ${module.rule.meta.id}`);
    rules.push(module.rule);
  }
  return rules;
}

function variable(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
