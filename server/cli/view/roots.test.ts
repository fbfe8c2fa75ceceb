import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readOperand } from "../selection/operands.ts";
import type { Environment } from "../terminal/streams.ts";
import { configMap, TestWorkspace } from "../testing/workspace.ts";
import { reachRoots } from "./roots.ts";

/** Names of what `--cache` keeps, a result for each root. */
function results(workspace: TestWorkspace): string[] {
  return readdirSync(workspace.path(".cache")).filter((name) => name.endsWith(".json"));
}

const hazard = configMap("a", "mode: pod");
const low = configMap("a", "level: low");

/** Roots of their own: `inner`, which takes the hazard for an error, and `inner/deep`, which passes over it. */
const files = {
  ".planelint.yaml": 'kubernetes: "1.33"\n',
  "a.yaml": hazard,
  "inner/.planelint.yaml": 'root: true\nkubernetes: "1.30"\nrules: {test-mode: error}\n',
  "inner/b.yaml": hazard,
  "inner/x/c.yaml": hazard,
  "inner/deep/.planelint.yml": "root: true\nrules: {test-mode: off}\n",
  "inner/deep/d.yaml": hazard,
  "plain/.planelint.yaml": "rules: {test-mode: off}\n",
  "plain/e.yaml": hazard,
};

/** `file severity` of each finding, in the order of the report. */
async function found(workspace: TestWorkspace, words: readonly string[], folder = ""): Promise<string[]> {
  const { out } = await workspace.run(["--format", "compact", ...words], { folder });
  return out
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.replace(/^(.*?):\d+:\d+: (\w+):.*$/, "$1 $2"));
}

describe("roots below the root", () => {
  test.each([
    ["", [], ["a.yaml warning", "inner/b.yaml error", "inner/x/c.yaml error", "plain/e.yaml warning"]],
    ["", ["."], ["a.yaml warning", "inner/b.yaml error", "inner/x/c.yaml error", "plain/e.yaml warning"]],
    ["", ["inner"], ["inner/b.yaml error", "inner/x/c.yaml error"]],
    ["", ["inner/x"], ["inner/x/c.yaml error"]],
    ["", ["inner/x/c.yaml", "a.yaml"], ["a.yaml warning", "inner/x/c.yaml error"]],
    ["", ["inner/b.yaml", "inner"], ["inner/b.yaml error", "inner/x/c.yaml error"]],
    ["", ["inner/deep"], []],
    ["", ["**/[ac].yaml"], ["a.yaml warning", "inner/x/c.yaml error"]],
    ["", ["inner/**/*.yaml"], ["inner/b.yaml error", "inner/x/c.yaml error"]],
    ["inner", [], ["b.yaml error", "x/c.yaml error"]],
    ["inner/x", ["../../a.yaml", "c.yaml"], ["../../a.yaml warning", "c.yaml error"]],
    ["plain", ["../inner"], ["../inner/b.yaml error", "../inner/x/c.yaml error"]],
  ])("in %j: %j finds %j", async (folder, words, expected) => {
    using workspace = new TestWorkspace(files);
    workspace.git("init", "-q");
    expect(await found(workspace, words, folder)).toEqual(expected);
  });

  test("make one report: sums, notices of all, the versions told apart", async () => {
    using workspace = new TestWorkspace({
      ...files,
      "inner/unread.yaml": Buffer.from([0xff]),
      "inner/note.yaml": `# planelint-disable-next-line test-mode -- gone\n${configMap("n", "mode: x")}`,
    });
    const { status, out, err } = await workspace.run(["--format", "json"]);
    const report = JSON.parse(out);
    expect(status).toBe(2);
    expect(report.summary).toMatchObject({ resources: 6, findings: 4, errors: 2, warnings: 2 });
    expect(report.notices.map(({ kind, file }: { kind: string; file: string }) => [kind, file])).toEqual([
      ["unused-suppression", "inner/note.yaml"],
      ["ignored-configuration", "plain/.planelint.yaml"],
    ]);
    expect(report.unread).toEqual([{ file: "inner/unread.yaml", reason: "not valid UTF-8" }]);
    expect(report.kubernetes).toEqual({ version: "1.33", from: "configuration" });
    expect(err).toContain(
      "Kubernetes version: 1.33 (configuration) in ., 1.30 (configuration) in inner, 1.35 (assumed) in inner/deep",
    );
  });

  test("of which nothing is named are neither read nor judged", async () => {
    using workspace = new TestWorkspace({ ...files, "inner/.planelint.yaml": "root: true\nrules: {test-mod: off}\n" });
    expect((await workspace.run(["a.yaml"])).status).toBe(1);
    expect(await workspace.run([])).toMatchObject({
      status: 2,
      err: expect.stringMatching(/^planelint: error: inner\/\.planelint\.yaml:2:9: Unknown rule "test-mod"/),
    });
  });

  test("a glob that matches in none of them is wrong usage", async () => {
    using workspace = new TestWorkspace(files);
    expect(await workspace.run(["inner/**/z*.yaml"])).toMatchObject({
      status: 2,
      err: expect.stringContaining('no file in view matches "inner/**/z*.yaml"'),
    });
  });

  test("are judged by --config and --no-config where given, each by itself", async () => {
    using workspace = new TestWorkspace({ ...files, "info.yaml": "rules: {test-mode: info}\n" });
    const all = ["a.yaml", "inner/b.yaml", "inner/deep/d.yaml", "inner/x/c.yaml", "plain/e.yaml"];
    expect(await found(workspace, ["--no-config"])).toEqual(all.map((file) => `${file} warning`));
    expect(await found(workspace, ["--config", "info.yaml"])).toEqual(all.map((file) => `${file} info`));
  });

  test("answer --print-config for their files, and give standard input their configuration by its name", async () => {
    using workspace = new TestWorkspace(files);
    const { out } = await workspace.run(["--print-config", "inner/x/new.yaml"]);
    expect(JSON.parse(out)).toMatchObject({ root: "inner", file: "x/new.yaml", kubernetes: "1.30" });
    const piped = await workspace.run(["-", "--stdin-filename", "inner/x/new.yaml", "--format", "compact"], {
      stdin: hazard,
    });
    expect(piped.out).toMatch(/^inner\/x\/new\.yaml:6:9: error/);
  });
});

describe("a folder that holds whatever there is", () => {
  const files = {
    "a/x.yaml": hazard,
    "a/deep/y.yaml": hazard,
    "b/.planelint.yaml": "root: true\n",
    "b/z.yaml": hazard,
  };

  /** The folders that are read as roots for some words. */
  function rootsOf(words: readonly string[], cwd: string, environment: Environment): string[] {
    const load = () => ({ texts: new Map(), parts: new Map(), readPart: () => undefined, unread: [], nested: [] });
    const operands = words.map((word) => readOperand(word, cwd));
    return reachRoots(operands, { cwd, environment }, load).map(({ root }) => root);
  }

  test.each([
    [["a"], ["a"]],
    [["a/x.yaml"], ["a"]],
    [
      ["a/deep", "b/z.yaml"],
      ["a/deep", "b"],
    ],
    [["a/deep", "a"], ["a"]],
    [["a/deep/y.yaml", "a/x.yaml"], ["a"]],
    [["a/**/y.yaml"], ["a"]],
    [["."], [""]],
  ])("below the home folder %j is judged with %j", (words, expected) => {
    using workspace = new TestWorkspace(files);
    const roots = expected.map((folder) => workspace.path(folder));
    expect(rootsOf(words, workspace.root, { HOME: `${workspace.root}/` })).toEqual(roots);
  });

  test("may be that of the whole file system", () => {
    using workspace = new TestWorkspace(files);
    expect(rootsOf([workspace.path("a/x.yaml")], "/", {})).toEqual([workspace.path("a")]);
  });

  test("is where paths are shown from", async () => {
    using workspace = new TestWorkspace(files);
    expect(await workspace.reported(["a", "b"], { environment: { HOME: workspace.root } })).toEqual([
      "a/deep/y.yaml",
      "a/x.yaml",
      "b/z.yaml",
    ]);
  });
});

describe("over several roots", () => {
  test("--staged reads in the index which they are, --changed-since judges what changed in each", async () => {
    using workspace = new TestWorkspace({ ...files, "inner/.planelint.yaml": "rules: {test-mode: error}\n" });
    workspace.commitAll();
    workspace.write("inner/.planelint.yaml", files["inner/.planelint.yaml"]);
    workspace.git("add", "-A");
    workspace.write("inner/.planelint.yaml", "root: false\n");
    for (const file of ["a.yaml", "inner/x/c.yaml", "inner/deep/d.yaml"]) workspace.write(file, `${hazard}# changed\n`);
    workspace.git("add", "a.yaml", "inner/x", "inner/deep");
    expect(await found(workspace, ["--staged"])).toEqual(["a.yaml warning", "inner/x/c.yaml error"]);
    workspace.write("inner/.planelint.yaml", files["inner/.planelint.yaml"]);
    expect(await found(workspace, ["--changed-since", "HEAD"])).toEqual(["a.yaml warning", "inner/x/c.yaml error"]);
    expect(await found(workspace, ["--changed-since", "HEAD", "inner"])).toEqual(["inner/x/c.yaml error"]);
  });

  test("--fix writes all of them or none, --diff is one patch", async () => {
    using workspace = new TestWorkspace({
      "a.yaml": hazard,
      "in/.planelint.yaml": "root: true\n",
      "in/b.yaml": hazard,
    });
    workspace.commitAll();
    const { out } = await workspace.run(["--diff"]);
    expect(out.match(/^diff .*/gm)).toEqual(["diff --git a/a.yaml b/a.yaml", "diff --git a/in/b.yaml b/in/b.yaml"]);
    workspace.write("in/b.yaml", `${hazard}# staged\n`);
    workspace.git("add", "-A");
    workspace.write("in/b.yaml", `${hazard}# not staged\n`);
    expect(await workspace.run(["--staged", "--fix", "."])).toMatchObject({
      status: 2,
      err: expect.stringContaining("staged only in part: in/b.yaml"),
    });
    const { status, err } = await workspace.run(["--fix"]);
    expect({ status, err }).toEqual({ status: 0, err: "planelint: 2 fixes in 2 files: a.yaml, in/b.yaml\n" });
    expect(workspace.read("in/b.yaml")).toContain("mode: namespace");
  });

  test("a fix makes its new file in the root of what it mends", async () => {
    using workspace = new TestWorkspace({ "in/.planelint.yaml": "root: true\n", "in/b.yaml": low });
    expect((await workspace.run(["--fix-suggestions"])).status).toBe(0);
    expect(workspace.read("in/extra/level.yaml")).toBe("# made by a fix\n");
  });

  test("a baseline knows files by their path from the root of the working directory", async () => {
    using workspace = new TestWorkspace(files);
    const baseline = ["--baseline", "known.json"];
    await workspace.run([...baseline, "--update-baseline"]);
    expect(Object.keys(JSON.parse(workspace.read("known.json") ?? "").files)).toEqual([
      "a.yaml",
      "inner/b.yaml",
      "inner/x/c.yaml",
      "plain/e.yaml",
    ]);
    expect((await workspace.run(baseline)).status).toBe(0);
    expect(await workspace.run([...baseline, "inner/x"])).toMatchObject({ status: 0, err: "" });
    workspace.write("inner/b.yaml", configMap("b", "mode: x"));
    await workspace.run([...baseline, "--prune-baseline", "inner"]);
    expect(Object.keys(JSON.parse(workspace.read("known.json") ?? "").files)).toEqual([
      "a.yaml",
      "inner/x/c.yaml",
      "plain/e.yaml",
    ]);
  });

  test("--cache keeps each by itself", async () => {
    using workspace = new TestWorkspace(files);
    const words = ["--cache=.cache", "--format", "json"];
    const first = await workspace.run(words);
    expect(results(workspace)).toHaveLength(3);
    expect(await workspace.run(words)).toEqual(first);
    workspace.write("inner/b.yaml", low);
    await workspace.run(words);
    expect(results(workspace)).toHaveLength(4);
  });

  test("--cache has room for all, however many they are", async () => {
    using workspace = new TestWorkspace();
    for (let i = 0; i < 40; i++) {
      workspace.write(`r${i}/.planelint.yaml`, `root: true\ncluster: {nodes: ${i + 1}}\n`);
      workspace.write(`r${i}/a.yaml`, hazard);
    }
    expect((await workspace.run(["--cache=.cache"])).status).toBe(1);
    expect(results(workspace)).toHaveLength(41);
  });
});
