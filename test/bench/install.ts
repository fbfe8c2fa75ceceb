/**
 * Puts what the benchmarks compare with into `test/bench/tools/`: `npx tsx test/bench/install.ts`. Linters written in Go
 * need the Go toolchain; what cannot be installed is named and its rows are skipped.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { languageServerPackage } from "./language-server.ts";
import { otherLinters, toolsFolder } from "./other-linters.ts";

mkdirSync(toolsFolder, { recursive: true });
const env = { ...process.env, GOBIN: toolsFolder };
for (const { name, goPackage } of otherLinters) {
  report(name, spawnSync("go", ["install", goPackage], { env, stdio: "inherit" }).status);
}
const options = ["--prefix", toolsFolder, "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
report(
  languageServerPackage,
  spawnSync("npm", ["install", ...options, languageServerPackage], { stdio: "inherit" }).status,
);

function report(name: string, status: number | null): void {
  console.log(status === 0 ? `installed ${name}` : `not installed: ${name}`);
}
