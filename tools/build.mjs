// Makes the bundles: the extension and its language server, each for Node and for a browser, in dist/, and the command
// line as a single file that stands in the repository. `--production` leaves out source maps and white space.
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { build } from "esbuild";
import { buildCommandLine } from "./build-cli.mjs";
import { lazyPackages } from "./lazy-packages.mjs";

const production = process.argv.includes("--production");

const common = {
  bundle: true,
  target: "es2022",
  logLevel: "warning",
  legalComments: "none",
  minify: production,
  sourcemap: production ? false : "linked",
  plugins: [lazyPackages()],
};
// The package is of type "module", and VS Code takes only `.cjs` for CommonJS there.
const node = { ...common, platform: "node", target: "node20", format: "cjs", mainFields: ["module", "main"] };
const browser = { ...common, platform: "browser", mainFields: ["browser", "module", "main"] };

await Promise.all([
  build({ ...node, entryPoints: ["client/extension.ts"], outfile: "dist/extension.cjs", external: ["vscode"] }),
  build({ ...node, entryPoints: ["server/lsp/main.ts"], outfile: "dist/server.cjs" }),
  build({
    ...browser,
    format: "cjs",
    entryPoints: ["client/browser.ts"],
    outfile: "dist/browser.cjs",
    external: ["vscode"],
  }),
  build({ ...browser, format: "iife", entryPoints: ["server/lsp/browser.ts"], outfile: "dist/browser-server.js" }),
  // Committed, and compared by CI: the same whatever the options.
  buildCommandLine({ ...node, minify: true }).then(async (text) => {
    await mkdir("bin", { recursive: true });
    await writeFile("bin/planelint.cjs", text);
  }),
]);
// pre-commit starts it as a script.
await chmod("bin/planelint.cjs", 0o755);
