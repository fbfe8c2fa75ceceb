import { expect, test } from "vitest";
import type { Fix } from "../../contract/fix.ts";
import type { Rule } from "../../contract/rule.ts";
import { createEngine } from "../engine.ts";
import type { LintEngine } from "../lint-engine.ts";
import { badMode } from "../testing/sample-rules.ts";
import { withTriedFixes } from "./tried-fixes.ts";

const template = [
  "apiVersion: v1",
  "kind: Thing",
  "metadata: {name: a}",
  "spec:",
  "  mode: {{ .Values.mode }}",
  '{{- if eq .Values.mode "worse" }}{{ fail "no such mode" }}{{ end }}',
  "",
].join("\n");

/** Charts, each with its mode in its values. */
function charts(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`${name}/Chart.yaml`, `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n`],
      [`${name}/values.yaml`, "mode: bad # why\n"],
      [`${name}/templates/thing.yaml`, template],
    ]),
  );
}

/** The sample rule with fixes that write these words in the place of `bad`, by file. */
function writing(words: (file: string) => readonly string[]): Rule {
  return {
    ...badMode,
    fixes(facts, context) {
      const [fix] = badMode.fixes?.(facts, context) ?? [];
      const [edit] = fix?.edits ?? [];
      if (fix === undefined || edit === undefined || !("file" in edit)) return [];
      return words(edit.file).map((word): Fix => ({ ...fix, title: word, edits: [{ ...edit, newText: word }] }));
    },
  };
}

function shown(rule: Rule, files: Record<string, string>) {
  const engine = createEngine({ rules: [rule] });
  for (const [path, text] of Object.entries(files)) engine.update(path, text);
  let lints = 0;
  const counting: LintEngine = Object.assign(Object.create(engine), {
    lint(...words: Parameters<LintEngine["lint"]>) {
      lints++;
      return engine.lint(...words);
    },
    update: (path: string, text: string | undefined) => engine.update(path, text),
    text: (path: string) => engine.text(path),
    plansFor: (path: string) => engine.plansFor(path),
  });
  const result = engine.lint();
  const tried = withTriedFixes(counting, result);
  for (const [path, text] of Object.entries(files)) expect(engine.text(path)).toBe(text);
  expect(engine.lint()).toEqual(result);
  return {
    titles: tried.findings.map(({ fixes }) => fixes.map(({ title }) => title)),
    lints,
    isSame: tried === result,
  };
}

test("a fix that its chart refuses is not shown, and the others are", () => {
  expect(
    shown(
      writing(() => ["good", "worse", "bad # still", "fine"]),
      charts(["a"]),
    ).titles,
  ).toEqual([["good", "fine"]]);
});

test("many charts whose fixes are fine cost two lints", () => {
  const names = Array.from({ length: 20 }, (_, i) => `c${i}`);
  const { titles, lints, isSame } = shown(
    writing(() => ["good"]),
    charts(names),
  );
  expect({ count: titles.length, lints, isSame }).toEqual({ count: 20, lints: 2, isSame: true });
});

test("among many charts the one that refuses its fix is found", () => {
  const names = Array.from({ length: 20 }, (_, i) => `c${i + 10}`);
  const { titles } = shown(
    writing((file) => (file.startsWith("c17/") ? ["worse"] : ["good"])),
    charts(names),
  );
  expect(titles.map((each) => each.length)).toEqual(names.map((name) => (name === "c17" ? 0 : 1)));
});

test("however many fail, there is an end, and what was not tried is not shown", () => {
  const names = Array.from({ length: 60 }, (_, i) => `c${i}`);
  const { titles, lints } = shown(
    writing(() => ["worse"]),
    charts(names),
  );
  expect(titles.flat()).toEqual([]);
  expect(lints).toBeLessThanOrEqual(41);
});

test("fixes of plain manifests are shown without a trial", () => {
  const plain = { "a.yaml": "apiVersion: v1\nkind: Thing\nmetadata: {name: a}\nspec: {mode: bad}\n" };
  expect(
    shown(
      writing(() => ["bad # still"]),
      plain,
    ),
  ).toEqual({ titles: [["bad # still"]], lints: 0, isSame: true });
});
