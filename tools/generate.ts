/**
 * Writes every committed file that is made from others; `--check` writes nothing and fails when one differs.
 * Data modules come first: rule files import them, and the later steps import the rules.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateData } from "./generate-data.ts";
import { generateIndex } from "./generate-index.ts";
import { generateReadme } from "./generate-readme.ts";
import { generateRegistry, loadRules } from "./generate-registry.ts";
import { generateConfigurationSchema } from "./generate-schema.ts";
import { generateValidator } from "./generate-validator.ts";

/** Path from the repository's root → content. */
export type GeneratedFiles = ReadonlyMap<string, string>;

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const check = process.argv.includes("--check");
const differing: string[] = [];

await emit(await generateData(root));
await emit(await generateRegistry(root));
const rules = await loadRules(root);
await emit(await generateConfigurationSchema(root, rules));
await emit(await generateValidator(root, rules));
await emit(await generateReadme(root, rules));
await emit(await generateIndex(root, rules));

if (differing.length > 0) {
  console.error(`Out of date (run: npm run generate):\n${differing.map((path) => `  ${path}`).join("\n")}`);
  process.exitCode = 1;
} else {
  console.log(check ? "Generated files are up to date." : `Generated for ${rules.length} rules.`);
}

async function emit(files: GeneratedFiles): Promise<void> {
  for (const [path, content] of files) {
    const target = join(root, path);
    const present = await readFile(target, "utf8").catch(() => undefined);
    if (present === content) continue;
    if (check) {
      differing.push(path);
      continue;
    }
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}
