import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatTemplateError } from "./errors.ts";
import { type ParsedTemplate, parseTemplate } from "./parser.ts";
import { printPipeline } from "./print.ts";

function outline(text: string): readonly string[] {
  return parseTemplate("t.yaml", text).root.nodes.map((node) => {
    const source = text.slice(node.range.start, node.range.end);
    const pipeline = "pipeline" in node && node.pipeline !== undefined ? ` ${printPipeline(node.pipeline)}` : "";
    return `${node.type}${pipeline} | ${source}`;
  });
}

function errorsOf(text: string): readonly string[] {
  return parseTemplate("t.yaml", text).errors.map((error) => formatTemplateError("t.yaml", error));
}

describe("trees", () => {
  test("text, actions and trim markers", () => {
    expect(outline("a  {{- .x -}}  b{{ 3 -}}\n c")).toEqual([
      "text | a",
      "action .x | {{- .x -}}",
      "text | b",
      "action 3 | {{ 3 -}}",
      "text | c",
    ]);
    expect(outline("{{-3}}")).toEqual(["action -3 | {{-3}}"]);
  });

  test("comments keep their place", () => {
    expect(outline("{{/* a }} b */ -}}  x")).toEqual(["comment | {{/* a }} b */ -}}", "text | x"]);
  });

  test("branches hold their parts, and else-if shares the end", () => {
    const text = "{{ if .a }}1{{ else if .b }}2{{ else }}3{{ end }}4";
    const [branch] = parseTemplate("t", text).root.nodes;
    if (branch?.type !== "if") throw new Error("no branch");
    expect(text.slice(branch.range.start, branch.range.end)).toBe("{{ if .a }}1{{ else if .b }}2{{ else }}3{{ end }}");
    expect(text.slice(branch.body.range.start, branch.body.range.end)).toBe("1");
    const chained = branch.otherwise?.nodes[0];
    if (chained?.type !== "if") throw new Error("no else-if");
    expect(text.slice(chained.body.range.start, chained.body.range.end)).toBe("2");
    expect(chained.otherwise?.nodes[0]).toMatchObject({ type: "text", text: "3" });
  });

  test("ranges with variables, else, break and continue", () => {
    expect(
      errorsOf("{{ range $i, $e := .l }}{{ if $i }}{{ break }}{{ end }}{{ continue }}{{ else }}x{{ end }}"),
    ).toEqual([]);
  });

  test("definitions and blocks are listed in the order of their ends", () => {
    const parsed = parseTemplate("t", '{{ define "a" }}{{ block "b" . }}x{{ end }}{{ end }}{{ define "c" }}{{ end }}');
    expect(parsed.definitions.map((definition) => definition.name)).toEqual(["b", "a", "c"]);
  });

  test("parenthesised fields, methods and pipes", () => {
    expect(outline('{{ (.a.b).c.d | default (index $.x "k") | quote | }}')).toEqual([
      'action (.a.b).c.d | default (index $.x "k") | quote | {{ (.a.b).c.d | default (index $.x "k") | quote | }}',
    ]);
  });

  test.each([
    ["{{ .Values.a.b }}", ["Values", "a", "b"], 10, 14],
    ["{{ .Values.é.b }}", ["Values", "é", "b"], 10, 14],
    ["{{ .é.a.b }}", ["é", "a", "b"], 5, 9],
  ])("a chain of fields stands at its second field, as Go places errors: %s", (text, names, position, end) => {
    const [node] = parseTemplate("t", text).root.nodes;
    const argument = node?.type === "action" ? node.pipeline.commands[0]?.args[0] : undefined;
    expect(argument).toMatchObject({ type: "field", names, position, range: { start: 3, end } });
  });

  test("fields behind a space are an argument of their own", () => {
    const [node] = parseTemplate("t", "{{ $.a .b.c (.d) .e (.f).g }}").root.nodes;
    const args = node?.type === "action" ? node.pipeline.commands[0]?.args : undefined;
    expect(args?.map(({ type }) => type)).toEqual(["variable", "field", "pipeline", "field", "chain"]);
  });
});

describe("literals", () => {
  test.each([
    ["1_000", 1000n, 1000],
    ["0x1F", 31n, 31],
    ["0b101", 5n, 5],
    ["010", 8n, 8],
    ["0o17", 15n, 15],
    ["-5", -5n, -5],
    ["1e3", 1000n, 1000],
    ["1.50", undefined, 1.5],
    ["0x1p20", 1048576n, 1048576],
    ["0x1.8p1", 3n, 3],
    [".5", undefined, 0.5],
    ["'a'", 97n, 97],
    ["'\\n'", 10n, 10],
    ["18446744073709551615", 18446744073709551615n, 2 ** 64],
  ])("%s", (text, int, float) => {
    const [node] = parseTemplate("t", `{{ ${text} }}`).root.nodes;
    const argument = node?.type === "action" ? node.pipeline.commands[0]?.args[0] : undefined;
    expect(argument).toMatchObject({ type: "number", int, float });
  });

  test.each([
    ['"\\x41\\101\\u0041\\U00000041\\t"', "AAAA\t"],
    ["`a\\n\nb`", "a\\n\nb"],
    ['"é}}"', "é}}"],
    ['"\\xc3\\xa9"', "é"],
  ])("%s", (text, value) => {
    const [node] = parseTemplate("t", `{{ ${text} }}`).root.nodes;
    const argument = node?.type === "action" ? node.pipeline.commands[0]?.args[0] : undefined;
    expect(argument).toMatchObject({ type: "string", value, quoted: text });
  });
});

describe("errors in Go's words", () => {
  test.each([
    ["{{ end }}", "template: t.yaml:1: unexpected {{end}}"],
    ["\n{{ if .x }}a\n", "template: t.yaml:3: unexpected EOF"],
    ["{{ if }}{{ end }}", "template: t.yaml:1: missing value for if"],
    ['{{ "a }}', "template: t.yaml:1: unterminated quoted string"],
    ["{{ $x }}", 'template: t.yaml:1: undefined variable "$x"'],
    ["{{ .a | 2 }}", "template: t.yaml:1: non executable command in pipeline stage 2"],
    ["{{ 1x }}", 'template: t.yaml:1: bad number syntax: "1x"'],
    ["{{ (.a }}", "template: t.yaml:1: unclosed left paren"],
    ["{{ .a) }}", "template: t.yaml:1: unexpected right paren"],
    ["{{ break }}", "template: t.yaml:1: {{break}} outside {{range}}"],
    ["{{ nil.x }}", 'template: t.yaml:1: unexpected . after term "nil"'],
    ["{{ .a.é! }}", "template: t.yaml:1: bad character U+0021 '!'"],
    ["{{ a\n", "template: t.yaml:2: unclosed action started at t.yaml:1"],
    ["{{/* a", "template: t.yaml:1: unclosed comment"],
    ["{{ /* a */ }}", 'template: t.yaml:1: unexpected "/" in command'],
    ["{{ if .a }}{{ else }}{{ else }}{{ end }}", "template: t.yaml:1: expected end; found {{else}}"],
    ["{{ $a, $b := .x }}", "template: t.yaml:1: too many declarations in command"],
    ["{{ define .x }}", 'template: t.yaml:1: unexpected ".x" in define clause'],
    ["{{ define .x.y }}", 'template: t.yaml:1: unexpected ".x" in define clause'],
    ['{{ "a".b\n.c }}', 'template: t.yaml:1: unexpected . after term "\\"a\\""'],
    ["{{ .a.5 }}", 'template: t.yaml:1: unexpected ".5" in operand'],
    ['{{ if .a }}{{ define "x" }}{{ end }}{{ end }}', "template: t.yaml:1: unexpected <define> in command"],
  ])("%s", (text, message) => {
    expect(errorsOf(text)[0]).toBe(message);
  });

  test("unknown functions, when the known ones are given", () => {
    const parsed = parseTemplate("t.yaml", "{{ foo 1 }}{{ bar }}", { functions: new Set(["bar"]) });
    expect(parsed.errors.map((error) => error.message)).toEqual(['function "foo" not defined']);
  });

  test("an editor sees every mistake of a file, and what is right stays in the tree", () => {
    const text = "a: {{ .Values. }}\nb: {{ .ok }}\nc: {{ $nope }}\nd: {{ if }}x{{ end }}\n{{ end }}";
    const parsed = parseTemplate("t.yaml", text);
    expect(parsed.errors.map((error) => [error.line, error.message])).toEqual([
      [1, "unexpected <.> in operand"],
      [3, 'undefined variable "$nope"'],
      [4, "missing value for if"],
      [5, "unexpected {{end}}"],
    ]);
    expect(outline(text)).toContain("action .ok | {{ .ok }}");
  });

  test("an unclosed block is underlined where it opens", () => {
    const text = "{{ with .a }}{{ if .b }}x{{ end }}";
    const [error] = parseTemplate("t.yaml", text).errors;
    expect(text.slice(error?.range.start, error?.range.end)).toBe("{{ with .a }}");
  });
});

/** Templates made of pieces that matter to the parser, in any order. */
const templateText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "{{",
        "}}",
        "{{-",
        " -}}",
        "{{/*",
        "*/}}",
        '"',
        "`",
        "'",
        "(",
        ")",
        "|",
        ".",
        ".a",
        ".Values.x",
        "$",
        "$x",
      ),
      fc.constantFrom(
        " ",
        "\n",
        "\r\n",
        "a: ",
        "  - ",
        ":=",
        "=",
        ",",
        "1",
        "0x",
        "-",
        "é",
        "😀",
        "|",
        ">",
        "key: |",
        "#",
      ),
      fc.constantFrom(
        "{{ if .a }}",
        "{{ else }}",
        "{{ end }}",
        "{{ range $i, $x := .l }}",
        "{{ break }}",
        "{{ with .a }}",
      ),
      fc.constantFrom(
        '{{ define "d" }}',
        '{{ template "d" . }}',
        '{{ include "d" . | nindent 4 }}',
        "{{ .x | quote }}",
        "{{ $x := 1 }}",
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(""));

function ranges(parsed: ParsedTemplate): readonly { readonly start: number; readonly end: number }[] {
  return [...parsed.root.nodes, ...parsed.definitions, ...parsed.errors].map(({ range }) => range);
}

test("any text gives a tree whose ranges lie in the text", () => {
  fc.assert(
    fc.property(templateText, (text) => {
      for (const { start, end } of ranges(parseTemplate("t", text))) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 2000 },
  );
});

test("deep nesting is refused, not a crash", () => {
  for (const [open, close] of [
    ["(", ")"],
    ["{{ if .a }}", "{{ end }}"],
  ] as const) {
    const body = open.repeat(20_000) + close.repeat(20_000);
    const text = open === "(" ? `{{ ${body} }}` : body;
    expect(parseTemplate("t", text).errors.map((error) => error.message)).toContain("template is nested too deeply");
  }
});
