import { describe, expect, test } from "vitest";
import { createEngine } from "./engine.ts";
import { lintWithParts } from "./parts.ts";
import { sampleRules } from "./testing/sample-rules.ts";

const template = (mode: string) => `apiVersion: v1\nkind: Thing\nmetadata: {name: a}\nspec:\n  mode: {{ ${mode} }}\n`;

/** What is found in a chart whose mode is a value, and what is told beside. */
function lint(render: string, files: Record<string, string> = {}, mode = ".Values.mode") {
  const configuration = `charts:\n- path: c\n  renders:\n  - ${render}\n`;
  const engine = createEngine({ rules: sampleRules });
  const texts: Record<string, string> = {
    "c/Chart.yaml": "apiVersion: v2\nname: c\nversion: 1.0.0\n",
    "c/values.yaml": "mode: good\n",
    "c/templates/t.yaml": template(mode),
    ".planelint.yaml": configuration,
    ...files,
  };
  // As a reader of files does: what is locked is no text.
  const isText = ([path, text]: readonly [string, string]) => path.endsWith(".yaml") && !text.startsWith("\0");
  for (const [path, text] of Object.entries(texts).filter(isText)) engine.update(path, text);
  const result = lintWithParts(
    engine,
    (path) => texts[path],
    () => engine.lint(),
  );
  const show = (file: string, { start, end }: { start: number; end: number }) =>
    `${file}: ${engine.text(file)?.slice(start, end)}`;
  expect(engine.configurationProblems()).toEqual([]);
  return {
    found: result.findings.map(({ place }) => show(place.file, place.range)),
    fixes: result.findings.flatMap(({ fixes }) => fixes),
    told: result.notices.map(({ file, range, message }) => `${show(file, range)}: ${message}`),
  };
}

describe("values of a render", () => {
  test("come from files, then settings; what a setting makes stands where the configuration says it", () => {
    expect(lint("{name: a}").found).toEqual([]);
    expect(lint("{name: a, set: [mode=bad]}")).toEqual({
      found: [".planelint.yaml: mode=bad"],
      fixes: [],
      told: [],
    });
    const files = { "c/one.yaml": "mode: bad\n", "two.yaml": "mode: good\n" };
    expect(lint("{name: a, values: [one.yaml]}", files).found).toEqual(["c/one.yaml: bad"]);
    expect(lint("{name: a, values: [one.yaml, ../two.yaml]}", files).found).toEqual([]);
    expect(lint("{name: a, values: [one.yaml], setString: [mode=good]}", files).found).toEqual([]);
  });

  test("may be the text of any file of the root", () => {
    const files = { "mode/file": "bad", "c/file": "bad" };
    expect(lint("{name: a, setFile: [mode=../mode/file]}", files).found).toEqual([
      ".planelint.yaml: mode=../mode/file",
    ]);
    expect(lint("{name: a, setFile: [mode=file]}", files).found).toHaveLength(1);
    expect(lint("{name: a, setFile: [mode=gone]}").told).toEqual([
      ".planelint.yaml: mode=gone: the file c/gone is not there, or empty",
    ]);
    expect(lint("{name: a, setFile: [mode=../../x]}").told).toEqual([
      ".planelint.yaml: mode=../../x: ../../x lies outside the workspace",
    ]);
  });

  test("that are not there, or do not fit, are told at their place", () => {
    expect(lint("{name: a, values: [gone.yaml]}").told).toEqual([
      ".planelint.yaml: gone.yaml: the values file c/gone.yaml is not there",
    ]);
    expect(lint("{name: a, values: [locked.yaml]}", { "c/locked.yaml": "\0GITCRYPT\0x" }).told).toEqual([
      ".planelint.yaml: locked.yaml: the values file c/locked.yaml is encrypted by git-crypt: the chart is rendered without it",
    ]);
    expect(lint("{name: a, values: [one.yaml], set: ['mode.x=1']}", { "c/one.yaml": "mode: bad\n" }).told).toEqual([
      ".planelint.yaml: 'mode.x=1': unable to parse key: what it names holds a value that is no map",
    ]);
  });

  test.each([
    ["{name: a, release: bad}", ".Release.Name"],
    ["{name: a, namespace: bad}", ".Release.Namespace"],
    ["{name: a, apiVersions: [x/v1]}", 'ternary "bad" "good" (.Capabilities.APIVersions.Has "x/v1")'],
    ["{name: a, helm: 3}", 'ternary "bad" "good" (hasPrefix "chartutil" (printf "%T" .Values))'],
  ])("go with %s", (render, mode) => {
    expect(lint(render, {}, mode).found).toHaveLength(1);
    expect(lint("{name: a}", {}, mode).found).toEqual([]);
  });
});
