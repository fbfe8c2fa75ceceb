import { spawnSync } from "node:child_process";
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const bundle = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "bin", "planelint.cjs");
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "planelint-code-"));
  mkdirSync(join(folder, "work"));
  writeFileSync(join(folder, "work/values.yaml"), "global:\n  leaseMode: pod\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(environment: Readonly<Record<string, string>> = {}, words: readonly string[] = ["-f", "compact"]): string {
  const env = { PATH: process.env.PATH ?? "", XDG_CACHE_HOME: join(folder, "cache"), ...environment };
  const { stdout, stderr } = spawnSync(process.execPath, [bundle, ...words], {
    cwd: join(folder, "work"),
    env,
    encoding: "utf8",
  });
  return stdout + stderr;
}

function kept(): string[] {
  try {
    return readdirSync(join(folder, "cache/planelint"));
  } catch {
    return [];
  }
}

const path = (name: string) => join(folder, "cache/planelint", name);

test("compiled code is kept once, for its owner alone, and the second run says the same", () => {
  const first = run();
  expect(first).toContain("lease-per-object");
  const [name = "", ...more] = kept();
  expect(more).toEqual([]);
  expect(name).toContain(process.version);
  expect(statSync(path(name)).mode & 0o777).toBe(0o600);
  const { ino, mtimeMs } = statSync(path(name));
  expect(run()).toBe(first);
  expect(statSync(path(name))).toMatchObject({ ino, mtimeMs });
});

test("each command keeps what it has compiled beside that of the others", () => {
  const explain = ["explain", "lease-per-object"];
  const [first, page] = [run(), run({}, explain)];
  const [name = "", ...more] = kept();
  expect(more).toEqual([]);
  const { ino, mtimeMs } = statSync(path(name));
  expect([run(), run({}, explain)]).toEqual([first, page]);
  expect(statSync(path(name))).toMatchObject({ ino, mtimeMs });
});

test("what is damaged is made anew", () => {
  const first = run();
  const [name = ""] = kept();
  const whole = statSync(path(name)).size;
  truncateSync(path(name), 5000);
  expect(run()).toBe(first);
  expect(statSync(path(name)).size).toBeGreaterThan(whole / 2);
  writeFileSync(path(name), "nonsense");
  expect(run()).toBe(first);
});

test("nothing is written in CI or where Node's own switch says so, and no home is no harm", () => {
  for (const environment of [{ CI: "true" }, { NODE_DISABLE_COMPILE_CACHE: "1" }, { XDG_CACHE_HOME: "/dev/null" }]) {
    expect(run(environment)).toContain("lease-per-object");
  }
  expect(kept()).toEqual([]);
});

test("only the newest few are kept", () => {
  mkdirSync(join(folder, "cache/planelint"), { recursive: true });
  for (let i = 0; i < 9; i++) writeFileSync(path(`code-${i}`), "");
  writeFileSync(path("other"), "");
  run();
  expect(kept().filter((name) => name.startsWith("code-"))).toHaveLength(4);
  expect(kept().some((name) => name.includes(process.version))).toBe(true);
  expect(kept()).toContain("other");
});

test("code that belongs to somebody else is never run", () => {
  run();
  const [name = ""] = kept();
  // What a run would write in its place shows that it was not taken. Only root can give a file away.
  if (process.getuid?.() !== 0) return;
  chownSync(path(name), 65534, 65534);
  const before = readFileSync(path(name));
  expect(run()).toContain("lease-per-object");
  expect(statSync(path(name)).uid).toBe(0);
  expect(readFileSync(path(name)).length).toBeGreaterThan(before.length / 2);
});

test("an older Node is told which one is needed", () => {
  const text = readFileSync(bundle, "utf8");
  const older = 'Object.defineProperty(process.versions, "node", { value: "18.20.1" });';
  writeFileSync(
    join(folder, "old.cjs"),
    text.replace('"use strict";', (start) => `${start}\n${older}`),
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "old.cjs"), "--version"], {
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toBe("planelint: error: this is Node.js 18.20.1, and 20 or later is needed\n");
});
