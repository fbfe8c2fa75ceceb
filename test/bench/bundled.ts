import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { nodeOptions } from "../../tools/bundle-options.mjs";

/**
 * What a module exports, bundled as the language server is: the loader that runs TypeScript wraps each closure in a call
 * that keeps its name, which costs the renderer a good part of its time.
 * @param file the module's path
 */
export async function bundled<Exports>(file: string): Promise<Exports> {
  const folder = mkdtempSync(join(tmpdir(), "planelint-bench-"));
  try {
    const outfile = join(folder, "bundle.cjs");
    await build({ ...nodeOptions({ production: true }), entryPoints: [file], outfile });
    return createRequire(import.meta.url)(outfile);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
