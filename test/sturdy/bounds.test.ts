import { spawn, spawnSync } from "node:child_process";
import { closeSync, ftruncateSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { configMap, TestWorkspace } from "../../server/cli/testing/workspace.ts";

const bundle = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "bin", "planelint.cjs");
const hazard = configMap("a", "mode: pod");

test("100 MB in a line and bytes that are no text are named, and the rest is checked", async () => {
  using workspace = new TestWorkspace({ "a.yaml": hazard, "bad.yaml": Buffer.from([0x61, 0x3a, 0xff, 0xfe, 0x0a]) });
  const huge = openSync(workspace.path("huge.yaml"), "w");
  ftruncateSync(huge, 100 * 1024 * 1024);
  closeSync(huge);
  const { status, out, err } = await workspace.run(["--format", "compact"]);
  expect(status).toBe(2);
  expect(out).toMatch(/^a\.yaml:/);
  expect(err).toContain("huge.yaml was not read: larger than 10 MiB");
  expect(err).toContain("bad.yaml was not read: not valid UTF-8");
});

test("a million tiny documents are checked", async () => {
  using workspace = new TestWorkspace({ "a.yaml": `${"a: 1\n---\n".repeat(1_000_000)}${hazard}` });
  expect(await workspace.reported([])).toEqual(["a.yaml"]);
});

test("links in a circle, and folders deep beyond use, end", async () => {
  using workspace = new TestWorkspace({ "a/a.yaml": hazard, [`${"d/".repeat(500)}b.yaml`]: hazard });
  symlinkSync("..", workspace.path("a/up"));
  symlinkSync("self", workspace.path("a/self"));
  expect(await workspace.reported([])).toEqual(["a/a.yaml", `${"d/".repeat(500)}b.yaml`]);
});

test("a cache that is broken, or no folder at all, costs time and nothing else", async () => {
  using workspace = new TestWorkspace({ "a.yaml": hazard, cache: "a file" });
  const plain = await workspace.run(["--format", "json"]);
  expect(await workspace.run(["--format", "json", "--cache=cache"])).toEqual(plain);
  rmSync(workspace.path("cache"));
  mkdirSync(workspace.path("cache"));
  expect(await workspace.run(["--format", "json", "--cache=cache"])).toEqual(plain);
  const [entry = ""] = readdirSync(workspace.path("cache"));
  for (const broken of [
    "",
    "{",
    "null",
    "[]",
    '{"findings": [1], "summary": null}',
    readFileSync(workspace.path(`cache/${entry}`), "utf8").slice(0, -9),
  ]) {
    workspace.write(`cache/${entry}`, broken);
    expect(await workspace.run(["--format", "json", "--cache=cache"])).toEqual(plain);
  }
});

test("processes that share a cache at the same time agree with one that has none, and leave it whole", async () => {
  const application = (i: number) =>
    `kind: Application\napiVersion: argoproj.io/v1alpha1\nmetadata: {name: a${i}}\nspec: {source: {chart: mesh, repoURL: https://example.com, targetRevision: 1.0.0, helm: {valuesObject: {leaseMode: pod}}}}\n`;
  using workspace = new TestWorkspace(
    Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`a${i}.yaml`, application(i)])),
  );
  const run = (...words: string[]) =>
    new Promise<string>((resolve) => {
      const child = spawn(process.execPath, [bundle, "-f", "json", "--only", "lease-per-object", ...words], {
        cwd: workspace.root,
        env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: "1" },
        stdio: ["ignore", "pipe", "inherit"],
      });
      let out = "";
      child.stdout.setEncoding("utf8").on("data", (chunk) => {
        out += chunk;
      });
      child.once("close", (status) => resolve(`${status} ${out}`));
    });
  const plain = await run();
  expect(plain).toMatch(/^1 /);
  // Runs of two kinds at once: each writes an entry of its own, and finds those of the others.
  const both = [[], ["--no-inline-config"]];
  const outputs = await Promise.all([...both, ...both, ...both].map((words) => run("--cache=cache", ...words)));
  expect(new Set([...outputs, await run("--cache=cache")])).toEqual(new Set([plain]));
  const entries = readdirSync(workspace.path("cache")).filter((name) => name !== "files");
  expect(entries).toHaveLength(2);
  // Both kinds look at the same files.
  const names = readdirSync(workspace.path("cache/files"));
  expect(names).toHaveLength(1);
  expect(JSON.parse(workspace.read(`cache/files/${names[0]}`) ?? "")).toHaveProperty("texts");
  for (const entry of entries) expect(JSON.parse(workspace.read(`cache/${entry}`) ?? "")).toHaveProperty("result");
});

test("what a file says reaches no terminal and no log as a command", async () => {
  const evil = "\u001b]0;x\u0007 ::error file=y::z ##[group]";
  const name = "\u001b[31m::error file=x,y.yaml";
  using workspace = new TestWorkspace({
    [name]: configMap(JSON.stringify(evil), "mode: pod"),
    "b.yaml": Buffer.from("\0"),
  });
  for (const format of ["pretty", "compact", "json", "sarif", "junit", "github", "gitlab"]) {
    const { out, err } = await workspace.run(["--format", format], { terminal: true, environment: { NO_COLOR: "1" } });
    expect(out + err, format).not.toMatch(/(?!\n)\p{Cc}|##\w*\[/u);
    const commands = (out + err).split("\n").filter((line) => /^\s*::/.test(line));
    expect(
      commands.every((line) => format === "github" && /^::(?:error|warning|notice) file=/.test(line)),
      format,
    ).toBe(true);
  }
  const patch = await workspace.run(["--fix", "--diff"], { terminal: true });
  expect(patch.out).not.toMatch(/(?!\n)\p{Cc}/u);
});

test("a full disk leaves every file as it was, and nothing beside them", (context) => {
  using workspace = new TestWorkspace({ ".keep": "" });
  const script = `mount -t tmpfs -o size=160k none "$1" && cd "$1" &&
    for i in $(seq 30); do printf 'global:\\n  leaseMode: pod\\n' > values-$i.yaml; done &&
    { '${process.execPath}' '${bundle}' --fix-suggestions --format json > /dev/null; echo "status $?"; ls -A; cat *.yaml | sort | uniq -c; }`;
  const words = ["--mount", "--map-root-user", "sh", "-c", script, "sh", workspace.root];
  const { stdout, stderr } = spawnSync("unshare", words, {
    encoding: "utf8",
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: "1" },
  });
  // Where nobody may mount, a disk cannot be filled.
  if (!stdout.includes("status")) return context.skip("no file system can be mounted here");
  expect(stderr).toContain("there is no room for it on the disk");
  expect(stdout).toContain("status 2");
  expect(stdout).toMatch(/30\s+leaseMode: pod/);
  expect(stdout).not.toContain(".tmp");
});
