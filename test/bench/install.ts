/**
 * Puts what the benchmarks compare with into `test/bench/tools/`: `npx tsx test/bench/install.ts`. Linters written in Go
 * need the Go toolchain, and so do the schemas that kubeconform validates with; what cannot be installed is named and its rows are skipped.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openApiPath, schemasModule, writeSchemas } from "./kubernetes-schemas.ts";
import { languageServerPackage } from "./language-server.ts";
import { otherLinters, schemasFolder, toolsFolder } from "./other-linters.ts";

mkdirSync(toolsFolder, { recursive: true });
const env = { ...process.env, GOBIN: toolsFolder };
for (const goPackage of new Set(otherLinters.map((linter) => linter.goPackage))) {
  report(goPackage, spawnSync("go", ["install", goPackage], { env, stdio: "inherit" }).status);
}
report("Kubernetes' schemas", installSchemas());
const options = ["--prefix", toolsFolder, "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
report(
  languageServerPackage,
  spawnSync("npm", ["install", ...options, languageServerPackage], { stdio: "inherit" }).status,
);

/** @returns what `go` ended with */
function installSchemas(): number | null {
  // Outside any module, as `go install` is, too.
  const args = ["mod", "download", "-json", schemasModule];
  const { status, stdout } = spawnSync("go", args, { cwd: toolsFolder, encoding: "utf8" });
  if (status === 0) {
    const { Dir: folder } = JSON.parse(stdout) as { readonly Dir: string };
    writeSchemas(JSON.parse(readFileSync(join(folder, openApiPath), "utf8")), schemasFolder);
  }
  return status;
}

function report(name: string, status: number | null): void {
  console.log(status === 0 ? `installed ${name}` : `not installed: ${name}`);
}
