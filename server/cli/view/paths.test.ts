import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { configMap, TestWorkspace } from "../testing/workspace.ts";

const hazard = configMap("a", "mode: pod");

describe("paths", () => {
  const files = {
    "a.yaml": hazard,
    "b.yml": hazard,
    "x/c.yaml": hazard,
    "x/y/d.json": JSON.stringify({
      apiVersion: "v1",
      kind: "ConfigMap",
      metadata: { name: "d" },
      data: { mode: "pod" },
    }),
  };

  test.each([
    [[], ["a.yaml", "b.yml", "x/c.yaml", "x/y/d.json"]],
    [["x"], ["x/c.yaml", "x/y/d.json"]],
    [["x/"], ["x/c.yaml", "x/y/d.json"]],
    [
      ["./a.yaml", "x/y"],
      ["a.yaml", "x/y/d.json"],
    ],
    [["**/*.yaml"], ["a.yaml", "x/c.yaml"]],
    [["*.{yaml,yml}"], ["a.yaml", "b.yml"]],
    [["check", "a.yaml"], ["a.yaml"]],
  ])("%j selects %j", async (words, expected) => {
    using workspace = new TestWorkspace(files);
    expect(await workspace.reported(words)).toEqual(expected);
  });

  test("are shown relative to the working directory, which is what is reported without any", async () => {
    using workspace = new TestWorkspace(files);
    workspace.git("init", "-q");
    expect(await workspace.reported([], { folder: "x" })).toEqual(["c.yaml", "y/d.json"]);
    expect(await workspace.reported([".."], { folder: "x" })).toEqual(["../a.yaml", "../b.yml", "c.yaml", "y/d.json"]);
    expect(await workspace.reported(["y/*.json"], { folder: "x" })).toEqual(["y/d.json"]);
  });

  test("through a linked folder are the same files", async () => {
    using workspace = new TestWorkspace(files);
    using other = new TestWorkspace();
    symlinkSync(workspace.root, other.path("link"));
    expect(await workspace.reported([other.path("link/x/c.yaml")])).toEqual(["x/c.yaml"]);
  });

  test("elsewhere have a root of their own", async () => {
    using workspace = new TestWorkspace(files);
    using other = new TestWorkspace({ "e.yaml": hazard });
    const { status, out } = await workspace.run([other.path("e.yaml"), "--format", "compact"]);
    expect(status).toBe(1);
    expect(out).toContain("/e.yaml:6:9: warning");
  });
});

test("a pipe as a path is told to go to standard input", async () => {
  using workspace = new TestWorkspace();
  execFileSync("mkfifo", [workspace.path("pipe")]);
  expect(await workspace.run(["pipe"])).toMatchObject({
    status: 2,
    err: expect.stringContaining("is a pipe (pipe into"),
  });
});

describe("standard input", () => {
  test("is judged by itself and called <stdin>", async () => {
    using workspace = new TestWorkspace({ "a.yaml": hazard });
    const { status, out } = await workspace.run(["-", "--format", "compact"], { stdin: hazard });
    expect({ status, out }).toEqual({
      status: 1,
      out: "<stdin>:6:9: warning: The mode is pod. Set it to namespace. [test-mode]\n",
    });
  });

  test("takes a name, the root's configuration, and lists as kubectl prints them, in JSON and YAML", async () => {
    using workspace = new TestWorkspace({
      ".planelint.yaml": "overrides:\n- files: [x/**]\n  rules: {test-mode: error}\n",
    });
    const item = {
      apiVersion: "v1",
      kind: "ConfigMap",
      metadata: { name: "a", namespace: "b" },
      data: { mode: "pod" },
    };
    const list = JSON.stringify({ apiVersion: "v1", kind: "List", items: [item, item] }, undefined, 4);
    const { out } = await workspace.run(["-", "--stdin-filename", "x/y.json", "--format", "compact"], { stdin: list });
    expect(out.split("\n").map((line) => line.split(": ", 2).join(": "))).toEqual([
      "x/y.json:13:25: error",
      "x/y.json:24:25: error",
      "",
    ]);
  });

  test("may be empty; what is no text is named", async () => {
    using workspace = new TestWorkspace();
    expect(await workspace.run(["-"])).toMatchObject({
      status: 0,
      err: "planelint: no Kubernetes objects and no charts were found\n",
    });
    expect(await workspace.run(["-"], { stdin: Buffer.from([0xff]) })).toMatchObject({
      status: 2,
      err: expect.stringContaining("<stdin> was not read: not valid UTF-8"),
    });
  });

  test("can be fixed as a patch", async () => {
    using workspace = new TestWorkspace();
    const { out } = await workspace.run(["-", "--fix", "--diff", "--stdin-filename", "a.yaml"], { stdin: hazard });
    expect(out).toContain("-  mode: pod\n+  mode: namespace\n");
  });
});
