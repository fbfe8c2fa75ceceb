import { build } from "esbuild";
import { chunksOf } from "./chunks.mjs";
import { withCodeCache } from "./code-cache.mjs";
import { lazyPackages } from "./lazy-packages.mjs";

const folder = "server/cli/commands/";

/**
 * The command line as the text of a single file.
 * @param {import("esbuild").BuildOptions} options what all bundles have in common
 */
export async function buildCommandLine(options) {
  const main = "server/cli/main.ts";
  const built = await build({
    ...options,
    format: "esm",
    splitting: true,
    metafile: true,
    write: false,
    sourcemap: false,
    entryPoints: [{ in: main, out: "main" }],
    outdir: "bin",
    plugins: [lazyPackages({ apart: true })],
  });
  const chunks = chunksOf(built);
  const names = [...chunks.keys()].filter((name) => name.startsWith(folder));
  const commands = Object.fromEntries(names.map((name) => [name.slice(folder.length, -".ts".length), name]));
  return withCodeCache(chunks, { main, commands, command: "check" });
}
