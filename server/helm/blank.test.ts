import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { type BlankOptions, blankTemplate } from "./blank.ts";

const pieces = fc
  .array(
    fc.constantFrom(
      ..."{{|}}|{{- | -}}|{{/* c */}}|{{ .x }}|{{ $x := 1 }}|{{ if .a }}|{{ else }}|{{ end }}|{{ range .l }}|key: |- |x".split(
        "|",
      ),
      ...'\n|\r\n|  |    |é|😀|"|`|(|a: {{ .b | nindent 4 }}'.split("|"),
      "k: |\n",
      "k: >-\n",
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(""));

function blanked(text: string, options?: BlankOptions): string {
  return blankTemplate("t.yaml", text, options).text;
}

describe("what stands in an action's place", () => {
  test.each([
    ["key: {{ .x }}", "key: xxxxxxxx"],
    ["{{ .k }}: v", "xxxxxxxx: v"],
    ['image: "{{ .a }}:{{ .b }}"', 'image: "xxxxxxxx:xxxxxxxx"'],
    ["{{- if .x }}\na: 1\n{{- end }}", "            \na: 1\n          "],
    ["a: {{ if .x }}b{{ end }}", "a:            b         "],
    ["{{/* note */}}\na: 1", "              \na: 1"],
    ["{{ $x := 1 }}a: 1", "             a: 1"],
    ["  {{ .x }}\n  a: 1", "          \n  a: 1"],
    ["a: {{ toYaml .x | nindent 2 }}", "a:                            "],
    ["a: {{ f\n  .x }}\nb: 1", "a: xxxx\n       \nb: 1"],
    ["- {{ .x }}\n- b", "- xxxxxxxx\n- b"],
    ["a: {{ .Values. }}\nb: 1", "a: xxxxxxxxxxxxxx\nb: 1"],
  ])("%s", (text, expected) => {
    expect(blanked(text)).toBe(expected);
  });

  test("the first lines of a block scalar do not break its indentation", () => {
    const text = 'data:\n  conf: |\n    {{- if .a }}\n    {{ include "x" . | nindent 4 }}\n    key: v\n  next: 1\n';
    expect(blanked(text)).toBe(
      "data:\n  conf: |\n    ############\n    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n    key: v\n  next: 1\n",
    );
    expect(parseAllDocuments(blanked(text)).flatMap((document) => document.errors)).toEqual([]);
  });

  test("definitions print nothing where they stand", () => {
    const text = '{{- define "x" -}}\nfoo: bar\n{{- end -}}\na: 1';
    const result = blankTemplate("t.yaml", text);
    expect(result.text.trim()).toBe("a: 1");
    expect(result.definitions.map(({ name, body }) => [name, text.slice(body.start, body.end)])).toEqual([
      ["x", "foo: bar\n"],
    ]);
    expect(blanked(text, { definitions: "keep" })).toContain("foo: bar");
  });

  test("else branches can be left out", () => {
    const text = "{{ if .a }}\nk: 1\n{{ else if .b }}\nk: 2\n{{ else }}\nk: 3\n{{ end }}\n";
    expect(blanked(text).match(/k: \d/g)).toEqual(["k: 1", "k: 2", "k: 3"]);
    expect(blanked(text, { branches: "first" }).match(/k: \d/g)).toEqual(["k: 1"]);
  });
});

test("printing actions are told with whether they stand alone", () => {
  const text = 'a: {{ .x }}\n  {{ .y }}{{ .z }}\nb: {{ toYaml .q | nindent 2 }}\n{{ template "t" }}\n{{ $v := 1 }}\n';
  const { printing } = blankTemplate("t.yaml", text);
  expect(printing.map(({ range, alone, filled }) => [text.slice(range.start, range.end), alone, filled])).toEqual([
    ["{{ .x }}", false, true],
    ["{{ .y }}", true, false],
    ["{{ .z }}", true, false],
    ["{{ toYaml .q | nindent 2 }}", false, false],
    ['{{ template "t" }}', true, false],
  ]);
});

test("conditional text is told, outermost branches only", () => {
  const text = "a\n{{ if .x }}b{{ with .y }}c{{ end }}{{ else }}d{{ end }}\ne{{ range .l }}f{{ end }}";
  const { conditional } = blankTemplate("t.yaml", text);
  expect(conditional.map(({ start, end }) => text.slice(start, end))).toEqual(["b{{ with .y }}c{{ end }}", "d", "f"]);
});

test("length, line ends and all text outside actions stay", () => {
  fc.assert(
    fc.property(pieces, (text) => {
      const result = blanked(text);
      expect(result.length).toBe(text.length);
      expect(result.replaceAll(/[^\r\n]/g, "")).toBe(text.replaceAll(/[^\r\n]/g, ""));
      for (let at = 0; at < text.length; at += 1) expect([text[at], " ", "x", "#"]).toContain(result[at]);
    }),
    { numRuns: 2000 },
  );
});
