import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { configMap, TestWorkspace } from "../testing/workspace.ts";

const hazard = configMap("a", "mode: pod");

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
    expect(await workspace.reported([])).toEqual(["deep/build/d.yaml", "deep/f.tmp.yaml", "e.yaml", "sub/keep.yaml"]);
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
    expect(await workspace.reported([], { folder: "inner" })).toEqual(["z.yaml"]);
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
