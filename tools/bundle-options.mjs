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
    target: "node20",
    format: "cjs",
    mainFields: ["module", "main"],
  };
}

/** Bundles for a browser. */
export function browserOptions(options) {
  return { ...commonOptions(options), platform: "browser", mainFields: ["browser", "module", "main"] };
}
