import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { UnreadableFile } from "../contract/file-system.ts";
import { IgnoreTree } from "./ignore-rules.ts";
import { loadFiles, NodeFiles } from "./node-files.ts";
import { decode, readText } from "./read-text.ts";
import { isRelevantName } from "./relevant.ts";
import { findRoot, gitTop } from "./root.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "planelint-node-"));
  for (const folder of [".git", "a/b", "charts/x/templates"]) mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(root, path), text);

describe("the root", () => {
  test.each([
    ["root: true\n", true],
    ["# x\r\nroot:  true # here\r\n", true],
    ["kubernetes: '1.33'\nroot: false\n", false],
    ["x: {root: true}\n", false],
    ["  root: true\n", false],
  ])("is declared by %j: %s", (text, declared) => {
    write("a/.planelint.yaml", text);
    expect(findRoot(join(root, "a/b"))).toBe(declared ? join(root, "a") : root);
  });

  test("is the git top level, a work tree's too, where nothing declares it", () => {
    expect(findRoot(join(root, "a/b"))).toBe(root);
    write("a/b/.git", "gitdir: /elsewhere\n");
    expect(gitTop(join(root, "a/b"))).toBe(join(root, "a/b"));
  });

  test("is declared by the other name as well, but the first one counts", () => {
    write("a/.planelint.yml", "root: true\n");
    expect(findRoot(join(root, "a/b"))).toBe(join(root, "a"));
    write("a/.planelint.yaml", "root: false\n");
    expect(findRoot(join(root, "a/b"))).toBe(root);
  });
});

test("roots below are left by whoever loads a root, and named; the outermost only", async () => {
  write(".planelint.yaml", "root: true\n");
  write("top.yaml", "x: y\n");
  write("a/.planelint.yaml", "root: true\n");
  write("a/b/.planelint.yaml", "root: true\n");
  write("charts/x/.planelint.yaml", "root: false\n");
  const { texts, nested } = loadFiles(root);
  expect([...texts.keys()]).toEqual([".planelint.yaml", "charts/x/.planelint.yaml", "top.yaml"]);
  expect(nested).toEqual(["a"]);
  expect(loadFiles(join(root, "a")).nested).toEqual(["b"]);
  expect(await new NodeFiles(root).list("a")).toEqual(["a/.planelint.yaml", "a/b/.planelint.yaml"]);
});

test.each([
  ["a.yaml", true],
  ["A.YML", true],
  ["_helpers.tpl", true],
  ["values.schema.json", true],
  ["Kustomization", true],
  [".planelint.yaml", true],
  ["NOTES.txt", false],
  ["yaml", false],
  ["package-lock.json", false],
  ["pnpm-lock.yaml", false],
])("the name %s matters: %s", (name, expected) => {
  expect(isRelevantName(name)).toBe(expected);
});

describe("reading", () => {
  test("of JSON keeps objects and values schemas", () => {
    write("a/tsconfig.json", '{"compilerOptions": {}}');
    write("a/pod.json", '{"apiVersion": "v1", "kind": "Pod"}');
    write("a/values.schema.json", "{}");
    expect([...loadFiles(root).texts.keys()]).toEqual(["a/pod.json", "a/values.schema.json"]);
  });

  test("of a file that is gone is no error; of a folder, or beyond a limit, it is", () => {
    write("a/x.yaml", "12345");
    expect(readText(root, "a/gone.yaml")).toBeUndefined();
    expect(readText(root, "a/x.yaml/y")).toBeUndefined();
    expect(() => readText(root, "a/b")).toThrow(UnreadableFile);
    expect(() => readText(root, "a/x.yaml", 4)).toThrow("larger than");
    expect(readText(root, "a/x.yaml", 5)).toBe("12345");
  });

  test("keeps a byte order mark and every other character", () => {
    const text = "\ufeffa: ü漢😀\r\n";
    expect(decode("x", Buffer.from(text))).toBe(text);
  });
});

describe("the contract's file system", () => {
  test("lists folders in a stable order and reads", async () => {
    write("charts/x/Chart.yaml", "name: x\n");
    write("charts/x/templates/b.yaml", "");
    write("charts/x/templates/a.tpl", "");
    write("z.yaml", "");
    symlinkSync("charts", join(root, "linked"));
    const files = new NodeFiles(root);
    expect(await files.list("")).toEqual([
      "charts/x/Chart.yaml",
      "charts/x/templates/a.tpl",
      "charts/x/templates/b.yaml",
      "z.yaml",
    ]);
    expect(await files.list("charts/x/templates/")).toEqual(["charts/x/templates/a.tpl", "charts/x/templates/b.yaml"]);
    expect(await files.list("nowhere")).toEqual([]);
    expect(await files.readText("charts/x/Chart.yaml")).toBe("name: x\n");
    expect(await files.readText("nowhere.yaml")).toBeUndefined();
  });

  test("lists nothing of an ignored folder, also when asked for it", async () => {
    write(".gitignore", "charts/\n");
    write("charts/x/Chart.yaml", "name: x\n");
    expect(await new NodeFiles(root).list("charts/x")).toEqual([]);
    expect(new IgnoreTree(root).ignores("charts/x/Chart.yaml")).toBe(true);
  });
});
