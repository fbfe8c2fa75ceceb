import { execFileSync } from "node:child_process";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { UnreadableFile } from "../contract/file-system.ts";
import { IgnoreTree } from "./ignore-rules.ts";
import { loadFiles, NodeFiles } from "./node-files.ts";
import { decode, readText } from "./read-text.ts";
import { isRelevantName } from "./relevant.ts";
import { replaceFile } from "./replace-file.ts";
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
  expect((await new NodeFiles(root).list("a")).files).toEqual(["a/.planelint.yaml", "a/b/.planelint.yaml"]);
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
    expect((await files.list("")).files).toEqual([
      "charts/x/Chart.yaml",
      "charts/x/templates/a.tpl",
      "charts/x/templates/b.yaml",
      "z.yaml",
    ]);
    const templates = ["charts/x/templates/a.tpl", "charts/x/templates/b.yaml"];
    expect((await files.list("charts/x/templates/")).files).toEqual(templates);
    expect(await files.list("nowhere")).toEqual({ files: [], links: new Map() });
    expect(await files.readText("charts/x/Chart.yaml")).toBe("name: x\n");
    expect(await files.readText("nowhere.yaml")).toBeUndefined();
  });

  test("lists nothing of an ignored folder, also when asked for it", async () => {
    write(".gitignore", "charts/\n");
    write("charts/x/Chart.yaml", "name: x\n");
    expect((await new NodeFiles(root).list("charts/x")).files).toEqual([]);
    expect(new IgnoreTree(root).ignores("charts/x/Chart.yaml")).toBe(true);
  });
});

describe("what lies in charts beside texts", () => {
  const listed = async () => {
    const { files, links } = await new NodeFiles(root).list("");
    return { files, links: [...links] };
  };

  test("is listed there and nowhere else", async () => {
    write("charts/x/Chart.yaml", "name: x\n");
    for (const path of ["charts/x/a.txt", "charts/x/templates/NOTES.txt", "a/b/c.txt"]) write(path, "");
    write("charts/x/data.json", "{}");
    expect((await listed()).files).toEqual([
      "charts/x/Chart.yaml",
      "charts/x/data.json",
      "charts/x/a.txt",
      "charts/x/templates/NOTES.txt",
    ]);
    expect(loadFiles(root).parts).toEqual(
      new Map([
        ["charts/x/a.txt", { type: "file" }],
        ["charts/x/templates/NOTES.txt", { type: "file" }],
        ["charts/x/data.json", { type: "file", content: "{}" }],
      ]),
    );
  });

  test("follows ignore rules, but for packed subcharts, which are seldom committed", async () => {
    mkdirSync(join(root, "charts/x/charts"));
    write("charts/x/Chart.yaml", "name: x\n");
    for (const path of ["charts/x/a.log", "charts/x/charts/y-1.tgz", "charts/x/charts/y.txt"]) write(path, "");
    write(".gitignore", "*.log\n*.tgz\n");
    expect((await listed()).files.slice(1)).toEqual(["charts/x/charts/y-1.tgz", "charts/x/charts/y.txt"]);
    write(".gitignore", "charts/x/charts/\n");
    expect((await listed()).files).toContain("charts/x/charts/y-1.tgz");
    expect((await listed()).files).not.toContain("charts/x/charts/y.txt");
  });

  test("tells where links lead: to folders of the root, not out of it", async () => {
    const outside = mkdtempSync(join(tmpdir(), "planelint-outside-"));
    mkdirSync(join(root, "shared"));
    write("charts/x/Chart.yaml", "name: x\n");
    write("shared/a.txt", "");
    write("shared/b.yaml", "");
    symlinkSync("../../shared", join(root, "charts/x/files"));
    symlinkSync("../..", join(root, "charts/x/up"));
    symlinkSync(outside, join(root, "charts/x/out"));
    symlinkSync("nowhere", join(root, "charts/x/gone"));
    symlinkSync("shared", join(root, "linked"));
    expect(await listed()).toEqual({
      files: ["charts/x/Chart.yaml", "shared/b.yaml", "shared/a.txt"],
      links: [["charts/x/files", "shared"]],
    });
    rmSync(outside, { recursive: true });
  });
});

describe("files that tell how to look at others", () => {
  // Read as files are, a pipe would wait for a writer and /dev/zero would have no end.
  test.each([".gitignore", ".planelintignore", ".planelint.yaml"])("count for none where %s is none", (name) => {
    write("a/b/x.yaml", "x: y\n");
    execFileSync("mkfifo", [join(root, "a", name)]);
    symlinkSync("/dev/zero", join(root, "a/b", name));
    expect([...loadFiles(root).texts.keys()]).toEqual(["a/b/x.yaml"]);
    expect(findRoot(join(root, "a/b"))).toBe(root);
  });
});

describe("replacing a file", () => {
  test("keeps its mode and the link to it, and never overwrites with a new one", () => {
    write("a/x.yaml", "old");
    chmodSync(join(root, "a/x.yaml"), 0o640);
    symlinkSync("x.yaml", join(root, "a/link.yaml"));
    replaceFile(join(root, "a/link.yaml"), "new");
    expect(readFileSync(join(root, "a/x.yaml"), "utf8")).toBe("new");
    expect(statSync(join(root, "a/x.yaml")).mode & 0o777).toBe(0o640);
    expect(lstatSync(join(root, "a/link.yaml")).isSymbolicLink()).toBe(true);
    symlinkSync("nowhere", join(root, "a/dangling.yaml"));
    expect(() => replaceFile(join(root, "a/dangling.yaml"), "new")).toThrow("EEXIST");
    expect(readdirSync(join(root, "a")).sort()).toEqual(["b", "dangling.yaml", "link.yaml", "x.yaml"]);
  });
});
