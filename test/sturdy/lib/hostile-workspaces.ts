/** Files of one workspace, and a notice that there must be. */
export interface HostileWorkspace {
  readonly files: Readonly<Record<string, string>>;
  readonly notice?: { readonly kind: string; readonly file?: string };
}

const chart = "apiVersion: v2\nname: x\nversion: 1.0.0\n";
const daemonSet =
  "apiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: a}\nspec:\n  template:\n    spec:\n      containers:\n      - {name: vector, image: timberio/vector:0.36.1}\n";
const long = 2_000_000;

/** A chart with one template. */
function template(text: string, more: Readonly<Record<string, string>> = {}): HostileWorkspace["files"] {
  return { "c/Chart.yaml": chart, "c/templates/a.yaml": text, ...more };
}

/** Levels that each name the one before nine times: written in a page, read as 9³⁰ values. */
function bomb(indent: string, level: (before: string) => string): string {
  const levels = Array.from({ length: 30 }, (_, i) => `${indent}a${i + 1}: &a${i + 1} ${level(`*a${i}`)}\n`);
  return `${indent}a0: &a0 {x: 1}\n${levels.join("")}`;
}
const lists = (before: string) => `[${Array(9).fill(before).join(", ")}]`;
const merges = (before: string) => `{<<: [${before}, ${before}, ${before}]}`;

export const hostileWorkspaces: Readonly<Record<string, HostileWorkspace>> = {
  "aliases that multiply": { files: { "a.yaml": daemonSet + bomb("", lists) }, notice: { kind: "limit-reached" } },
  "merge keys that multiply": { files: { "a.yaml": daemonSet + bomb("", merges) }, notice: { kind: "limit-reached" } },
  "an alias in itself": {
    files: { "a.yaml": `${daemonSet}more: &a\n  <<: *a\n  b: [*a, *a]\n` },
    notice: { kind: "limit-reached" },
  },
  "aliases that multiply in values": {
    files: { ...template("a: {{ toJson .Values }}\n"), "c/values.yaml": bomb("", lists) },
    notice: { kind: "template-failed", file: "c/values.yaml" },
  },
  "aliases that multiply in the configuration": {
    files: { "a.yaml": daemonSet, ".planelint.yaml": `overrides:\n- files: [a]\n  rules:\n${bomb("    ", lists)}` },
    notice: { kind: "invalid-configuration" },
  },
  "a hundred thousand aliases": { files: { "a.yaml": `${daemonSet}a: &a {x: 1}\nb:\n${"- *a\n".repeat(100_000)}` } },
  "flow collections in each other": {
    files: { "a.yaml": `${daemonSet}x: ${"[".repeat(20_000)}${"]".repeat(20_000)}\n` },
    notice: { kind: "limit-reached" },
  },
  "maps in each other": {
    files: {
      "a.yaml": `${daemonSet}x:\n${Array.from({ length: 400 }, (_, i) => `${" ".repeat(i + 1)}a:\n`).join("")}`,
    },
    notice: { kind: "limit-reached" },
  },
  "an action that is not closed, with strings": { files: template(`a: {{ include ${'"a" '.repeat(200)}\n`) },
  "actions that are not closed": { files: template("{{".repeat(50_000)) },
  "comments that are not closed": { files: template("{{/* }} ".repeat(50_000)) },
  "blank lines below metadata": {
    files: template(`kind: A\nmetadata:\n${"  \n".repeat(10_000)}x: helm.sh/hook\n{{ .Values.x }}\n`),
  },
  "blank lines": { files: { "a.yaml": `${daemonSet}x: ENC[AES256_GCM,\n${"\n \t\n".repeat(50_000)}` } },
  "a text of blank lines in a ConfigMap": {
    files: {
      "a.yaml": `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  a.conf: |\n    x\n${"\n".repeat(long)}    y\n`,
    },
  },
  "digits for a quantity": {
    files: {
      "a.yaml": daemonSet.replace("timberio", `timberio, resources: {limits: {cpu: "${"1".repeat(long)}x"}}, x: a`),
    },
  },
  "stars in globs": {
    files: {
      [`${"a".repeat(200)}.yaml`]: daemonSet,
      ".planelint.yaml": `overrides:\n- files: ["${"*a".repeat(30)}b"]\n  rules: {lease-per-object: off}\n- resources: [{name: "${"*a".repeat(20)}b"}]\n  rules: {lease-per-object: off}\n`,
    },
  },
  "stars in a release's paths": {
    files: {
      [`a/${"a".repeat(200)}.yaml`]: "leaseMode: pod\n",
      "app.yaml": `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: a}\nspec:\n  sources:\n  - {repoURL: https://helm.vector.dev, chart: vector, targetRevision: 0.36.1, helm: {valueFiles: [$here/a/${"{{x}}a".repeat(30)}b]}}\n  - {repoURL: https://example.com/x.git, ref: here}\n`,
    },
  },
  "stars in .helmignore and .Files.Glob": {
    files: template(`{{ .Files.Glob "${"*a".repeat(30)}b" }}{{ .Files.Glob "${"**a".repeat(30)}b" }}\n`, {
      "c/.helmignore": `${"*a".repeat(30)}b\n`,
      [`c/${"a".repeat(200)}.yaml`]: "",
    }),
  },
  "expressions in a schema": {
    files: template("a: {{ .Values.a }}\n", {
      "c/values.yaml": `${"a".repeat(60)}x: 1\nleaseMode: pod\n`,
      "c/values.schema.json": JSON.stringify({ patternProperties: { "^(a+)+$": { pattern: "^(a|a)*$" } } }),
    }),
  },
  "expressions in templates": {
    files: template(
      `{{ regexMatch "^(a+)+$" (print (repeat 100000 "a") "x") }}{{ toDate "${"1".repeat(60)}" "${"1".repeat(90)}x" }}\n`,
    ),
  },
  "a loop without end": {
    files: template("{{ range until 1000000000 }}x{{ end }}\n"),
    notice: { kind: "limit-reached" },
  },
  "loops in loops": {
    files: template(`${"{{ range until 1000 }}".repeat(5)}x${"{{ end }}".repeat(5)}\n`),
    notice: { kind: "limit-reached" },
  },
  "an include of itself": {
    files: template('{{ define "a" }}{{ include "a" . }}{{ include "a" . }}{{ end }}{{ include "a" . }}\n'),
    notice: { kind: "limit-reached" },
  },
  "tpl of itself": {
    files: template("{{ tpl .Values.t . }}\n", {
      "c/values.yaml": "t: '{{ tpl .Values.t . }}{{ tpl .Values.t . }}'\n",
    }),
    notice: { kind: "limit-reached" },
  },
  "text that doubles": {
    files: template('{{ $x := "x" }}{{ range until 100 }}{{ $x = print $x $x }}{{ end }}{{ $x }}\n'),
    notice: { kind: "limit-reached" },
  },
  "charts that depend on each other": {
    files: Object.fromEntries(
      ["a", "b"].flatMap((name) => [
        [
          `${name}/Chart.yaml`,
          `apiVersion: v2\nname: ${name}\nversion: 1.0.0\ndependencies:\n${["a", "b"].map((other) => `- {name: ${other}, version: 1.0.0, repository: "file://../${other}"}\n`).join("")}`,
        ],
        [`${name}/templates/a.yaml`, "kind: A\n"],
      ]),
    ),
  },
  "a version constraint of digits": {
    files: { "c/Chart.yaml": `${chart}kubeVersion: ">=${"1".repeat(long)}"\n`, "c/templates/a.yaml": "kind: A\n" },
  },
};
