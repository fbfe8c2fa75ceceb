import fc from "fast-check";
import { chartCache } from "../chart/chart-cache.ts";
import { ChartError, loadChart, parseValues } from "../chart/load-chart.ts";
import { renderCache } from "../render/render-cache.ts";
import { renderChart } from "../render/render-chart.ts";
import { renderOutline } from "./render-outline.ts";

/** A chart that does all that matters when parts of it run again. */
const base: Readonly<Record<string, string>> = {
  "Chart.yaml": `name: all
version: 1.0.0
annotations: {note: kept}
dependencies:
- {name: sub, version: 1.0.0, condition: sub.enabled}
- {name: sub, version: 1.0.0, alias: other, import-values: [{child: shared, parent: imported}]}
`,
  "values.yaml": `# what all see
global:
  registry: docker.io
  deep: {x: 1}
name: app

replicas: 2   # how many
image:
  repository: app/app
  tag: "1.2"
  # behind it
labels:
  a: b
  c: {d: [1, {e: f}]}
list:
- one
- name: two
  value: 2
- three
text: |
  first {{ .Values.name }}
  second
templated: '{{ include "all.name" . }}-{{ .Values.missing.key | default "none" }}'
flag: true
off:
sub:
  enabled: true
  port: 80
counter: {n: 1}
`,
  "templates/_helpers.tpl": `{{ define "all.name" }}{{ .Values.global.registry }}/{{ .Values.name }}{{ end }}
{{ define "all.labels" }}{{ toYaml (merge (dict "x" .context.Values.name) .labels) }}{{ end }}
{{ define "all.state" }}{{ $_ := set .Values.counter "n" (add1 .Values.counter.n) }}{{ .Values.counter.n }}{{ end }}`,
  "templates/a.yaml": `kind: A
{{- if .Values.flag }}
on: {{ .Values.replicas }}
{{- else }}
flag: off
{{- end }}
{{- with .Values.off }}
off: {{ . }}
{{- end }}
n: {{ .Values.counter.n }}
image: {{ include "all.name" . }}:{{ .Values.image.tag | default .Chart.Version }}
`,
  "templates/b.yaml": `kind: B
{{- range $i, $e := .Values.list }}
e{{ $i }}: {{ if kindIs "map" $e }}{{ $e.name }}{{ else }}{{ $e }}{{ end }}
{{- end }}
labels: {{ include "all.labels" (dict "labels" .Values.labels "context" $) | nindent 2 }}
sum: {{ toJson .Values.image | sha256sum }}
json: {{ toJson .Values.labels }}
`,
  "templates/c.yaml": `kind: C
{{- $_ := set .Values.image "tag" (printf "%v-set" .Values.image.tag) }}
tag: {{ .Values.image.tag }}
state: {{ include "all.state" . }}
has: {{ hasKey .Values.image "pull" }} {{ .Values.image.pull }}
keys: {{ keys .Values.image | sortAlpha }}
`,
  "templates/d.yaml": `kind: D
text: {{ tpl .Values.text . | indent 2 }}
made: {{ tpl .Values.templated . }}
{{- $_ := set .Values "made" (dict "by" .Values.name "labels" .Values.labels) }}
`,
  "templates/0.yaml": `kind: Zero
{{- if .Values.made }}
made: {{ .Values.made.by }} {{ .Values.made.labels.a }}
{{- end }}
needed: {{ required "say it" .Values.image.repository }}
all: {{ omit .Values "sub" "other" | toYaml | nindent 2 }}
count: {{ len .Values.labels }} {{ .Values.imported }} {{ .Subcharts | keys }}
note: {{ .Chart.Annotations.note }}{{ $_ := set .Chart.Annotations "note" "changed" }}
`,
  "charts/sub/Chart.yaml": "name: sub\nversion: 1.0.0\n",
  "charts/sub/values.yaml": "port: 1\nshared: {k: v}\nlist: [1, 2]\n",
  "charts/sub/templates/s.yaml": `kind: S
port: {{ .Values.port }} {{ .Values.global.registry }} {{ .Values.global.deep }}
{{ toYaml .Values.list }}
name: {{ .Chart.Name }}
`,
};

const edited = Object.keys(base).filter((path) => !path.endsWith("Chart.yaml"));
const value = fc.constantFrom(
  "true",
  "false",
  "7",
  '"s"',
  "{}",
  "{k: 1}",
  "null",
  "[a, {b: c}]",
  "",
  "'{{ .Values.name }}'",
);

/** What an editor does: one thing in one file. */
export const chartEdit = fc.record({
  path: fc.oneof({ weight: 3, arbitrary: fc.constant("values.yaml") }, fc.constantFrom("overlay.yaml", ...edited)),
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  change: fc.oneof(
    fc.constantFrom("remove", "comment", "twice").map((what) => ({ what, text: "" })),
    fc.constantFrom("x", "ab ", "-").map((text) => ({ what: "type", text })),
    value.map((text) => ({ what: "value", text })),
    fc.constantFrom("name", "k", "extra", "flag").map((text) => ({ what: "add", text: `${text}: new` })),
  ),
});

type ChartEdit = typeof chartEdit extends fc.Arbitrary<infer Edit> ? Edit : never;

function apply(text: string, at: number, { what, text: written }: { what: string; text: string }): string {
  const lines = text.split("\n");
  const index = Math.floor(at * lines.length);
  const line = lines[index] ?? "";
  const indent = /^ */.exec(line)?.[0] ?? "";
  switch (what) {
    case "remove":
      return lines.toSpliced(index, 1).join("\n");
    case "twice":
      return lines.toSpliced(index, 0, line).join("\n");
    case "comment":
      return lines.toSpliced(index, 0, `${indent}# a comment`).join("\n");
    case "add":
      return lines.toSpliced(index, 0, `${indent}${written}`).join("\n");
    case "value":
      return lines.with(index, line.replace(/:( .*)?$/, `: ${written}`)).join("\n");
    default:
      return text.slice(0, Math.floor(at * text.length)) + written + text.slice(Math.floor(at * text.length));
  }
}

/** What a version of the chart gave after the versions before it, and from scratch; and how many templates did not run. */
export interface Replayed {
  readonly again: readonly string[];
  readonly fresh: readonly string[];
  readonly templates: number;
  readonly kept: number;
}

/** Makes edits one after the other; versions that are no chart give nothing. */
export function* replayEdits(edits: readonly ChartEdit[]): Iterable<Replayed> {
  const charts = chartCache();
  const cache = renderCache();
  let files: Readonly<Record<string, string>> = { ...base, "overlay.yaml": "name: over\nimage: {pull: always}\n" };
  let before: readonly unknown[] = [];
  for (const edit of [undefined, ...edits]) {
    if (edit !== undefined) files = { ...files, [edit.path]: apply(files[edit.path] ?? "", edit.at, edit.change) };
    const { "overlay.yaml": overlay = "", ...others } = files;
    const inChart = new Map(Object.entries(others));
    try {
      const values = charts.values("overlay.yaml", overlay);
      const again = renderChart(loadChart("", inChart, charts), { lenient: true, values }, cache);
      const options = { lenient: true, values: parseValues("overlay.yaml", overlay) };
      const fresh = renderChart(loadChart("", inChart), options);
      const ran = (cache.last?.runs ?? []).map(({ base: run }) => run);
      const kept = ran.filter((run) => before.includes(run)).length;
      before = ran;
      yield { again: renderOutline(again), fresh: renderOutline(fresh), templates: ran.length, kept };
    } catch (error) {
      if (!(error instanceof ChartError)) throw error;
    }
  }
}
