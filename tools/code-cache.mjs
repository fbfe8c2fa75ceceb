import { createHash } from "node:crypto";

/**
 * Wraps a CommonJS bundle so that its second run starts fast: compiling two megabytes takes longer than most runs, and V8
 * can store what it compiled. The result is still one file that needs nothing beside it.
 *
 * The bundle stands in a comment of a function whose text is asked for: V8 passes over a comment in a tenth of the time
 * that the same text takes as a string.
 *
 * The compiled code goes to the user's cache folder, where `--cache` keeps results too, named by content, Node version
 * and processor. It is taken only from files of the same user (for it is code), never written in CI, where it would not
 * be seen again, nor with NODE_DISABLE_COMPILE_CACHE=1, Node's own switch for the same thing. Whatever goes wrong with
 * it, the program is compiled as ever.
 * @param {string} bundle text without a shebang
 * @returns {string} text with one, in ASCII: V8 keeps it in half the memory
 */
export function withCodeCache(bundle) {
  const source = ascii(`(function(exports,require,module,__filename,__dirname){${bundle}\n})`);
  const id = createHash("sha256").update(start.toString()).update(source).digest("hex").slice(0, 16);
  const end = unusedIn(source);
  const text = `function text() {/*${source.replaceAll("*/", end)}*/}`;
  const boot = `(${start.toString()})(${JSON.stringify(id)}, text, ${JSON.stringify(end)});`;
  return `#!/usr/bin/env node\n"use strict";\n${text}\n${boot}\n`;
}

/** Letters beyond ASCII, which stand in strings and regular expressions only, as escapes. */
function ascii(source) {
  return source.replaceAll(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** What can stand for the end of a comment in a text. */
function unusedIn(source) {
  for (let count = 1; ; count++) {
    const mark = `*${"@".repeat(count)}/`;
    if (!source.includes(mark)) return mark;
  }
}

/** Runs inside the bundle: `require`, `module` and the rest are those of the file. */
/* global require, module, exports, __filename, __dirname */
function start(id, text, end) {
  const oldest = 20;
  if (Number.parseInt(process.versions.node, 10) < oldest) {
    process.stderr.write(
      `planelint: error: this is Node.js ${process.versions.node}, and ${oldest} or later is needed\n`,
    );
    process.exit(2);
  }
  const fs = require("node:fs");
  const path = require("node:path");
  const vm = require("node:vm");
  const { env, version, arch } = process;
  // Node's own modules that every run needs come first: what they have compiled is refused once a flag has changed.
  process.stdout;
  // Most runs are over before optimized code has paid for its making, which by default starts eight times as early.
  // Later versions of Node do not know the flag, and say so on standard error.
  if (Number.parseInt(process.versions.node, 10) === 20)
    require("node:v8").setFlagsFromString("--interrupt-budget=540000");
  const prefix = "code-";
  let folder;
  let file;
  let cachedData;
  try {
    const base = env.XDG_CACHE_HOME?.startsWith("/")
      ? env.XDG_CACHE_HOME
      : path.join(require("node:os").homedir(), ".cache");
    folder = path.join(base, "planelint");
    file = path.join(folder, `${prefix}${id}-${version}-${arch}`);
    const descriptor = env.NODE_DISABLE_COMPILE_CACHE ? undefined : fs.openSync(file, "r");
    if (descriptor !== undefined) {
      if (fs.fstatSync(descriptor).uid === process.getuid?.()) cachedData = fs.readFileSync(descriptor);
      fs.closeSync(descriptor);
    }
  } catch {
    // The first run, or no home.
  }
  const whole = text.toString();
  const source = whole.slice(whole.indexOf("/*") + 2, whole.lastIndexOf("*/")).replaceAll(end, "*/");
  const script = new vm.Script(source, { filename: __filename, cachedData });
  const usable = cachedData !== undefined && !script.cachedDataRejected;
  if (!usable && file !== undefined && !env.NODE_DISABLE_COMPILE_CACHE && !env.CI) process.once("exit", keep);
  script.runInThisContext().call(exports, exports, require, module, __filename, __dirname);

  /** At the end, when V8 has also compiled the functions that a run needs. */
  function keep() {
    try {
      fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
      const temporary = `${file}.${process.pid}.tmp`;
      fs.writeFileSync(temporary, script.createCachedData(), { mode: 0o600 });
      fs.renameSync(temporary, file);
      const kept = fs.readdirSync(folder).filter((name) => name.startsWith(prefix));
      const used = (name) => fs.statSync(path.join(folder, name)).mtimeMs;
      for (const name of kept.sort((a, b) => used(b) - used(a)).slice(4)) fs.unlinkSync(path.join(folder, name));
    } catch {
      // A full or read-only disk: the next run compiles again.
    }
  }
}
