import { describe, expect, test } from "vitest";
import { loadChart } from "../chart/load-chart.ts";
import type { RenderOptions } from "../render/options.ts";
import { renderChart } from "../render/render-chart.ts";
import { SourceMap } from "../rendered/source-map.ts";
import { defaultLimits } from "./budget.ts";

function render(helpers: string, ...templates: readonly string[]) {
  return renderWith(helpers, {}, ...templates);
}

function renderWith(helpers: string, options: RenderOptions, ...templates: readonly string[]) {
  const files = new Map([
    ["Chart.yaml", "name: small\nversion: 1.0.0\n"],
    ["values.yaml", "a: 1\nm: {k: v}\n"],
    ["templates/_h.tpl", helpers],
    ...templates.map((text, index): [string, string] => [`templates/${index}.yaml`, text]),
  ]);
  // Templates run from the last to the first.
  return renderChart(loadChart("", files), options).templates.toReversed();
}

const texts = (...templates: Parameters<typeof render>) => render(...templates).map(({ output }) => output?.text);

describe("what a helper printed is used again only where it would print the same", () => {
  test.each<[string, string, readonly string[], readonly string[]]>([
    [
      "it reads .Template",
      '{{ define "h" }}{{ .Template.Name }}{{ end }}',
      ['{{ include "h" . }}', '{{ include "h" . }}'],
      ["small/templates/0.yaml", "small/templates/1.yaml"],
    ],
    [
      "values were changed in between",
      '{{ define "h" }}{{ .Values.m.k }}{{ end }}',
      ['{{ include "h" . }}', '{{ include "h" . }}{{ $_ := set .Values.m "k" "w" }}{{ include "h" . }}'],
      ["w", "vw"],
    ],
    [
      "it hands something back in its arguments",
      '{{ define "h" }}{{ $_ := set . "out" (printf "%v!" .a) }}{{ end }}',
      ['{{ range list 1 2 }}{{ $d := dict "a" $.Values.a }}{{ include "h" $d }}{{ $d.out }}{{ end }}'],
      ["1!1!"],
    ],
    [
      "its arguments hold a dict that changes",
      '{{ define "h" }}{{ .d.x }}{{ end }}',
      ['{{ $d := dict "x" 1 }}{{ include "h" (dict "d" $d) }}{{ $_ := set $d "x" 2 }}{{ include "h" (dict "d" $d) }}'],
      ["12"],
    ],
    [
      "it changes what it was given beside a dict of its own",
      '{{ define "h" }}{{ $d := dict }}{{ $_ := set $d "x" .a }}{{ $_ := set .m "n" (add1 (.m.n | default 0)) }}{{ $d.x }}{{ end }}',
      ['{{ range list 1 2 }}{{ include "h" (dict "a" $.Values.a "m" $.Values.m) }}{{ end }} {{ .Values.m.n }}'],
      ["11 2"],
    ],
    [
      "it has other arguments",
      '{{ define "h" }}{{ .a }}{{ hasKey . "b" }}{{ end }}',
      [
        '{{ include "h" (dict "a" .Values.a) }}{{ include "h" (dict "a" .Values.a "b" 2) }}{{ include "h" (dict "a" .Values.m) }}',
      ],
      ["1false1truemap[k:v]false"],
    ],
  ])("%s", (_, helpers, templates, expected) => {
    expect(texts(helpers, ...templates)).toEqual(expected);
  });
});

test("what is used again knows the call that asked for it, and where its keys were written", () => {
  const helpers = '{{ define "h" }}x: {{ .v }}\n{{ end }}{{ define "all" }}{{ toYaml . }}{{ end }}';
  const call = '{{ include "h" (dict "v" .Values.a) }}{{ include "all" (dict "key" .Values.a) }}';
  const templates = [call, `# first\n{{ if .Values.m }}${call}{{ end }}`];
  for (const [index, { output }] of render(helpers, ...templates).entries()) {
    const written = templates[index] ?? "";
    const at = (text: string) => new SourceMap(output ?? expect.fail()).between(output?.text.indexOf(text) ?? 0, 0)[0];
    const site = at("x:")?.segment.site;
    expect(site).toMatchObject({ file: `templates/${index}.yaml`, range: { start: written.indexOf("{{ include") } });
    const decided = at("x:")?.segment.control?.sources.map((source) => source.type === "values" && source.path);
    expect(decided).toEqual(index === 0 ? undefined : [["m"]]);
    const [key] = at("key:")?.segment.sources ?? [];
    expect(key).toMatchObject({ file: `templates/${index}.yaml`, range: { start: written.indexOf("key") } });
  }
});

test("arguments that YAML does not take as they are keep where their keys were written", () => {
  const [{ output } = expect.fail()] = render(
    '{{ define "all" }}{{ toYaml . }}{{ end }}',
    '{{ include "all" (dict "key" "a\\u0085b") }}',
  );
  expect(output?.text).toBe("key: a b");
  const [key] = output?.segments[0]?.sources ?? [];
  expect(key).toMatchObject({ file: "templates/0.yaml", range: { start: '{{ include "all" (dict "'.length } });
});

test("what a helper printed with a dict of its own is used again", () => {
  const helpers =
    '{{ define "h" }}{{ $d := dict }}{{ range until 100 }}{{ $_ := set $d "x" . }}{{ end }}{{ $d.x }}{{ end }}';
  const calls = '{{ include "h" . }}{{ include "h" (dict "context" $) }}'.repeat(20);
  const limits = { ...defaultLimits, steps: 3_000 };
  const [{ output, failure } = expect.fail()] = renderWith(helpers, { limits }, calls);
  expect(failure).toBeUndefined();
  expect(output?.text).toBe("99".repeat(40));
});
