/** Fails when an import goes against the direction, or the engine uses what only Node or VS Code has. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { importComplaints } from "./imports/scan.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const dependencies = new Set(Object.keys(manifest.dependencies));
const files = ["client", "server", "rules", "test", "tools"].flatMap(sourcesBelow).sort();
const complaints = files.flatMap((path) =>
  importComplaints(path, readFileSync(join(root, path), "utf8"), dependencies),
);
if (complaints.length > 0) {
  console.error(complaints.join("\n"));
  process.exitCode = 1;
} else {
  console.log(`The imports of ${files.length} files go the right way.`);
}

/** TypeScript files below a folder, relative to the repository's root. */
function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /(?<!\.d)\.ts$/.test(path) && !/\/node_modules\/|^test\/e2e\/tools\//.test(path));
}
