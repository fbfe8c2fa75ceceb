import { describe, expect, test } from "vitest";
import type { Fix } from "../../contract/fix.ts";
import { applyEdits } from "../../text/edits.ts";
import { createEngine } from "../engine.ts";
import { sampleRules } from "../testing/sample-rules.ts";
import { applyFixes, RefusedFix } from "./changes.ts";
import { fixAll } from "./fix-all.ts";
import { verifyChange } from "./verify.ts";

function replace(file: string, start: number, end: number, newText: string) {
  return { file, range: { start, end }, newText };
}

function fix(...edits: Fix["edits"]): Fix {
  return { title: "T", safety: "safe", edits };
}

describe("applying fixes", () => {
  const texts: Record<string, string> = { "a.yaml": "one: 1\n", "b.yaml": "two: 2\n" };
  const textOf = (path: string) => texts[path];

  test("edits several files and makes new ones", () => {
    const both = fix(replace("a.yaml", 5, 6, "2"), replace("b.yaml", 5, 6, "3"), {
      create: "c/d.yaml",
      newText: "x: 1\n",
    });
    expect([...applyFixes([both], textOf)].sort()).toEqual([
      ["a.yaml", "one: 2\n"],
      ["b.yaml", "two: 3\n"],
      ["c/d.yaml", "x: 1\n"],
    ]);
  });

  test.each([
    ["overlapping edits", [replace("a.yaml", 0, 5, ""), replace("a.yaml", 4, 6, "")], /overlap/],
    ["a file that exists", [{ create: "a.yaml", newText: "" }], /exists/],
    [
      "the same new file twice",
      [
        { create: "n", newText: "" },
        { create: "n", newText: "" },
      ],
      /exists/,
    ],
    ["a file that does not exist", [replace("z.yaml", 0, 0, "x")], /does not exist/],
    ["a path outside", [{ create: "../x.yaml", newText: "" }], /outside/],
    ["an absolute path", [{ create: "/etc/x", newText: "" }], /outside/],
  ])("refuses %s", (_, edits, reason) => {
    expect(() => applyFixes([fix(...edits)], textOf)).toThrow(RefusedFix);
    expect(() => applyFixes([fix(...edits)], textOf)).toThrow(reason);
  });
});

/** What is said about an edit that replaces `what` (its first occurrence) by `by`. */
function verdict(text: string, what: string, by: string, path = "a.yaml"): string | undefined {
  const start = text.indexOf(what);
  const edit = replace(path, start, start + what.length, by);
  return verifyChange(path, text, applyEdits(text, [edit]), [edit]);
}

describe("a change that is what it says", () => {
  test.each([
    ["a scalar", "a: 1\nb: 2\n", "1", "3"],
    ["a new key", "a:\n  b: 1\nc: 2\n", "  b: 1\n", "  b: 1\n  d: 4\n"],
    ["a new map in place of an empty one", "a: {}\nb: 1\n", "{}", "\n  c: 1"],
    ["a first key of null", "a:\nb: 1\n", "a:", "a:\n  c: 1"],
    ["a key taken away", "a: 1\nb: 2 # x\nc: 3\n", "b: 2 # x\n", ""],
    ["the last key of a map taken away", "a:\n  b: 1\nc: 3\n", "\n  b: 1", ""],
    ["a list item in the middle taken away", "a:\n- 1\n- 2\n- 3\n", "- 2\n", ""],
    ["a list item added", "a: [1, 2]\n", "2]", "2, 3]"],
    ["an embedded line", "a: |\n  x = 1\n  y = 2\nb: 1\n", "x = 1", "x = 5"],
    ["part of an argument", "args:\n- --interval=50\n- --b\n", "50", "100"],
    ["a document more", "a: 1\n", "a: 1\n", "a: 1\n---\nb: 2\n"],
    ["JSON", '{"a": 1, "b": [2]}', "1", "3"],
    ["a line of a template", "a: 1\nb: {{ .Values.x }}\n", "a: 1", "a: 2"],
  ])("%s", (kind, text, what, by) => {
    expect(verdict(text, what, by, kind.includes("template") ? "templates/a.yaml" : "a.yaml")).toBeUndefined();
  });
});

describe("a change that does more is refused", () => {
  test.each([
    ["breaks the syntax", "a: 1\nb: 2\n", "1", '"1', /not parse/],
    ["breaks the syntax of JSON", '{"a": 1}', "1", "1,,: {", /./],
    ["puts the keys that follow under a new one", "a:\n  b: 1\n  c: 2\n", "a:\n", "a:\nz:\n", /change at/],
    ["moves what follows under another key", "a:\n  b: 1\nc:\n  d: 2\n", "c:\n", "", /./],
    ["hides a comment", "a: 1 # why\nb: 2\n", "1", "|\n  x", /./],
    ["turns the keys that follow into text", "a: 1\nb: 2\n", "1\n", "|\n  1\n ", /./],
  ])("%s", (_, text, what, by, reason) => {
    expect(verdict(text, what, by)).toMatch(reason);
  });
});

describe("fixing all", () => {
  const thing = (name: string) =>
    `# ${name}\napiVersion: v1\nkind: Thing\nmetadata: {name: ${name}}\nspec:\n  mode: bad # c\n`;

  test("leaves nothing to fix, keeps comments, and does nothing the second time", () => {
    const engine = createEngine({ rules: sampleRules });
    const text = `${thing("a")}---\n${thing("b")}`;
    engine.update("a.yaml", text);
    const result = fixAll(engine, { safety: "safe" });
    expect(result.texts).toEqual(new Map([["a.yaml", text.replaceAll("bad", "good")]]));
    expect(result.applied).toHaveLength(2);
    expect(result.remaining.findings).toEqual([]);
    expect(fixAll(engine, { safety: "safe" }).texts.size).toBe(0);
  });

  test("takes only what is asked for", () => {
    const engine = createEngine({ rules: sampleRules });
    engine.update("a.yaml", thing("a"));
    engine.update("b.yaml", thing("b"));
    const result = fixAll(engine, { safety: "safe", selection: ["b.yaml"] });
    expect([...result.texts.keys()]).toEqual(["b.yaml"]);
    expect(fixAll(engine, { safety: "safe", accept: () => false }).texts.size).toBe(0);
  });

  test("leaves suggestions alone unless they are asked for, and refuses what would break the file", () => {
    const [base] = sampleRules;
    if (!base) throw new Error("no sample rule");
    const broken = (safety: Fix["safety"]) => ({
      ...base,
      fixes: (): readonly Fix[] => [{ title: "Break it", safety, edits: [replace("a.yaml", 0, 0, "{")] }],
    });
    const run = (safety: Fix["safety"], asked: Fix["safety"]) => {
      const engine = createEngine({ rules: [broken(safety)] });
      engine.update("a.yaml", thing("a"));
      return fixAll(engine, { safety: asked });
    };
    expect(run("suggestion", "safe")).toMatchObject({ applied: [], refused: [] });
    const refused = run("suggestion", "suggestion");
    expect(refused.applied).toEqual([]);
    expect(refused.refused[0]?.reason).toMatch(/not parse/);
    expect(refused.texts.size).toBe(0);
  });
});
