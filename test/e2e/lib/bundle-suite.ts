import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { dist, e2e } from "./paths.ts";

/**
 * Bundles the suite for both extension hosts.
 * @param only names of its files; without any, every `*.test.ts` of the folder is in it
 */
export async function bundleSuite(only: readonly string[] = []): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  const all = (await readdir(join(e2e, "suite"))).filter((name) => name.endsWith(".test.ts")).sort();
  const names = only.length === 0 ? all : all.filter((name) => only.includes(name));
  const tests = names.map((name) => `require("./${name}");`).join("\n");
  const common: BuildOptions = {
    bundle: true,
    format: "cjs",
    target: "es2022",
    sourcemap: "inline",
    external: ["vscode"],
    logLevel: "warning",
    // Mocha looks up its worker scripts, which are not used here.
    logOverride: { "require-resolve-not-external": "silent" },
  };
  const entry = (mocha: string) => ({
    // Mocha's functions must exist before the tests are loaded.
    contents: `import { runWith } from "./run-with.ts";\nimport { mocha } from "./${mocha}";\nexport const run = () => runWith(mocha, () => {${tests}});`,
    resolveDir: join(e2e, "suite"),
    loader: "ts" as const,
  });
  await build({ ...common, platform: "node", stdin: entry("mocha-node.ts"), outfile: join(dist, "node.cjs") });
  await build({
    ...common,
    platform: "browser",
    stdin: entry("mocha-web.ts"),
    outfile: join(dist, "web.cjs"),
    define: { global: "globalThis", "process.env.NODE_ENV": '"test"' },
  });
}
