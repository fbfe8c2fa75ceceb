import { createRequire } from "node:module";

/** Packages that few runs need, and modules of Node: their own code runs when something of them is used for the first time. */
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
const modulesOfNode = ["node:child_process", "node:crypto"];
/** Modules that hold data alone and that few runs read, each with a constant of its own name: a fourth of the program. */
const data = ["clients", "pages", "incidents", "runbooks"];
const pathOfData = (name) => `./rules/generated/${name}.ts`;

const namespace = "lazy-package";
/** Of the name that a package goes by as an entry point. */
const entry = "package:";

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
 * @param {{ apart?: boolean }} options `apart`: packages are entry points of their own, for a bundle made of `chunks.mjs`
 * @returns {import("esbuild").Plugin}
 */
export function lazyPackages({ apart = false } = {}) {
  const wanted = new Set(packages);
  const isReal = Symbol("real");
  return {
    name: namespace,
    setup({ initialOptions, onResolve, onLoad, resolve }) {
      if (apart)
        initialOptions.entryPoints.push(
          ...[...packages, ...data.map(pathOfData)].map((name) => ({
            in: entry + name,
            out: name.replaceAll(/\W/g, "-"),
          })),
        );
      onResolve({ filter: /^\..*\/generated\/\w+\.ts$/ }, ({ path, pluginData }) => {
        const name = data.find((each) => path.endsWith(`/${each}.ts`));
        if (!apart || name === undefined || pluginData === isReal) return undefined;
        const load = `chunk(${JSON.stringify(entry + pathOfData(name))}).all`;
        return { path: name, namespace, pluginData: { code: lazyExports([name], load) } };
      });
      onResolve({ filter: /^[^.]/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
        if (path === randomBytes.path) return { path, namespace };
        if (modulesOfNode.includes(path) && kind === "import-statement" && initialOptions.platform === "node")
          return { path, namespace, pluginData: { code: await lazyModule(path, `require(${JSON.stringify(path)})`) } };
        const name = path.startsWith(entry) ? path.slice(entry.length) : path;
        const isData = name !== path && name.startsWith(".");
        if (pluginData === isReal || !(wanted.has(name) || isData) || importer.includes("node_modules"))
          return undefined;
        const real = await resolve(name, { kind: "import-statement", importer, resolveDir, pluginData: isReal });
        if (real.errors.length > 0) return real;
        if (name !== path) return { path, namespace, pluginData: { resolveDir, code: entryOf(real.path) } };
        const load = apart ? `chunk(${JSON.stringify(entry + name)})` : `require(${JSON.stringify(real.path)})`;
        return { path, namespace, pluginData: { resolveDir, code: await lazyModule(name, load, apart) } };
      });
      onLoad({ filter: /.*/, namespace }, ({ path, pluginData }) =>
        path === randomBytes.path
          ? { contents: randomBytes.contents }
          : { contents: pluginData.code, resolveDir: pluginData.resolveDir },
      );
    },
  };
}

function entryOf(file) {
  return `import * as all from ${JSON.stringify(file)};\nexport { all };\n`;
}

const require = createRequire(import.meta.url);

/**
 * A package that is a function itself is one here too; other packages are seen as `import` sees them.
 * @param {string} load what gives the package, or a chunk that has it
 */
async function lazyModule(name, load, isChunk = false) {
  const isFunction = typeof require(name) === "function";
  const real = isChunk ? `${load}.all${isFunction ? ".default" : ""}` : load;
  return lazyExports(Object.keys(isFunction ? require(name) : await import(name)), real, isFunction);
}

function lazyExports(names, real, isFunction = false) {
  const getters = names.map(
    (key) => `${JSON.stringify(key)}: { enumerable: true, get: () => real()[${JSON.stringify(key)}] }`,
  );
  return `const real = () => ${real};
function call(...args) { return new.target ? Reflect.construct(real(), args) : real()(...args); }
module.exports = Object.defineProperties(${isFunction ? "call" : "{}"}, {\n${getters.join(",\n")}\n});
`;
}
