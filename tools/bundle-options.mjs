import { fileURLToPath } from "node:url";
import { lazyPackages } from "./lazy-packages.mjs";

/**
 * What all bundles have in common.
 * @param {{ production: boolean }} options `production`: without source maps and white space
 * @returns {import("esbuild").BuildOptions}
 */
function commonOptions({ production }) {
  return {
    bundle: true,
    target: "es2022",
    logLevel: "warning",
    legalComments: "none",
    minify: production,
    sourcemap: production ? false : "linked",
    plugins: [lazyPackages()],
  };
}

/** Bundles for Node. The package is of type "module", and VS Code takes only `.cjs` for CommonJS there. */
export function nodeOptions(options) {
  return {
    ...commonOptions(options),
    platform: "node",
    // Its code for Node is a hundred CommonJS modules, each of which is set up when it is loaded; that for browsers is the same
    // code as ES modules.
    alias: { yaml: fileURLToPath(new URL("../node_modules/yaml/browser/dist/index.js", import.meta.url)) },
    target: "node20",
    format: "cjs",
    mainFields: ["module", "main"],
  };
}

/** Bundles for a browser. */
export function browserOptions(options) {
  return { ...commonOptions(options), platform: "browser", mainFields: ["browser", "module", "main"] };
}
