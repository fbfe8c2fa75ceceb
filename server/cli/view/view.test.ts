import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { configMap, type RunOptions, TestWorkspace } from "../testing/workspace.ts";

const hazard = configMap("a", "mode: pod");

async function reported(
  workspace: TestWorkspace,
  words: readonly string[],
  options: RunOptions = {},
): Promise<string[]> {
  const { out } = await workspace.run(["--format", "json", ...words], options);
  const files: string[] = JSON.parse(out).findings.map(({ file }: { file: string }) => file);
  return files.sort();
}

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
    expect(await reported(workspace, words)).toEqual(expected);
  });

  test("are shown relative to the working directory, which is what is reported without any", async () => {
    using workspace = new TestWorkspace(files);
    workspace.git("init", "-q");
    expect(await reported(workspace, [], { folder: "x" })).toEqual(["c.yaml", "y/d.json"]);
    expect(await reported(workspace, [".."], { folder: "x" })).toEqual(["../a.yaml", "../b.yml", "c.yaml", "y/d.json"]);
    expect(await reported(workspace, ["y/*.json"], { folder: "x" })).toEqual(["y/d.json"]);
  });

  test("elsewhere have a root of their own", async () => {
    using workspace = new TestWorkspace(files);
    using other = new TestWorkspace({ "e.yaml": hazard });
    const { status, out } = await workspace.run([other.path("e.yaml"), "--format", "compact"]);
    expect(status).toBe(1);
    expect(out).toContain("/e.yaml:6:9: warning");
  });
});

describe("ignore files", () => {
  test("hold as in git: nested, negated, for folders; .planelintignore beside them", async () => {
    using workspace = new TestWorkspace({
      ".gitignore": "*.tmp.yaml\n/build/\nsub/*\n!sub/keep.yaml\n",
      ".planelintignore": "vendor/\n",
      "a.tmp.yaml": hazard,
      "build/b.yaml": hazard,
      "sub/c.yaml": hazard,
      "sub/keep.yaml": hazard,
      "deep/build/d.yaml": hazard,
      "deep/.gitignore": "e.yaml\n!f.tmp.yaml\n",
      "deep/e.yaml": hazard,
      "deep/f.tmp.yaml": hazard,
      "e.yaml": hazard,
      "vendor/g.yaml": hazard,
      "node_modules/h.yaml": hazard,
      ".git/i.yaml": hazard,
    });
    expect(await reported(workspace, [])).toEqual(["deep/build/d.yaml", "deep/f.tmp.yaml", "e.yaml", "sub/keep.yaml"]);
  });

  test("above the root count too", async () => {
    using workspace = new TestWorkspace({
      ".gitignore": "inner/x.yaml\ny.yaml\n",
      "inner/.planelint.yaml": "root: true\n",
      "inner/x.yaml": hazard,
      "inner/y.yaml": hazard,
      "inner/z.yaml": hazard,
    });
    workspace.git("init", "-q");
    expect(await reported(workspace, [], { folder: "inner" })).toEqual(["z.yaml"]);
  });

  test("keep out a file that was named, and say so", async () => {
    using workspace = new TestWorkspace({ ".gitignore": "a.yaml\n", "a.yaml": hazard });
    const { status, err } = await workspace.run(["a.yaml"]);
    expect(status).toBe(0);
    expect(err).toContain("a.yaml is passed over because of .gitignore or .planelintignore");
  });
});

describe("files that are none, or no text, are named", () => {
  test("and the rest is read", async () => {
    using workspace = new TestWorkspace({
      "a.yaml": hazard,
      "binary.yaml": Buffer.from("a: \0"),
      "utf16.yaml": Buffer.from("\ufeffa: b", "utf16le"),
      "huge.yaml": Buffer.alloc(10 * 1024 * 1024 + 1, "#"),
      "crypted.yaml": Buffer.from("\0GITCRYPT\0abc"),
      "outside/.keep": "",
    });
    using other = new TestWorkspace({ "secret.yaml": hazard });
    execFileSync("mkfifo", [workspace.path("fifo.yaml")]);
    symlinkSync("loop.yaml", workspace.path("loop.yaml"));
    symlinkSync("gone.yaml", workspace.path("dangling.yaml"));
    symlinkSync(other.path("secret.yaml"), workspace.path("out.yaml"));
    symlinkSync("..", workspace.path("outside/up"));
    mkdirSync(workspace.path("folder.yaml"));
    const { status, out } = await workspace.run(["--format", "json"]);
    expect(status).toBe(2);
    const report = JSON.parse(out);
    expect(report.findings).toHaveLength(1);
    expect(
      Object.fromEntries(report.unread.map(({ file, reason }: { file: string; reason: string }) => [file, reason])),
    ).toEqual({
      "binary.yaml": "binary data, or text in UTF-16",
      "dangling.yaml": "a symbolic link that leads nowhere",
      "fifo.yaml": "not a regular file",
      "huge.yaml": "larger than 10 MiB",
      "loop.yaml": "a symbolic link that leads in a circle",
      "out.yaml": "a symbolic link that leads out of the workspace",
      "utf16.yaml": "binary data, or text in UTF-16",
    });
  });

  test("without permission", async () => {
    using workspace = new TestWorkspace({ "a.yaml": hazard, "x/b.yaml": hazard });
    chmodSync(workspace.root, 0o755);
    chmodSync(workspace.path("a.yaml"), 0o000);
    chmodSync(workspace.path("x"), 0o700);
    const isRoot = process.getuid?.() === 0;
    // Root may read everything; nobody may not.
    if (isRoot) process.seteuid?.(65534);
    else chmodSync(workspace.path("x"), 0o000);
    const { status, err } = await workspace.run([]).finally(() => isRoot && process.seteuid?.(0));
    chmodSync(workspace.path("x"), 0o700);
    expect(status).toBe(2);
    expect(err).toContain("a.yaml was not read: permission denied");
    expect(err).toContain("x was not read: permission denied");
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

describe("git", () => {
  test("--staged reads the index, not the folder", async () => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", "mode: x"), "b.yaml": hazard });
    workspace.commitAll();
    expect(await workspace.run(["--staged"])).toMatchObject({ status: 0, err: "planelint: nothing is selected\n" });
    workspace.write("a.yaml", hazard);
    workspace.git("add", "a.yaml");
    workspace.write("a.yaml", configMap("a", "mode: y"));
    workspace.write("new.yaml", hazard);
    expect(await reported(workspace, ["--staged"])).toEqual(["a.yaml"]);
    expect(await reported(workspace, ["--staged", "b.yaml"])).toEqual([]);
  });

  test("--staged works before the first commit and below the top level", async () => {
    using workspace = new TestWorkspace({
      "x/.planelint.yaml": "root: true\n",
      "x/ä b.yaml": hazard,
      "y.yaml": hazard,
    });
    workspace.git("init", "-q");
    workspace.git("add", "-A");
    expect(await reported(workspace, ["--staged"], { folder: "x" })).toEqual(["ä b.yaml"]);
  });

  test("--staged refuses to fix what is staged in part, and fixes the rest", async () => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", "mode: x") });
    workspace.commitAll();
    workspace.write("a.yaml", hazard);
    workspace.git("add", "a.yaml");
    workspace.write("a.yaml", `${hazard}# more\n`);
    expect(await workspace.run(["--staged", "--fix"])).toMatchObject({
      status: 2,
      err: expect.stringContaining("staged only in part: a.yaml"),
    });
    expect(workspace.read("a.yaml")).toBe(`${hazard}# more\n`);
    workspace.git("add", "a.yaml");
    expect(await workspace.run(["--staged", "--fix"])).toMatchObject({
      status: 0,
      err: expect.stringContaining("not staged yet"),
    });
    expect(workspace.read("a.yaml")).toContain("mode: namespace");
  });

  test("--changed-since takes committed, uncommitted and untracked changes since the fork", async () => {
    using workspace = new TestWorkspace({
      "old.yaml": hazard,
      "a.yaml": configMap("a", "mode: x"),
      "b.yaml": configMap("b", "mode: x"),
    });
    workspace.commitAll();
    workspace.git("checkout", "-q", "-b", "topic");
    workspace.write("a.yaml", hazard);
    workspace.commitAll();
    workspace.git("checkout", "-q", "main");
    workspace.write("main-only.yaml", hazard);
    workspace.commitAll();
    workspace.git("checkout", "-q", "topic");
    workspace.write("b.yaml", hazard);
    workspace.write("c.yaml", hazard);
    expect(await reported(workspace, ["--changed-since", "main"])).toEqual(["a.yaml", "b.yaml", "c.yaml"]);
    expect(await workspace.run(["--changed-since", "mian"])).toMatchObject({
      status: 2,
      err: expect.stringContaining('git knows no commit "mian"'),
    });
    expect(await workspace.run(["--changed-since=--output=x"])).toMatchObject({ status: 2 });
  });

  test("nothing that the repository names is run", async () => {
    using workspace = new TestWorkspace({
      "a.yaml": configMap("a", "mode: x"),
      ".gitattributes": "*.yaml diff=evil\n",
    });
    workspace.commitAll();
    const evil = `touch ${workspace.path("ran")}`;
    for (const key of ["core.fsmonitor", "diff.external", "diff.evil.textconv", "diff.evil.command", "core.pager"])
      workspace.git("config", key, evil);
    workspace.write("a.yaml", hazard);
    expect(
      await reported(workspace, ["--changed-since", "HEAD"], { environment: { GIT_EXTERNAL_DIFF: evil } }),
    ).toEqual(["a.yaml"]);
    workspace.git("-c", "core.fsmonitor=false", "add", "a.yaml");
    expect(await reported(workspace, ["--staged"])).toEqual(["a.yaml"]);
    expect(workspace.read("ran")).toBeUndefined();
  });

  test("outside a repository is wrong usage", async () => {
    using workspace = new TestWorkspace({ "a.yaml": hazard });
    expect(await workspace.run(["--staged"])).toMatchObject({
      status: 2,
      err: expect.stringContaining("is in no git repository"),
    });
  });
});
