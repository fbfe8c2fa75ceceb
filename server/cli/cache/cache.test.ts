import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { configMap, type RunResult, TestWorkspace } from "../testing/workspace.ts";

const words = ["--cache=.cache", "--format", "json", "--show-suppressed"];

function entries(workspace: TestWorkspace): string[] {
  return readdirSync(workspace.path(".cache"));
}

/** Makes every entry say that nothing was found, so that a result out of the cache can be told. */
function empty(workspace: TestWorkspace): void {
  for (const name of entries(workspace)) {
    const path = workspace.path(`.cache/${name}`);
    const entry = JSON.parse(readFileSync(path, "utf8"));
    writeFileSync(path, JSON.stringify({ ...entry, result: { ...entry.result, findings: [] } }));
  }
}

const found = ({ out }: RunResult): number => JSON.parse(out).findings.length;

describe("--cache", () => {
  const files = {
    "a.yaml": configMap("a", "mode: pod"),
    "b.yaml": configMap("b", "mode: pod # planelint-disable-line test-mode -- x"),
  };

  test("says the same a second time, without linting", async () => {
    using workspace = new TestWorkspace(files);
    const first = await workspace.run(words);
    expect(await workspace.run(words)).toEqual(first);
    expect(found(first)).toBe(1);
    empty(workspace);
    expect(found(await workspace.run(words))).toBe(0);
  });

  test.each([
    ["a text", async (workspace: TestWorkspace) => workspace.write("a.yaml", `${files["a.yaml"]}# x\n`), []],
    ["a new file", async (workspace: TestWorkspace) => workspace.write("c.yaml", "x: y\n"), []],
    ["the configuration", async (workspace: TestWorkspace) => workspace.write(".planelint.yaml", "root: true\n"), []],
    ["a rule's severity", async () => {}, ["--rule", "test-mode=error"]],
    ["the selection", async () => {}, ["a.yaml"]],
    ["the Kubernetes version", async () => {}, ["--kubernetes-version", "1.30"]],
    ["strict mode", async () => {}, ["--no-inline-config"]],
    ["--only", async () => {}, ["--only", "test-mode"]],
  ])("is not asked about another %s", async (_, change, more) => {
    using workspace = new TestWorkspace(files);
    await workspace.run(words);
    empty(workspace);
    await change(workspace);
    expect(found(await workspace.run([...words, ...more]))).toBeGreaterThan(0);
    expect(entries(workspace)).toHaveLength(2);
  });

  test("does without what is damaged, and without a folder that cannot be made", async () => {
    using workspace = new TestWorkspace(files);
    await workspace.run(words);
    for (const damage of ["", "{", "null", "[]", '{"result": {"findings": 3}, "reads": []}']) {
      for (const name of entries(workspace)) writeFileSync(workspace.path(`.cache/${name}`), damage);
      expect(found(await workspace.run(words))).toBe(1);
    }
    workspace.write("file", "");
    expect(found(await workspace.run(["--cache=file/x", "--format", "json"]))).toBe(1);
  });

  test("drops what was not used for longest", async () => {
    using workspace = new TestWorkspace(files);
    await workspace.run(words);
    const [first = ""] = entries(workspace);
    for (let i = 0; i < 33; i++) {
      await workspace.run([...words, "--kubernetes-version", `1.${i + 40}`]);
      for (const name of entries(workspace))
        utimesSync(workspace.path(`.cache/${name}`), 1000 + i, name === first ? 1e9 : 1000 + i);
    }
    expect(entries(workspace)).toHaveLength(32);
    expect(entries(workspace)).toContain(first);
  });

  test("lies in the user's cache folder when none is named", async () => {
    using workspace = new TestWorkspace(files);
    using home = new TestWorkspace();
    await workspace.run(["--cache"], { environment: { XDG_CACHE_HOME: home.root } });
    expect(readdirSync(home.path("planelint"))).toHaveLength(1);
  });

  test("is safe with runs at the same time", async () => {
    using workspace = new TestWorkspace(files);
    const results = await Promise.all(Array.from({ length: 8 }, () => workspace.run(words)));
    for (const result of results) expect(found(result)).toBe(1);
    expect(entries(workspace)).toHaveLength(1);
  });
});
