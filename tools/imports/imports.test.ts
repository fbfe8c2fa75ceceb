import { describe, expect, test } from "vitest";
import { importComplaints } from "./scan.ts";

const dependencies = new Set(["yaml", "vscode-languageserver"]);

function complaints(path: string, text: string): string[] {
  return importComplaints(path, text, dependencies);
}

describe("an import that goes the right way", () => {
  test.each([
    ["rules/a/rule.ts", "../../server/yaml/read.ts"],
    ["rules/a/rule.ts", "./helper.ts"],
    ["rules/a/rule.ts", "../shared/x.ts"],
    ["rules/a/rule.ts", "../generated/clients.ts"],
    ["rules/generated/registry.ts", "../a/rule.ts"],
    ["rules/a/rule.test.ts", "../testing/test-rule.ts"],
    ["server/linter/engine.ts", "../../rules/generated/registry.ts"],
    ["server/cli/main.ts", "../lsp/serve.ts"],
    ["server/cli/main.ts", "node:fs"],
    ["client/extension.ts", "vscode"],
    ["client/extension.ts", "../server/contract/protocol.ts"],
    ["server/yaml/parse.ts", "yaml"],
    ["server/yaml/parse.test.ts", "vitest"],
  ])("%s → %s", (path, imported) => {
    expect(complaints(path, `import { x } from "${imported}";`)).toEqual([]);
  });
});

describe("an import that does not", () => {
  test.each([
    ["rules/a/rule.ts", "../../server/linter/engine.ts", "rules must not import linter"],
    ["rules/a/rule.ts", "../b/rule.ts", "another's folder"],
    ["rules/shared/x.ts", "../b/rule.ts", "another's folder"],
    ["rules/a/rule.ts", "../generated/registry.ts", "other rules"],
    ["rules/a/rule.ts", "../testing/markers.ts", "tests or tools"],
    ["server/contract/rule.ts", "../text/edits.ts", "contract must not import text"],
    ["server/text/edits.ts", "../yaml/parse.ts", "text must not import yaml"],
    ["server/workspace/workspace.ts", "../../rules/generated/clients.ts", "workspace must not import rules"],
    ["server/linter/engine.ts", "../lsp/serve.ts", "linter must not import lsp"],
    ["server/linter/engine.ts", "node:fs", "modules of Node"],
    ["server/linter/engine.ts", "path", "modules of Node"],
    ["server/lsp/serve.ts", "vscode", "must not use vscode"],
    ["client/extension.ts", "../server/linter/engine.ts", "client must not import linter"],
    ["server/yaml/parse.ts", "vitest", "no dependency"],
    ["server/unheard/x.ts", "./y.ts", "no known part"],
  ])("%s → %s", (path, imported, reason) => {
    expect(complaints(path, `import { x } from "${imported}";`).join()).toContain(reason);
    expect(complaints(path, `const x = await import("${imported}");`).join()).toContain(reason);
  });
});

describe("globals of Node", () => {
  test("are found in the engine", () => {
    expect(complaints("server/yaml/a.ts", "export const x = process.env;\nBuffer.from(x);")).toHaveLength(2);
  });

  test("are allowed where Node is, and are not seen in names that look alike", () => {
    expect(complaints("server/cli/a.ts", "process.exit();")).toEqual([]);
    expect(complaints("server/yaml/a.ts", "x.process; ({ process: 1 }); // process\n'process';")).toEqual([]);
  });
});

test("numbers by locale are found", () => {
  expect(complaints("server/cli/a.ts", "x.toLocaleString();").join()).toContain("locale");
  expect(complaints("server/cli/a.ts", "({ toLocaleString: 1 }); // toLocaleString")).toEqual([]);
});

test("a type may come from a package that does not ship", () => {
  expect(complaints("server/cli/a.ts", 'import type { Log } from "sarif";')).toEqual([]);
});
