import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { configMap, type RunResult, TestWorkspace } from "../testing/workspace.ts";

const words = ["--cache=.cache", "--format", "json", "--show-suppressed"];

function entries(workspace: TestWorkspace): string[] {
  return readdirSync(workspace.path(".cache")).filter((name) => name.endsWith(".json"));
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

  const later = { ahead: 60_000 };

  test.each(["json", "pretty", "sarif"])("says the same about files that it leaves unread, as %s", async (format) => {
    using workspace = new TestWorkspace(files);
    const asked = ["--cache=.cache", "--format", format, "--show-suppressed"];
    const first = await workspace.run(asked, later);
    expect(await workspace.run(asked, later)).toEqual(first);
    empty(workspace);
    expect((await workspace.run(asked, later)).out).not.toBe(first.out);
    workspace.write("a.yaml", `${files["a.yaml"]}# x\n`);
    expect((await workspace.run(asked, later)).out).toBe(first.out);
  });

  test("reads what it left unread when there is no result for it, or something is to be fixed", async () => {
    using workspace = new TestWorkspace(files);
    await workspace.run(words, later);
    const strict = [...words, "--no-inline-config"];
    expect(found(await workspace.run(strict, later))).toBe(2);
    expect(found(await workspace.run(strict, later))).toBe(2);
    const fixed = await workspace.run([...words, "--fix"], later);
    expect(found(fixed)).toBe(0);
    expect(workspace.read("a.yaml")).not.toBe(files["a.yaml"]);
    expect(found(await workspace.run(words, later))).toBe(0);
  });

  test("knows a runbook that is another", async () => {
    using workspace = new TestWorkspace({ ...files, ".planelint.yaml": "runbook: book.md\n", "book.md": "# Book\n" });
    const first = await workspace.run(words, later);
    expect(await workspace.run(words, later)).toEqual(first);
    expect(entries(workspace)).toHaveLength(1);
    workspace.write("book.md", "# Other\n");
    await workspace.run(words, later);
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
    expect(readdirSync(home.path("planelint")).sort()).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}\.json$/),
      "files",
    ]);
  });

  test("is safe with runs at the same time", async () => {
    using workspace = new TestWorkspace(files);
    for (const options of [{}, later, later]) {
      const results = await Promise.all(Array.from({ length: 8 }, () => workspace.run(words, options)));
      for (const result of results) expect(found(result)).toBe(1);
    }
    expect(entries(workspace)).toHaveLength(1);
  });
});
