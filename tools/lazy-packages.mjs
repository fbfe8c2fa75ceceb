import { createRequire } from "node:module";

/** Packages that few runs need: their own code runs when something of them is used for the first time. */
const packages = [
  "@noble/hashes/hmac.js",
  "@noble/hashes/legacy.js",
  "@noble/hashes/scrypt.js",
  "@noble/hashes/sha2.js",
  "@noble/hashes/utils.js",
  "ajv",
  "ajv-draft-04",
  "ajv/dist/2019.js",
  "ajv/dist/2020.js",
  "diff",
  "fflate/browser",
  "ignore",
  "picomatch",
  "re2js",
  "semver",
  "toml-eslint-parser",
];

const namespace = "lazy-package";

/**
 * The hash functions' source of random bytes as it is asked for: what they bring for Node loads all of Node's cryptography,
 * a quarter of a small run, for a checksum that needs no random byte.
 */
const randomBytes = {
  path: "@noble/hashes/crypto",
  contents: "export const crypto = { getRandomValues: (array) => globalThis.crypto.getRandomValues(array) };",
};

/**
 * For esbuild: each of the packages is replaced by a module of the same exports, which runs the package when one of them
 * is read. Starting is most of what a small run costs, and nothing in the program reads an import while it loads.
 * @returns {import("esbuild").Plugin}
 */
export function lazyPackages() {
  const wanted = new Set(packages);
  const isReal = Symbol("real");
  return {
    name: namespace,
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^[^.]/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
        if (path === randomBytes.path) return { path, namespace };
        if (pluginData === isReal || !wanted.has(path) || importer.includes("node_modules")) return undefined;
        const real = await resolve(path, { importer, kind, resolveDir, pluginData: isReal });
        return real.errors.length > 0 ? real : { path, namespace, pluginData: { resolveDir, file: real.path } };
      });
      onLoad({ filter: /.*/, namespace }, async ({ path, pluginData }) => {
        if (path === randomBytes.path) return { contents: randomBytes.contents };
        const { resolveDir, file } = pluginData;
        return { contents: await lazyModule(path, file), resolveDir };
      });
    },
  };
}

const require = createRequire(import.meta.url);

/** A package that is a function itself is one here too; other packages are seen as `import` sees them. */
async function lazyModule(name, file) {
  const isFunction = typeof require(name) === "function";
  const names = Object.keys(isFunction ? require(name) : await import(name));
  const getters = names.map(
    (key) => `${JSON.stringify(key)}: { enumerable: true, get: () => real()[${JSON.stringify(key)}] }`,
  );
  return `const real = () => require(${JSON.stringify(file)});
function call(...args) { return new.target ? Reflect.construct(real(), args) : real()(...args); }
module.exports = Object.defineProperties(${isFunction ? "call" : "{}"}, {\n${getters.join(",\n")}\n});
`;
}
