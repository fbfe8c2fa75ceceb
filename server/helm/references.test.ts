import { describe, expect, test } from "vitest";
import { collectValuesReferences } from "./references.ts";
import { parseTemplate } from "./template/parser.ts";

/** `path | source text` of each reference, with `= default` where one is known. */
function references(
  files: Readonly<Record<string, string>>,
  libraries: Readonly<Record<string, string>> = {},
): readonly string[] {
  const texts = { ...files, ...libraries };
  const parse = (sources: Readonly<Record<string, string>>) =>
    Object.entries(sources).map(([file, text]) => parseTemplate(file, text));
  return collectValuesReferences({ templates: parse(files), libraries: parse(libraries) }).map((reference) => {
    const source = texts[reference.file]?.slice(reference.range.start, reference.range.end);
    return `${reference.path.join(".")} | ${source}${reference.defaultText === undefined ? "" : ` = ${reference.defaultText}`}`;
  });
}

describe("one template", () => {
  test.each<[string, readonly string[]]>([
    ["{{ .Values.a.b }}", ["a.b | .Values.a.b"]],
    ["{{ $.Values.a | quote }}", ["a | $.Values.a"]],
    ["{{ (.Values.a).b }}", ["a.b | (.Values.a).b", "a | .Values.a"]],
    ['{{ index .Values "a-b" "c" }}', ['a-b.c | index .Values "a-b" "c"']],
    ['{{ get .Values.a "b" }}', ['a.b | get .Values.a "b"', "a | .Values.a"]],
    ['{{ dig "b" "c" "x" .Values.a }}', ['a.b.c | dig "b" "c" "x" .Values.a = x', "a | .Values.a"]],
    ['{{ default "pod" .Values.global.leaseMode }}', ["global.leaseMode | .Values.global.leaseMode = pod"]],
    ['{{ .Values.a | default "pod" }}', ["a | .Values.a = pod"]],
    ["{{ .Values.a | default 15 }}", ["a | .Values.a = 15"]],
    ["{{ with .Values.a }}{{ .b }}{{ else }}{{ .Values.c }}{{ end }}", ["a | .Values.a", "a.b | .b", "c | .Values.c"]],
    [
      "{{ with $v := .Values.a }}{{ $v.b }}{{ $.Values.c }}{{ end }}",
      ["a | .Values.a", "a.b | $v.b", "c | $.Values.c"],
    ],
    ["{{ $v := .Values.a }}{{ $v.b.c }}", ["a | .Values.a", "a.b.c | $v.b.c"]],
    ["{{ range .Values.l }}{{ .x }}{{ $.Values.y }}{{ end }}", ["l | .Values.l", "y | $.Values.y"]],
    ["{{ range $k, $v := .Values.m }}{{ $v.x }}{{ end }}", ["m | .Values.m"]],
    [
      "{{ range list .Values.a .Values.b }}{{ .x }}{{ end }}",
      ["a | .Values.a", "b | .Values.b", "a.x | .x", "b.x | .x"],
    ],
    ["{{ $v := .Values.a }}{{ if .x }}{{ $v = .Values.b }}{{ end }}{{ $v.c }}", ["a | .Values.a", "b | .Values.b"]],
    ["{{ if and .Values.a (not .Values.b.c) }}{{ end }}", ["a | .Values.a", "b.c | .Values.b.c"]],
    ['{{ required "need" .Values.a.b }}', ["a.b | .Values.a.b"]],
    ["{{ .Values.AsMap.a }}", ["a | .Values.AsMap.a"]],
    ["{{ .Release.Name }}{{ .Chart.Version }}{{ .other.Values.x }}", []],
    ["{{ index .Values.l 0 }}", ["l | .Values.l"]],
    ["{{ index .Values.a $.Release.Name }}", ["a | .Values.a"]],
  ])("%s", (text, expected) => {
    expect(references({ "templates/a.yaml": text })).toEqual(expected);
  });
});

describe("helpers", () => {
  const helper = '{{ define "h" }}{{ .Values.a }}{{ .b }}{{ $.c }}{{ end }}';

  test("are read with the context that they are given", () => {
    expect(references({ "a.yaml": '{{ include "h" . }}', "b.tpl": helper })).toEqual(["a | .Values.a"]);
    expect(references({ "a.yaml": '{{ template "h" .Values.x }}', "b.tpl": helper })).toEqual([
      "x | .Values.x",
      "x.Values.a | .Values.a",
      "x.b | .b",
      "x.c | $.c",
    ]);
  });

  test("may get their context as a dict", () => {
    const call = '{{ include "h" (dict "b" .Values.q "Values" $.Values) }}';
    expect(references({ "a.yaml": call, "b.tpl": `${helper}{{ define "unused" }}{{ .Values.z }}{{ end }}` })).toEqual([
      "q | .Values.q",
      "a | .Values.a",
      "q | .b",
    ]);
  });

  test("see through a merged context", () => {
    const files = { "a.yaml": '{{ include "h" (merge (dict "b" "x") .) }}', "b.tpl": helper };
    expect(references(files)).toEqual(["a | .Values.a"]);
  });

  test("of a library are read for the chart that includes them", () => {
    expect(
      references({ "a.yaml": '{{ include "h" . }}' }, { "charts/lib/h.tpl": `${helper}{{ .Values.own }}` }),
    ).toEqual(["a | .Values.a"]);
  });

  test("that call themselves end", () => {
    const files = {
      "a.tpl":
        '{{ define "r" }}{{ .Values.n }}{{ include "r" (dict "Values" .Values "up" .) }}{{ end }}{{ include "r" . }}',
    };
    expect(references(files)).toEqual(["n | .Values.n"]);
  });

  test("a context that cannot be told gives nothing", () => {
    expect(references({ "a.yaml": '{{ include "h" (fromYaml "a: 1") }}', "b.tpl": helper })).toEqual([]);
  });
});
