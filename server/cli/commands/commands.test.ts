import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { commands, options } from "../arguments/options.ts";
import { configMap, TestWorkspace } from "../testing/workspace.ts";

describe("help", () => {
  test("begins with examples and names every command and every option of check", async () => {
    using workspace = new TestWorkspace();
    const { status, out } = await workspace.run(["--help"]);
    expect(status).toBe(0);
    expect(out.indexOf("Examples")).toBeLessThan(out.indexOf("Usage"));
    for (const { name } of commands) expect(out).toContain(`\n  ${name}`);
    for (const { name, commands: of } of options) if (of.includes("check")) expect(out).toContain(`--${name}`);
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(120);
  });

  test.each(commands.map(({ name }) => name))("of %s names its own options alone", async (name) => {
    using workspace = new TestWorkspace();
    const { out } = await workspace.run([name, "-h"]);
    const shown = [...out.matchAll(/^ {2}(?:-\w, | {4})--([a-z-]+)/gm)].map((match) => match[1]);
    expect(shown.sort()).toEqual(
      options
        .filter((option) => option.commands.includes(name))
        .map((option) => option.name)
        .sort(),
    );
  });

  test("every example but those with a pipe or a shell can be parsed", async () => {
    using workspace = new TestWorkspace({ "charts/mesh/Chart.yaml": "name: mesh\nversion: 1.0.0\n" });
    const { out } = await workspace.run(["--help"]);
    const examples =
      out
        .split("\n\n")
        .find((part) => part.startsWith("Examples"))
        ?.split("\n")
        .slice(1) ?? [];
    const words = examples.flatMap(
      (line) => /^ {2}planelint(( [^ |]+)*) {2,}/.exec(line)?.[1]?.trim().split(" ").filter(Boolean) ?? [],
    );
    expect(examples.length).toBeGreaterThan(5);
    expect(words).toContain("--fix");
    for (const line of examples) {
      const given = /^ {2}planelint(( [^ |]+)*) {2,}/.exec(line)?.[1]?.trim().split(" ").filter(Boolean);
      if (given === undefined || given[0] === "explain") continue;
      expect(await workspace.run(given), line).toMatchObject({ status: 0 });
    }
  });

  test.each(["README.md", "docs/command-line.md", "integrations/README.md"])("options in %s exist", (path) => {
    const text = readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
    const named = [...text.matchAll(/planelint[^\n]*|`--[^`]+`/g)].flatMap(
      ([part]) => part.match(/--[a-z][a-z-]+/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(0);
    const known = options.map(({ name }) => `--${name}`);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  test("--version", async () => {
    using workspace = new TestWorkspace();
    expect(await workspace.run(["-v"])).toEqual({ status: 0, out: "9.9.9\n", err: "" });
  });
});

describe("explain", () => {
  test("shows a page without markup, by short or full id", async () => {
    using workspace = new TestWorkspace();
    for (const id of ["vector", "client/vector"]) {
      expect(await workspace.run(["explain", id])).toEqual({
        status: 0,
        err: "",
        out: "Page client/vector\n\nWith bold and a link (https://example.com/).\n",
      });
    }
    expect((await workspace.run(["explain", "test-mode"])).out).toContain("Page rule/test-mode\n\nWith bold");
    expect((await workspace.run(["explain", "test-mode"])).out).toContain("Page runbook/test");
  });

  test.each([
    [["explain", "vektor"], 'nothing is called "vektor" (did you mean vector?)'],
    [["explain"], "explain takes one rule, incident or client"],
    [["explain", "a", "b"], "explain takes one rule, incident or client"],
    [["explain", "vector", "--fix"], "planelint explain has no option --fix"],
  ])("%j is wrong usage", async (words, message) => {
    using workspace = new TestWorkspace();
    expect(await workspace.run(words)).toMatchObject({ status: 2, out: "", err: expect.stringContaining(message) });
  });
});

describe("rules", () => {
  test("are listed for people and as JSON", async () => {
    using workspace = new TestWorkspace();
    const { out } = await workspace.run(["rules"]);
    expect(out).toMatch(/^RULE +SEVERITY +FIX +WHAT IT FINDS\ntest-mode +warning +safe +What test-mode finds\n/);
    const list = JSON.parse((await workspace.run(["rules", "--json"])).out);
    expect(list[0]).toMatchObject({
      id: "test-mode",
      severity: "warning",
      fix: "safe",
      url: expect.stringContaining("test-mode"),
    });
    expect("page" in list[0]).toBe(false);
  });
});

describe("init", () => {
  const files = {
    "charts/a/Chart.yaml": "apiVersion: v2\nname: a\nversion: 1.0.0\n",
    "charts/a/values.yaml": "x: y\n",
    "charts/a/values-production.yaml": "x: z\n",
    "app.yaml": "apiVersion: argoproj.io/v1alpha1\nkind: Application\n",
    "kubeadm.yaml": "apiVersion: kubeadm.k8s.io/v1beta4\nkind: ClusterConfiguration\nkubernetesVersion: v1.33.2\n",
  };

  test("writes a configuration that holds, and the hook", async () => {
    using workspace = new TestWorkspace(files);
    workspace.git("init", "-q");
    const { status, out } = await workspace.run(["init"]);
    expect(status).toBe(0);
    expect(out).toContain("1 chart, Argo CD.\n");
    expect(parse(workspace.read(".planelint.yaml") ?? "")).toEqual({
      root: true,
      kubernetes: "1.33",
      charts: [{ path: "charts/a", renders: [{ name: "production", values: ["values-production.yaml"] }] }],
    });
    expect(parse(workspace.read(".pre-commit-config.yaml") ?? "").repos[0]).toMatchObject({
      rev: "v9.9.9",
      hooks: [{ id: "planelint" }],
    });
    expect(await workspace.run([])).toMatchObject({ status: 0 });
    const again = await workspace.run(["init"]);
    expect(again.out).toContain(".planelint.yaml is there already.\n.pre-commit-config.yaml has the hook already.\n");
  });

  test("--dry-run writes nothing; without git there is no hook; an empty folder is fine", async () => {
    using workspace = new TestWorkspace(files);
    const { out } = await workspace.run(["init", "--dry-run"]);
    expect(out).toContain("Would write .planelint.yaml:\n\n# What");
    expect(out).toContain("no git repository");
    expect(workspace.read(".planelint.yaml")).toBeUndefined();
    using empty = new TestWorkspace();
    expect((await empty.run(["init"])).status).toBe(0);
    expect(parse(empty.read(".planelint.yaml") ?? "")).toEqual({ root: true });
  });

  test.each([
    [
      "repos:\n- repo: a # x\n  rev: b\n  hooks: [{id: c}]\n# end\n",
      "repos:\n- repo: a # x\n  rev: b\n  hooks: [{id: c}]\n- repo: ",
    ],
    [
      "repos:\n  - repo: a\n    rev: b\n    hooks:\n      - id: c\n\nci: {}\n",
      "repos:\n  - repo: a\n    rev: b\n    hooks:\n      - id: c\n",
    ],
    ["repos:\n- repo: a\n  hooks: [{id: c}]", "repos:\n- repo: a\n  hooks: [{id: c}]\n- repo: "],
  ])("adds the hook to %j and leaves the rest", async (before, start) => {
    using workspace = new TestWorkspace({ ".pre-commit-config.yaml": before });
    workspace.git("init", "-q");
    await workspace.run(["init"]);
    const after = workspace.read(".pre-commit-config.yaml") ?? "";
    expect(after.startsWith(start)).toBe(true);
    const { repos, ...rest } = parse(after);
    expect(repos).toHaveLength(2);
    expect(repos[1].hooks).toEqual([{ id: "planelint" }]);
    expect(rest).toEqual(before.includes("ci:") ? { ci: {} } : {});
  });

  test.each(["repos: []\n", "repos: [{repo: a}]\n", "nothing: here\n", "repos: [\n"])(
    "does not touch %j, and says what to add",
    async (before) => {
      using workspace = new TestWorkspace({ ".pre-commit-config.yaml": before });
      workspace.git("init", "-q");
      const { out } = await workspace.run(["init"]);
      expect(workspace.read(".pre-commit-config.yaml")).toBe(before);
      expect(out).toContain("could not be changed safely; add this below repos:");
    },
  );
});

test("lsp wants --stdio and no path", async () => {
  using workspace = new TestWorkspace({ "a.yaml": configMap("a") });
  expect(await workspace.run(["lsp"])).toMatchObject({ status: 2, err: expect.stringContaining("needs --stdio") });
  expect(await workspace.run(["lsp", "a.yaml"])).toMatchObject({ status: 2 });
});
