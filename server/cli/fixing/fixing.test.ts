import { execFileSync } from "node:child_process";
import { chmodSync, linkSync, lstatSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { configMap, TestWorkspace } from "../testing/workspace.ts";
import { writeFiles } from "./write-files.ts";

const hazard = configMap("a", "mode: pod # keep");

describe("--fix", () => {
  test("applies the safe fixes, keeps mode and the rest of the text, reports what is left", async () => {
    using workspace = new TestWorkspace({ "a.yaml": `${hazard}  level: low\n`, "b.yaml": configMap("b", "mode: x") });
    chmodSync(workspace.path("a.yaml"), 0o640);
    const untouched = statSync(workspace.path("b.yaml"));
    const { status, out, err } = await workspace.run(["--fix", "--format", "compact"]);
    expect(workspace.read("a.yaml")).toBe(`${hazard.replace("pod", "namespace")}  level: low\n`);
    expect(statSync(workspace.path("a.yaml")).mode & 0o777).toBe(0o640);
    expect(statSync(workspace.path("b.yaml"))).toMatchObject({ ino: untouched.ino, mtimeMs: untouched.mtimeMs });
    expect({ status, out }).toEqual({ status: 1, out: "a.yaml:7:10: error: The level is low. [test-level]\n" });
    expect(err).toBe(
      "planelint: 1 fix in 1 file: a.yaml\nplanelint: 1 finding left with a suggestion: --fix-suggestions --diff shows what it would change\n",
    );
    expect((await workspace.run(["--fix", "--format", "compact"])).err).not.toContain("1 fix in");
  });

  test("keeps CRLF, a byte order mark and a missing last line break", async () => {
    const text = `\ufeff${hazard.trimEnd().replaceAll("\n", "\r\n")}`;
    using workspace = new TestWorkspace({ "a.yaml": text });
    expect((await workspace.run(["--fix"])).status).toBe(0);
    expect(workspace.read("a.yaml")).toBe(text.replace("pod", "namespace"));
  });

  test("--fix-suggestions makes files too, in folders that are not there yet", async () => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", "level: low") });
    expect((await workspace.run(["--fix-suggestions"])).status).toBe(0);
    expect(workspace.read("extra/level.yaml")).toBe("# made by a fix\n");
    expect(workspace.read("a.yaml")).toContain("level: high");
  });

  test("never overwrites a file that a fix wants to make, and then does nothing of that fix", async () => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", "level: low"), "extra/level.yaml": "# mine\n" });
    const { status, err } = await workspace.run(["--fix-suggestions"]);
    expect(status).toBe(1);
    expect(err).toContain("extra/level.yaml exists");
    expect(workspace.read("extra/level.yaml")).toBe("# mine\n");
    expect(workspace.read("a.yaml")).toContain("level: low");
  });

  test("writes through a link to a file and leaves the link", async () => {
    using workspace = new TestWorkspace({ "real/a.txt": hazard });
    symlinkSync("real/a.txt", workspace.path("a.yaml"));
    expect((await workspace.run(["--fix"])).status).toBe(0);
    expect(lstatSync(workspace.path("a.yaml")).isSymbolicLink()).toBe(true);
    expect(workspace.read("real/a.txt")).toContain("mode: namespace");
  });

  test("writes a file that a link leads to once, and shows it once in a patch", async () => {
    using workspace = new TestWorkspace({ "real/a.yaml": hazard });
    symlinkSync("real/a.yaml", workspace.path("a.yaml"));
    const { out } = await workspace.run(["--fix", "--diff"]);
    expect(out.match(/^diff --git .*$/gm)).toEqual(["diff --git a/real/a.yaml b/real/a.yaml"]);
    const { status, err } = await workspace.run(["--fix"]);
    expect({ status, err }).toEqual({ status: 0, err: "planelint: 2 fixes in 1 file: real/a.yaml\n" });
    expect(lstatSync(workspace.path("a.yaml")).isSymbolicLink()).toBe(true);
    expect(workspace.read("real/a.yaml")).toContain("mode: namespace");
  });

  test("follows no linked folder out of the workspace for a new file", async () => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", "level: low") });
    using other = new TestWorkspace();
    symlinkSync(other.root, workspace.path("extra"));
    const { status, err } = await workspace.run(["--fix-suggestions"]);
    expect(status).toBe(2);
    expect(err).toContain("extra/level.yaml was not fixed: it lies outside the workspace");
    expect(other.read("level.yaml")).toBeUndefined();
    expect(workspace.read("a.yaml")).toContain("level: low");
  });
});

describe("a fix in a chart", () => {
  const chart = {
    "c/Chart.yaml": "apiVersion: v2\nname: c\nversion: 1.0.0\n",
    "c/values.yaml": "mode: pod # keep\n",
    "c/templates/a.yaml": configMap("a", "mode: {{ .Values.mode }}"),
  };
  const refusing = '{{ if eq .Values.mode "namespace" }}{{ fail "not with this chart" }}{{ end }}\n';

  test("edits the values file", async () => {
    using workspace = new TestWorkspace(chart);
    expect(await workspace.run(["--fix"])).toMatchObject({ status: 0 });
    expect(workspace.read("c/values.yaml")).toBe("mode: namespace # keep\n");
  });

  test("that the chart does not render with is named and left alone, and others are made", async () => {
    const files = { ...chart, "b.yaml": hazard, "c/templates/a.yaml": chart["c/templates/a.yaml"] + refusing };
    using workspace = new TestWorkspace(files);
    const { status, err } = await workspace.run(["--fix"]);
    expect(status).toBe(1);
    expect(err).toMatch(
      /left alone in c\/values\.yaml: Set mode to namespace \(it would bring .*not with this chart\)/,
    );
    expect(workspace.read("c/values.yaml")).toBe(chart["c/values.yaml"]);
    expect(workspace.read("b.yaml")).toContain("mode: namespace");
    const diff = await workspace.run(["--fix", "--diff"]);
    expect(diff).toMatchObject({ out: "", err: expect.stringContaining("left alone in c/values.yaml") });
  });
});

describe("writing", () => {
  const changeIn =
    ({ root }: TestWorkspace) =>
    (path: string) => ({ root, path, before: "old\n", after: "new\n" });

  test("leaves everything as it was when one file was changed meanwhile", () => {
    using workspace = new TestWorkspace({ "a.yaml": "old\n", "b.yaml": "newer\n" });
    const change = changeIn(workspace);
    const outcome = writeFiles([change("a.yaml"), change("b.yaml")]);
    expect(outcome).toEqual({
      written: [],
      failed: [{ change: change("b.yaml"), reason: "it was changed meanwhile" }],
    });
    expect([workspace.read("a.yaml"), workspace.read("b.yaml")]).toEqual(["old\n", "newer\n"]);
    expect(readdirSync(workspace.root).sort()).toEqual(["a.yaml", "b.yaml"]);
  });

  test("names what was done and what was not when a later file cannot be put in place", () => {
    using workspace = new TestWorkspace({ "a.yaml": "old\n", "x/b.yaml": "old\n" });
    // Both names lead to one file: once the first is written, the second is not what was linted.
    symlinkSync("a.yaml", workspace.path("same.yaml"));
    const change = changeIn(workspace);
    const outcome = writeFiles([change("a.yaml"), change("same.yaml"), change("x/b.yaml")]);
    expect(outcome).toEqual({
      written: [change("a.yaml"), change("x/b.yaml")],
      failed: [{ change: change("same.yaml"), reason: "it was changed meanwhile" }],
    });
    expect(readdirSync(workspace.root).sort()).toEqual(["a.yaml", "same.yaml", "x"]);
  });

  test("a write that fails half way, as on a full disk, leaves the old text", () => {
    using workspace = new TestWorkspace({ "a.yaml": "old\n" });
    const limit = (size: string) => execFileSync("prlimit", ["--pid", String(process.pid), `--fsize=${size}:`]);
    limit("4096");
    const change = { ...changeIn(workspace)("a.yaml"), after: "x".repeat(100_000) };
    const outcome = writeFiles([change]);
    limit("unlimited");
    expect(outcome).toEqual({
      written: [],
      failed: [{ change, reason: "there is no room for it on the disk" }],
    });
    expect(workspace.read("a.yaml")).toBe("old\n");
    expect(readdirSync(workspace.root)).toEqual(["a.yaml"]);
  });

  test("replaces a file as a whole: another name of the old one keeps the old text", () => {
    using workspace = new TestWorkspace({ "a.yaml": "old\n" });
    linkSync(workspace.path("a.yaml"), workspace.path("other"));
    writeFiles([changeIn(workspace)("a.yaml")]);
    expect([workspace.read("a.yaml"), workspace.read("other")]).toEqual(["new\n", "old\n"]);
  });
});

describe("--diff", () => {
  const files = {
    "x/a b.yaml": hazard,
    'q"\t.yaml': hazard.trimEnd(),
    "crlf.yaml": hazard.replaceAll("\n", "\r\n"),
    "l.yaml": configMap("l", "level: low"),
  };

  test("is a patch that git apply takes, with the same effect as the fix", async () => {
    using workspace = new TestWorkspace(files);
    using fixed = new TestWorkspace(files);
    for (const each of [workspace, fixed]) each.commitAll();
    const { status, out } = await workspace.run(["--fix-suggestions", "--diff", ".."], { folder: "x" });
    expect(status).toBe(1);
    expect(workspace.git("status", "--porcelain")).toBe("");
    execFileSync("git", ["apply", "--whitespace=nowarn"], { cwd: workspace.root, input: out });
    expect((await fixed.run(["--fix-suggestions"])).status).toBe(0);
    for (const path of [...Object.keys(files), "extra/level.yaml"]) expect(workspace.read(path)).toBe(fixed.read(path));
    expect(workspace.read("extra/level.yaml")).toBe("# made by a fix\n");
  });

  test("applies in the folder it was made in when all files lie there; otherwise it says where to", async () => {
    using workspace = new TestWorkspace(files);
    workspace.commitAll();
    const inside = await workspace.run(["--fix", "--diff"], { folder: "x" });
    execFileSync("git", ["apply"], { cwd: workspace.path("x"), input: inside.out });
    expect(workspace.read("x/a b.yaml")).toContain("mode: namespace");
    expect(inside.err).toBe("");
    const outside = await workspace.run(["--fix", "--diff", ".."], { folder: "x" });
    expect(outside.err).toContain("apply the patch at the top level");
  });

  test("works outside of a repository", async () => {
    using workspace = new TestWorkspace(files);
    const { out } = await workspace.run(["--fix", "--diff"]);
    execFileSync("git", ["apply", "--whitespace=nowarn"], {
      cwd: workspace.root,
      input: out,
      env: { ...process.env, GIT_CEILING_DIRECTORIES: "/" },
    });
    expect(workspace.read("x/a b.yaml")).toContain("mode: namespace");
  });

  test("leaves standard output to the patch, and files to the reports", async () => {
    using workspace = new TestWorkspace({ "a.yaml": hazard });
    const { out, err } = await workspace.run(["--fix", "--diff", "--format", "json", "--output", "r/report.json"]);
    expect(out).toMatch(/^diff --git a\/a\.yaml b\/a\.yaml\n--- a\/a\.yaml\n\+\+\+ b\/a\.yaml\n@@ -3,4 \+3,4 @@\n/);
    expect(err).toBe("");
    expect(JSON.parse(workspace.read("r/report.json") ?? "").findings).toHaveLength(1);
  });

  test("is what git itself writes, also for a new file", async () => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", "level: low") });
    workspace.commitAll();
    const { out } = await workspace.run(["--fix-suggestions", "--diff"]);
    await workspace.run(["--fix-suggestions"]);
    workspace.git("add", "-A");
    const own = execFileSync("git", ["diff", "--cached"], { cwd: workspace.root, encoding: "utf8" });
    expect(own).toContain("new file mode");
    expect(out).toBe(own.replace(/^index .*\n/gm, "").replace(/^(@@ .*? @@).*$/gm, "$1"));
  });

  test("is empty when there is nothing to fix", async () => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", "mode: x") });
    expect(await workspace.run(["--fix", "--diff"])).toMatchObject({ status: 0, out: "" });
  });
});
