// Makes the bundles: the extension and its language server, each for Node and for a browser, in dist/, and the command
// line as a single file that stands in the repository. `--production` leaves out source maps and white space.
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { build } from "esbuild";
import { buildCommandLine } from "./build-cli.mjs";
import { browserOptions, nodeOptions } from "./bundle-options.mjs";

const options = { production: process.argv.includes("--production") };
const node = nodeOptions(options);
const browser = browserOptions(options);

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
  buildCommandLine(nodeOptions({ production: true })).then(async (text) => {
    await mkdir("bin", { recursive: true });
    await writeFile("bin/planelint.cjs", text);
  }),
]);
// pre-commit starts it as a script.
await chmod("bin/planelint.cjs", 0o755);
