import { createHash } from "node:crypto";

/** Chunks of fewer characters are compiled together: each script costs something of its own. */
const small = 20_000;

/**
 * Puts a program into one file whose second run starts fast: compiling two megabytes takes longer than most runs, and V8
 * can store what it compiled. The result needs nothing beside it. It is compiled in parts, as a command needs them, and for
 * each command is kept what that one has used: to take in code costs by its size, too.
 *
 * The program stands in a comment of a function whose text is asked for: V8 passes over a comment in a tenth of the time
 * that the same text takes as a string.
 *
 * The compiled code goes to the user's cache folder, where `--cache` keeps results too, named by content, Node version
 * and processor. It is taken only from files of the same user (for it is code), never written in CI, where it would not
 * be seen again, nor with NODE_DISABLE_COMPILE_CACHE=1, Node's own switch for the same thing. Whatever goes wrong with
 * it, the program is compiled as ever.
 * @param {ReadonlyMap<string, string>} chunks as `chunks.mjs` makes them
 * @param {{ main: string, commands: Readonly<Record<string, string>>, command: string }} entries chunks that start the
 *   program and each command, by the command's name; `command`: which one is meant where none is named
 * @returns {string} text with a shebang, in ASCII: V8 keeps it in half the memory
 */
export function withCodeCache(chunks, entries) {
  const scripts = scriptsOf(chunks);
  const sources = scripts.map((names) =>
    ascii(`({${names.map((name) => `${JSON.stringify(name)}:${chunks.get(name)}`).join(",\n")}})`),
  );
  const all = sources.join("");
  const end = unusedIn(all);
  const escaped = sources.map((source) => source.replaceAll("*/", end));
  const plan = { ...entries, end, scripts: scripts.map((names, index) => ({ names, length: escaped[index].length })) };
  const planned = JSON.stringify(plan);
  const id = createHash("sha256").update(start.toString()).update(planned).update(all).digest("hex").slice(0, 16);
  const boot = `(${start.toString()})(${JSON.stringify(id)}, text, ${planned});`;
  return `#!/usr/bin/env node\n"use strict";\nfunction text() {/*${escaped.join("")}*/}\n${boot}\n`;
}

/** Names of the chunks that are compiled together. */
function scriptsOf(chunks) {
  const names = [...chunks.keys()];
  const isSmall = (name) => chunks.get(name).length < small;
  return [names.filter(isSmall), ...names.filter((name) => !isSmall(name)).map((name) => [name])];
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

/** Runs inside the bundle: `require` is that of the file. */
/* global require, __filename */
function start(id, text, { main, commands, command, end, scripts }) {
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
  process.stderr;
  require("node:util").parseArgs;
  // Most runs are over before optimized code has paid for its making, which by default starts eight times as early.
  // The space for new objects grows to its end at once: most of what is made lives as long as the run, and each step
  // copies it. Later versions of Node do not know the first flag, and say so on standard error.
  if (Number.parseInt(process.versions.node, 10) === 20)
    require("node:v8").setFlagsFromString("--interrupt-budget=540000 --semi-space-growth-factor=8");

  const word = process.argv[2];
  const use = Object.hasOwn(commands, word) ? word : command;
  const prefix = "code-";
  const headLength = 16_384;
  const isOff = Boolean(env.NODE_DISABLE_COMPILE_CACHE);
  let folder;
  let file;
  let descriptor;
  /** By command and script where its code stands in the file. */
  let kept = {};
  try {
    const base = env.XDG_CACHE_HOME?.startsWith("/")
      ? env.XDG_CACHE_HOME
      : path.join(require("node:os").homedir(), ".cache");
    folder = path.join(base, "planelint");
    file = path.join(folder, `${prefix}${id}-${version}-${arch}`);
    if (!isOff) open();
  } catch {
    // The first run, or no home.
  }

  const whole = text.toString();
  let offset = whole.indexOf("/*") + 2;
  const functions = new Map();
  for (const [index, { names, length }] of scripts.entries()) {
    const script = { index, source: [offset, offset + length], compiled: undefined, functions: undefined };
    for (const name of names) functions.set(name, script);
    offset += length;
  }
  const compiled = [];
  const loaded = new Map();
  let isComplete = true;
  chunk(main);
  if (!isOff && !env.CI && file !== undefined) process.once("exit", keep);

  /** What a chunk exports; it runs when that is asked for the first time. */
  function chunk(name) {
    let exported = loaded.get(name);
    if (exported === undefined) {
      exported = compiledWith(name)[name](chunk, require);
      loaded.set(name, exported);
    }
    return exported;
  }

  function compiledWith(name) {
    const script = functions.get(name);
    if (script.functions === undefined) {
      const cachedData = codeOf(use, script.index);
      script.compiled = new vm.Script(whole.slice(...script.source).replaceAll(end, "*/"), {
        filename: __filename,
        cachedData,
      });
      if (cachedData === undefined || script.compiled.cachedDataRejected) isComplete = false;
      script.functions = script.compiled.runInThisContext();
      compiled.push(script);
    }
    return script.functions;
  }

  function open() {
    descriptor = fs.openSync(file, "r");
    const head = Buffer.allocUnsafe(headLength);
    const length = fs.readSync(descriptor, head, 0, headLength, 0);
    const isOwn = fs.fstatSync(descriptor).uid === process.getuid?.();
    if (isOwn) kept = JSON.parse(head.toString("latin1", 0, Math.max(0, head.subarray(0, length).indexOf("\n"))));
  }

  function codeOf(name, index) {
    const place = kept[name]?.[index];
    if (place === undefined) return undefined;
    const code = Buffer.allocUnsafeSlow(place[1]);
    return fs.readSync(descriptor, code, 0, code.length, headLength + place[0]) === code.length ? code : undefined;
  }

  /** At the end, when V8 has also compiled the functions that a run needs. */
  function keep() {
    if (isComplete) return;
    try {
      const codes = [];
      const head = {};
      let length = 0;
      const add = (name, index, code) => {
        if (code === undefined) return;
        head[name] ??= {};
        head[name][index] = [length, code.length];
        codes.push(code);
        length += code.length;
      };
      for (const [name, places] of Object.entries(kept))
        for (const index of Object.keys(places)) {
          const isNew = name === use && compiled.some((script) => script.index === Number(index));
          if (!isNew) add(name, index, codeOf(name, index));
        }
      for (const script of compiled) add(use, script.index, script.compiled.createCachedData());
      fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
      const temporary = `${file}.${process.pid}.tmp`;
      const first = Buffer.alloc(headLength, " ");
      first.write(`${JSON.stringify(head)}\n`, "latin1");
      fs.writeFileSync(temporary, Buffer.concat([first, ...codes]), { mode: 0o600 });
      fs.renameSync(temporary, file);
      const all = fs.readdirSync(folder).filter((name) => name.startsWith(prefix));
      const used = (name) => fs.statSync(path.join(folder, name)).mtimeMs;
      for (const name of all.sort((a, b) => used(b) - used(a)).slice(4)) fs.unlinkSync(path.join(folder, name));
    } catch {
      // A full or read-only disk: the next run compiles again.
    }
  }
}
