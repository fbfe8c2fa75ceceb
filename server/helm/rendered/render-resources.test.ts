import { describe, expect, test } from "vitest";
import type { TreeNode } from "../../contract/tree.ts";
import { parseEmbedded } from "../../yaml/embedded/parse-embedded.ts";
import { nodeAt } from "../../yaml/read.ts";
import { SmallChart } from "../testing/small-chart.ts";

const chart = new SmallChart({
  "values.yaml": `replicas: 3
image:
  repository: nginx
  tag: "1.27"
pullPolicy: Always
resources:
  limits:
    cpu: 100m
preset: nano
extra: "name-{{ .Release.Name }}"
empty: {}
config: |
  first: 1
  second: two
`,
  "production.yaml": "replicas: 7\nresources:\n  limits:\n    memory: 1Gi\n",
  "templates/_helpers.tpl": `{{- define "small.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag }}
{{- end -}}
{{- define "small.labels" -}}
app: literal
{{- end -}}
`,
  "templates/deployment.yaml": `apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .Release.Name }}-web
  labels:
    {{- include "small.labels" . | nindent 4 }}
    extra: {{ tpl .Values.extra . }}
    built: {{ include "small.image" . }}-slim
spec:
  replicas: {{ .Values.replicas }}
  template:
    spec:
      containers:
        - name: web
          image: {{ include "small.image" . | quote }}
          imagePullPolicy: {{ .Values.pullPolicy | default "IfNotPresent" }}
          {{- with .Values.resources }}
          resources:
            {{- toYaml . | nindent 12 }}
          {{- end }}
          {{- if eq .Values.preset "nano" }}
          command: [small]
          {{- end }}
          {{- with .Values.empty }}
          empty:
            {{- toYaml . | nindent 12 }}
          {{- end }}
---
apiVersion: v1
kind: ConfigMap
metadata:
  name: config
data:
  config.yaml: |
    {{- .Values.config | nindent 4 }}
`,
});

const container = ["spec", "template", "spec", "containers", 0] as const;

function at(source: SmallChart, ...path: readonly (string | number)[]): TreeNode | undefined {
  const [, deployment] = source.render().documents;
  return deployment === undefined ? undefined : nodeAt(deployment.tree.root, ...path);
}

describe("places of rendered scalars", () => {
  test.each<[string, readonly (string | number)[], string]>([
    ["one value", ["spec", "replicas"], "values.yaml: 3 (exact)"],
    ["a value behind default", [...container, "imagePullPolicy"], "values.yaml: Always (exact)"],
    ["a literal", ["kind"], "templates/deployment.yaml: Deployment (exact)"],
    ["a literal of a helper", ["metadata", "labels", "app"], "templates/_helpers.tpl: literal (exact)"],
    ["a leaf of toYaml", [...container, "resources", "limits", "cpu"], "values.yaml: 100m (exact)"],
    ["several values", [...container, "image"], "templates/_helpers.tpl: {{ .Values.image.repository }} (action)"],
    [
      "what stands beside a helper",
      ["metadata", "labels", "built"],
      'templates/deployment.yaml: {{ include "small.image" . }} (action)',
    ],
    ["a value with an object", ["metadata", "labels", "extra"], 'values.yaml: "name-{{ .Release.Name }}" (exact)'],
  ])("%s", (_, path, expected) => {
    expect(chart.show(at(chart, ...path)?.origin)).toBe(expected);
  });

  test("parts of a scalar have places of their own", () => {
    const image = at(chart, ...container, "image");
    if (image?.type !== "scalar") throw new Error("no image");
    expect(image.text).toBe("nginx:1.27");
    expect(chart.show(image.originOf(0, 5))).toBe("values.yaml: nginx (exact)");
    expect(chart.show(image.originOf(6, 10))).toBe("values.yaml: 1.27 (exact)");
    expect(chart.show(image.originOf(5, 6))).toBe("templates/_helpers.tpl: : (exact)");
  });

  test("related places name the values, and the include", () => {
    expect(chart.related(at(chart, ...container, "image")?.origin)).toEqual([
      "made from .Values.image.repository: nginx",
      'made from .Values.image.tag: "1.27"',
      'included here: {{ include "small.image" . | quote }}',
    ]);
    // The place itself is where it is included.
    expect(chart.related(at(chart, "metadata", "labels", "built")?.origin)).toEqual([
      "made from .Values.image.repository: nginx",
      'made from .Values.image.tag: "1.27"',
    ]);
  });

  test("a literal names the values that decided for it", () => {
    expect(chart.related(at(chart, ...container, "command", 0)?.origin)).toEqual(["decided by .Values.preset: nano"]);
  });

  test("lines of a block string that a template prints", () => {
    const [config] = chart.render().documents;
    const text = config === undefined ? undefined : nodeAt(config.tree.root, "data", "config.yaml");
    if (text?.type !== "scalar") throw new Error("no text");
    const start = text.text.indexOf("two");
    expect(chart.show(text.originOf(start, start + 3))).toBe("values.yaml: two (exact)");
  });

  test("the overlay that won is the place", () => {
    const [, deployment] = chart.renderWith("production.yaml").documents;
    const root = deployment?.tree.root;
    if (root === undefined) throw new Error("no deployment");
    expect(chart.show(nodeAt(root, "spec", "replicas")?.origin)).toBe("production.yaml: 7 (exact)");
    expect(chart.show(nodeAt(root, ...container, "resources", "limits", "cpu")?.origin)).toBe(
      "values.yaml: 100m (exact)",
    );
  });
});

describe("edits reach the file behind", () => {
  test("a value", () => {
    const node = at(chart, "spec", "replicas");
    const edits = node?.type === "scalar" ? node.tree.editor.replaceScalar(node, 5) : undefined;
    expect(chart.edited(edits).text("values.yaml")).toContain("replicas: 5\n");
  });

  test("a part of a value", () => {
    const node = at(chart, ...container, "image");
    const edits = node?.type === "scalar" ? node.tree.editor.replaceSlice(node, 6, 10, "1.28") : undefined;
    expect(chart.edited(edits).text("values.yaml")).toContain('tag: "1.28"\n');
  });

  test("a literal", () => {
    const node = at(chart, "metadata", "labels", "app");
    const edits = node?.type === "scalar" ? node.tree.editor.replaceScalar(node, "other") : undefined;
    expect(edits?.map((edit) => edit.file)).toEqual(["templates/_helpers.tpl"]);
    expect(at(chart.edited(edits), "metadata", "labels", "app")).toMatchObject({ value: "other" });
  });

  test("a key of a map that comes from values", () => {
    const node = at(chart, ...container, "resources", "limits");
    const edits = node?.type === "map" ? node.tree.editor.set(node, ["memory"], "1Gi") : undefined;
    expect(edits?.map((edit) => edit.file)).toEqual(["values.yaml"]);
    expect(at(chart.edited(edits), ...container, "resources", "limits", "memory")).toMatchObject({ value: "1Gi" });
  });

  test("a key that a skipped branch would print", () => {
    const node = at(chart, ...container);
    const edits = node?.type === "map" ? node.tree.editor.set(node, ["empty", "key"], "set") : undefined;
    expect(new Set(edits?.map((edit) => edit.file))).toEqual(new Set(["values.yaml"]));
    expect(at(chart.edited(edits), ...container, "empty", "key")).toMatchObject({ value: "set" });
  });

  test("a new literal key", () => {
    const node = at(chart, "spec");
    const edits = node?.type === "map" ? node.tree.editor.set(node, ["paused"], true) : undefined;
    expect(at(chart.edited(edits), "spec", "paused")).toMatchObject({ value: true });
  });

  test.each([
    ["a constant", '{{ "end" }}'],
    ["a constant under a name", '{{ $part := "end" }}{{ $part }}'],
    ["a constant of a line above", "{{ $above }}"],
  ])("a new key behind %s that an action prints", (_, last) => {
    const printing = new SmallChart({
      "templates/pod.yaml": `{{- $above := "end" }}\nkind: Pod\nspec:\n  first: 1\n  last: ${last}\nnext: 1\n`,
    });
    const [pod] = printing.render().documents;
    const spec = pod && nodeAt(pod.tree.root, "spec");
    const edits = spec?.type === "map" ? spec.tree.editor.set(spec, ["added"], 2) : undefined;
    expect(printing.edited(edits).text("templates/pod.yaml")).toContain(`  last: ${last}\n  added: 2\nnext: 1\n`);
  });

  test("an item goes to the values whose items stand last, else to the template", () => {
    const listing = (values: string) =>
      new SmallChart({
        "values.yaml": values,
        "templates/pod.yaml":
          "kind: Pod\nspec:\n  env:\n    - name: ONE\n      value: one\n    {{- with .Values.env }}\n    {{- toYaml . | nindent 4 }}\n    {{- end }}\n",
      });
    const appended = (source: SmallChart) => {
      const [pod] = source.render().documents;
      const env = pod && nodeAt(pod.tree.root, "spec", "env");
      return source.edited(env?.type === "list" ? env.tree.editor.append(env, { name: "X", value: "x" }) : undefined);
    };
    expect(appended(listing("env:\n  - name: TWO # two\n    value: two\n")).text("values.yaml")).toBe(
      "env:\n  - name: TWO # two\n    value: two\n  - name: X\n    value: x\n",
    );
    expect(appended(listing("env: []\n")).text("templates/pod.yaml")).toContain(
      "      value: one\n    - name: X\n      value: x\n    {{- with",
    );
  });

  test("a line that an include indents stands in its helper as it does there", () => {
    const including = new SmallChart({
      "templates/_pod.tpl":
        '{{- define "pod" -}}\ncontainers:\n  - name: a\n    env:\n    - name: ONE\n      value: "1"\n    ports: []\n{{- end -}}\n',
      "templates/pod.yaml": 'kind: Pod\nspec:\n  inner:\n    {{- include "pod" . | nindent 6 }}\n',
    });
    const [pod] = including.render().documents;
    const env = pod && nodeAt(pod.tree.root, "spec", "inner", "containers", 0, "env");
    const edits = env?.type === "list" ? env.tree.editor.append(env, { name: "TWO", value: "2" }) : undefined;
    expect(including.edited(edits).text("templates/_pod.tpl")).toContain(
      '      value: "1"\n    - name: TWO\n      value: "2"\n    ports: []\n',
    );
  });

  describe("in YAML that stands in a scalar", () => {
    const configured = (values: string, template: string) =>
      new SmallChart({
        "values.yaml": values,
        "over.yaml": "config:\n  sinks:\n    out: {type: console}\n",
        "templates/c.yaml": `kind: ConfigMap\ndata:\n  c.yaml: |\n${template}\n`,
      });
    const inner = (source: SmallChart, overlay?: string) => {
      const [document] = (overlay === undefined ? source.render() : source.renderWith(overlay)).documents;
      const text = document && nodeAt(document.tree.root, "data", "c.yaml");
      if (text?.type !== "scalar") throw new Error("no text");
      return parseEmbedded(text, "yaml").root;
    };
    const set = (root: TreeNode | undefined, path: readonly string[], value: string) =>
      root?.type === "map" ? root.tree.editor.set(root, path, value) : undefined;
    const map = "config:\n  # logs\n  sources:\n    k8s:\n      type: logs # of the node\n";
    const toYaml = "    {{- tpl (toYaml .Values.config) . | nindent 4 }}";

    test("a key of a map in values", () => {
      const source = configured(map, toYaml);
      const edits = set(inner(source), ["sources", "k8s", "cached"], "yes it is");
      expect(source.edited(edits).text("values.yaml")).toBe(
        "config:\n  # logs\n  sources:\n    k8s:\n      type: logs # of the node\n      cached: yes it is\n",
      );
    });

    test("a scalar of a map in values", () => {
      const source = configured(map, toYaml);
      const edits = set(inner(source), ["sources", "k8s", "type"], "other");
      expect(source.edited(edits).text("values.yaml")).toBe(map.replace("logs # of", "other # of"));
    });

    test("a key of a map that two files make goes to the one that wins", () => {
      const source = configured(map, toYaml);
      const root = inner(source, "over.yaml");
      const changed = source.edited(set(root, ["sinks", "out", "target"], "stdout"));
      expect(changed.text("over.yaml")).toContain("out: {type: console, target: stdout}");
      expect(source.edited(set(root, ["sources", "k8s", "cached"], "x")).text("values.yaml")).toContain(
        "      cached: x\n",
      );
      expect(source.edited(set(root, ["api"], "x")).text("over.yaml")).toContain("  api: x\n");
    });

    test("a line of a text in values", () => {
      const source = configured("config: |\n  a: 1 # one\n  b:\n    c: 2\n", "    {{- .Values.config | nindent 4 }}");
      const changed = (path: readonly string[]) => source.edited(set(inner(source), path, "3")).text("values.yaml");
      expect(changed(["b", "c"])).toBe('config: |\n  a: 1 # one\n  b:\n    c: "3"\n');
      expect(changed(["b", "d"])).toBe('config: |\n  a: 1 # one\n  b:\n    c: 2\n    d: "3"\n');
    });

    test("a literal key of the template", () => {
      const source = configured("{}\n", "    a:\n      b: 1\n");
      expect(source.edited(set(inner(source), ["a", "c"], "x")).text("templates/c.yaml")).toContain(
        "      b: 1\n      c: x\n",
      );
    });
  });

  test("a line of a manifest that stands as a text in values", () => {
    const source = new SmallChart({
      "values.yaml": 'env: |\n  - name: ONE\n    value: "1"\n  - name: TWO\n    value: two\n',
      "templates/p.yaml": "kind: Pod\nspec:\n  env:\n    {{- .Values.env | nindent 4 }}\n",
    });
    const [pod] = source.render().documents;
    const two = pod && nodeAt(pod.tree.root, "spec", "env", 1, "value");
    const edits = two?.type === "scalar" ? two.tree.editor.replaceScalar(two, "deux") : undefined;
    expect(source.edited(edits).text("values.yaml")).toBe(
      'env: |\n  - name: ONE\n    value: "1"\n  - name: TWO\n    value: deux\n',
    );
  });

  test("what several values make is not edited", () => {
    const node = at(chart, ...container, "image");
    expect(node?.type === "scalar" ? node.tree.editor.replaceScalar(node, "x") : "none").toBeUndefined();
  });
});

describe("notices", () => {
  test("a failing template is told at its action, and the rest renders", () => {
    const broken = new SmallChart({
      "templates/a.yaml": 'kind: A\nx: {{ include "b" . }}\n',
      "templates/_b.tpl": '{{ define "b" }}{{ .Values.missing.key }}{{ end }}',
      "templates/c.yaml": "kind: C\n",
      "templates/d.yaml": "kind: {{ .Values.x. }}\n",
    });
    const { documents, notices, failed } = broken.render();
    expect(documents.map((document) => document.manifest.kind)).toEqual(["C"]);
    expect(failed.map(({ file }) => file).toSorted()).toEqual(["templates/a.yaml", "templates/d.yaml"]);
    expect(notices.map(({ kind, file, message }) => [kind, file, message])).toEqual([
      ["template-failed", "templates/d.yaml", "unexpected <.> in operand"],
      [
        "template-failed",
        "templates/_b.tpl",
        "<.Values.missing.key>: nil pointer evaluating interface {}.key (included from small/templates/a.yaml:2:6)",
      ],
    ]);
  });

  test("a broken definition is not half used", () => {
    const broken = new SmallChart({
      "templates/_h.tpl": '{{ define "a" }}{{ if .x. }}x{{ end }}{{ end }}{{ define "b" }}fine{{ end }}',
      "templates/a.yaml": 'kind: A\nx: {{ include "a" . }}\n',
      "templates/b.yaml": 'kind: B\nx: {{ include "b" . }}\n',
    });
    const { documents, notices } = broken.render();
    expect(documents.map((document) => document.manifest.kind)).toEqual(["B"]);
    expect(notices.map(({ file, message }) => [file, message])).toEqual([
      ["templates/a.yaml", '<include "a" .>: template: no template "a" associated with template "gotpl"'],
      ["templates/_h.tpl", "unexpected <.> in operand"],
    ]);
  });

  test("a required value is a hint, and rendering goes on", () => {
    const demanding = new SmallChart({ "templates/a.yaml": 'kind: A\nx: {{ required "give x" .Values.x }}\n' });
    const { documents, notices } = demanding.render();
    expect(documents).toHaveLength(1);
    const [document] = documents;
    expect(document === undefined ? undefined : nodeAt(document.tree.root, "x")?.type).toBe("unknown");
    expect(notices.map(({ kind, message }) => [kind, message])).toEqual([
      ["values-required", "a value is required here: give x"],
    ]);
  });

  test("dependencies that are not there are named", () => {
    const incomplete = new SmallChart({
      "Chart.yaml":
        "apiVersion: v2\nname: small\nversion: 1.0.0\ndependencies:\n- name: redis\n  version: 1.x\n  repository: https://example.org\n",
      "templates/a.yaml": "kind: A\n",
    });
    const { documents, notices } = incomplete.render();
    expect(documents).toHaveLength(1);
    expect(notices.map(({ kind }) => kind)).toEqual(["dependency-missing"]);
  });

  test("each dependency is named at its own line, disabled ones are not, and what fails without them is no second notice", () => {
    const chartFile = `apiVersion: v2
name: small
version: 1.0.0
dependencies:
- name: redis
  version: 1.x
  repository: https://example.org
- name: minio
  version: 1.x
  condition: minio.enabled
- name: redis
  alias: cache
  version: 1.x
`;
    const incomplete = new SmallChart({
      "Chart.yaml": chartFile,
      "values.yaml": "minio: {enabled: false}\n",
      "templates/a.yaml": 'kind: A\nx: {{ include "redis.labels" . }}\n',
      "templates/b.yaml": "kind: B\nx: {{ .Values.redis.port }}\n",
      "templates/c.yaml": "kind: C\nx: {{ .Values.other.port }}\ny: {{ fromJson 1 }}\n",
      "templates/d.yaml": 'kind: D\nx: {{ template "redis.labels" . }}\n',
    });
    const { notices, failed } = incomplete.render();
    const files = ["templates/a.yaml", "templates/b.yaml", "templates/c.yaml", "templates/d.yaml"];
    expect(failed.map(({ file }) => file).sort()).toEqual(files);
    expect(
      notices.map(({ kind, file, range }) => [kind, file, chartFile.slice(0, range.start).split("\n").length]),
    ).toEqual([
      ["dependency-missing", "Chart.yaml", 5],
      ["dependency-missing", "Chart.yaml", 11],
    ]);
    expect(notices[0]?.message).toContain("4 templates that cannot do without are read without rendering");
  });

  test("what fails after a value was refused is no second notice", () => {
    const demanding = new SmallChart({
      "templates/a.yaml": 'kind: A\nx: {{ required "give x" .Values.x }}\ny: {{ tpl .Values.x . }}\n',
    });
    expect(demanding.render().notices.map(({ kind }) => kind)).toEqual(["values-required"]);
  });

  test("what .Files gives is placed in the file, as it was written", () => {
    const reading = new SmallChart({
      "alerts/one.yaml": "kind: One\nspec:\n  expr: up\n",
      "templates/all.yaml":
        '{{- range $path, $file := .Files.Glob "alerts/*.yaml" }}\n---\n{{ toString $file }}\n{{- end }}\n',
    });
    const [document] = reading.render().documents;
    const expr = document && nodeAt(document.tree.root, "spec", "expr");
    expect(expr?.origin.place).toEqual({ file: "alerts/one.yaml", range: { start: 24, end: 26 }, grade: "exact" });
  });

  test("endless work ends with a message", () => {
    const endless = new SmallChart({
      "templates/a.yaml": "{{ range until 100000000 }}x{{ end }}",
      "templates/b.yaml": '{{ define "r" }}{{ template "r" . }}{{ end }}{{ template "r" . }}',
      "templates/c.yaml": "kind: C\n",
    });
    const { notices } = endless.render();
    expect(notices.map(({ kind }) => kind)).toEqual(["limit-reached", "limit-reached"]);
  });
});
