import fc from "fast-check";
import { rules } from "../../../rules/generated/registry.ts";
import type { LintResult } from "../../contract/engine.ts";
import type { ChartPart } from "../../contract/source.ts";
import { createEngine } from "../engine.ts";
import type { LintEngine } from "../lint-engine.ts";
import { lintWithParts } from "../parts.ts";
import { sampleRules } from "./sample-rules.ts";

const documents = [
  "apiVersion: v1\nkind: Thing\nmetadata: {name: a}\nspec:\n  mode: bad\n",
  "apiVersion: v1\nkind: Thing\nmetadata: {name: b}\nspec: {mode: good}\n",
  "apiVersion: v1\nkind: Consumer\nmetadata: {name: c}\nspec: {provider: p}\n",
  "apiVersion: v1\nkind: Provider\nmetadata: {name: p}\n",
  "apiVersion: v1\nkind: Provider\nmetadata: {name: q, namespace: n}\n",
  "# planelint-disable-file bad-mode -- why\n",
  "apiVersion: kubeadm.k8s.io/v1beta4\nkind: ClusterConfiguration\nkubernetesVersion: v1.31.0\n",
  "global:\n  leaseMode: pod\n",
  "leaseMode: namespace\n",
  "broken: [\n",
  "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: vector-values}\ndata:\n  values.yaml: |\n    role: Agent\n    image: {repository: timberio/vector}\n",
  "role: Agent\n",
  "",
];
const argo = (file: string, more = "") =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: vector}\nspec:\n  sources:\n  - {repoURL: https://helm.vector.dev, chart: vector, targetRevision: 0.36.1, helm: {valueFiles: [${file}]${more}}}\n  - {repoURL: https://example.com/x.git, ref: here}\n`;
const flux =
  "apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: vector}\nspec:\n  chart: {spec: {chart: vector, version: 0.36.1, sourceRef: {kind: HelmRepository, name: vector}}}\n  valuesFrom: [{kind: ConfigMap, name: vector-values}]\n";
const chartRef =
  "apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: vector}\nspec:\n  chartRef: {kind: OCIRepository, name: vector}\n  values: {role: Agent, image: {repository: timberio/vector}}\n";
const oci = (tag: string) =>
  `apiVersion: source.toolkit.fluxcd.io/v1\nkind: OCIRepository\nmetadata: {name: vector}\nspec: {url: "oci://helm.vector.dev/vector", ref: {tag: ${tag}}}\n`;
const helmCharts =
  "helmCharts:\n- {name: vector, repo: https://helm.vector.dev, version: 0.36.1, valuesFile: c.yaml}\n- name: vector\n  repo: https://helm.vector.dev\n  version: 0.43.0\n  valuesInline: {role: Agent}\n";

const patch = (kind: string) =>
  `patches:\n- target: {kind: ${kind}}\n  patch: |-\n    [{op: replace, path: /spec/mode, value: good}]\n`;

const files: Record<string, fc.Arbitrary<string | undefined>> = {
  "a.yaml": manifests(),
  "b/b.yaml": manifests(),
  "b/c.yaml": manifests(),
  "c/values.yaml": manifests(),
  "c/templates/t.yaml": fc.option(
    fc.constantFrom(
      "apiVersion: v1\nkind: Thing\nmetadata: {name: {{ .Release.Name }}}\nspec:\n  mode: bad\n",
      "a: {{ .Values.global.leaseMode }}\n",
      "apiVersion: v1\nkind: Thing\nmetadata: {name: {{ .Values.global.leaseMode }}}\nspec:\n  mode: bad\n",
      'apiVersion: v1\nkind: Thing\nmetadata: {name: files}\nspec:\n  mode: {{ .Files.Get "mode.txt" }}\n',
      'apiVersion: v1\nkind: Thing\nmetadata: {name: files}\nspec:\n  mode: {{ .Files.Get (.Files.Get "linked/name") }}\n',
      "{{- if .Values.x }}\nkind: Provider\napiVersion: v1\nmetadata: {name: p}\n{{- end }}\n",
    ),
    { nil: undefined },
  ),
  "c/Chart.yaml": fc.option(
    fc.constantFrom(
      "apiVersion: v2\nname: c\nversion: 1.0.0\n",
      "apiVersion: v2\nname: c\nversion: 1.0.0\nkubeVersion: <1.30.0-0\n",
    ),
    { nil: undefined },
  ),
  "b/kustomization.yaml": fc.option(
    fc.constantFrom(
      "namespace: n\nresources: [b.yaml]\n",
      "namePrefix: x-\nresources: [b.yaml, c.yaml]\n",
      helmCharts,
      `resources: [b.yaml]\n${patch("Thing")}`,
      "resources: [b.yaml]\npatches: [{path: c.yaml}]\n",
      "resources: [b.yaml]\npatches: [{path: c.yaml, target: {kind: Thing}}]\n",
    ),
    { nil: undefined },
  ),
  "o/kustomization.yaml": fc.option(
    fc.constantFrom(
      "resources: [../b, ../a.yaml]\n",
      `resources: [../b]\n${patch("Thing")}`,
      `resources: [../a.yaml]\n${patch("Consumer")}`,
    ),
    { nil: undefined },
  ),
  "releases.yaml": fc.option(
    fc.constantFrom(
      argo("$here/b/c.yaml"),
      argo("$here/c/values.yaml, $here/b/c.yaml"),
      argo("$here/b/c.yaml", ", values: 'role: Agent'"),
      "apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: c}\nspec:\n  source: {path: c, helm: {valueFiles: [../b/b.yaml]}}\n",
      flux,
      chartRef,
      `${flux}---\n${argo("$here/a.yaml")}`,
    ),
    { nil: undefined },
  ),
  "repository.yaml": fc.option(
    fc.constantFrom(
      "apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: vector}\nspec: {url: https://helm.vector.dev}\n",
      "apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: vector}\nspec: {url: https://example.com}\n",
      oci("0.36.1"),
      oci("0.43.0"),
    ),
    { nil: undefined },
  ),
  "helmfile.yaml": fc.option(
    fc.constantFrom(
      "repositories: [{name: v, url: https://helm.vector.dev}]\nreleases:\n- {name: x, chart: v/vector, version: 0.36.1, values: [b/b.yaml]}\n",
      "repositories: [{name: v, url: https://helm.vector.dev}]\nreleases:\n- name: x\n  chart: v/vector\n  version: 0.36.1\n  values:\n  - role: Agent\n",
    ),
    { nil: undefined },
  ),
  ".planelint.yaml": fc.option(
    fc.constantFrom(
      "rules: {bad-mode: off}\n",
      "overrides: [{files: [b/], rules: {bad-mode: error}}]\n",
      "charts: [{values: [a.yaml], chart: vector, version: 0.36.1, repository: https://helm.vector.dev}]\n",
    ),
    { nil: undefined },
  ),
};

/** What lies in the chart beside texts; the contents are read when the chart wants them. */
const parts: Record<string, fc.Arbitrary<string | ChartPart | undefined>> = {
  "c/mode.txt": fc.option(fc.constantFrom("bad", "good"), { nil: undefined }),
  "c/.helmignore": fc.option(fc.constantFrom("mode.txt\n", "# nothing\n"), { nil: undefined }),
  "shared/name": fc.option(fc.constantFrom("mode.txt", "linked/mode"), { nil: undefined }),
  "shared/mode": fc.option(fc.constantFrom("bad"), { nil: undefined }),
  "c/linked": fc.option(
    fc.constantFrom<ChartPart[]>({ type: "link", target: "shared" }, { type: "link", target: "b" }),
    {
      nil: undefined,
    },
  ),
};

function manifests(): fc.Arbitrary<string | undefined> {
  const text = fc
    .array(fc.constantFrom(...documents), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join("---\n"));
  return fc.option(text, { nil: undefined });
}

/** One change of one file; undefined takes it away. */
export const edit = fc.constantFrom(...Object.keys(files), ...Object.keys(parts)).chain((path) => {
  const change: fc.Arbitrary<string | ChartPart | undefined> = files[path] ?? parts[path] ?? fc.constant(undefined);
  return change.map((content) => ({ path, content }));
});

function partOf(content: string | ChartPart | undefined): ChartPart | undefined {
  return typeof content === "string" ? { type: "file" } : content;
}

export interface Edit {
  readonly path: string;
  readonly content: string | ChartPart | undefined;
}

/**
 * After each edit, what the engine that lived through all of them finds, and what a fresh one finds in the same files.
 * @param keptText as the engine that lives on takes it
 */
export function* replay(
  edits: readonly Edit[],
  keptText?: number,
): Generator<{ readonly kept: LintResult; readonly fresh: LintResult }> {
  const options = { rules: [...sampleRules, ...rules] };
  const engine = createEngine(keptText === undefined ? options : { ...options, keptText });
  const contents = new Map<string, string | ChartPart>();
  const give = (to: LintEngine, path: string, content: string | ChartPart | undefined) => {
    if (path in parts) to.updatePart(path, partOf(content));
    else if (typeof content !== "object") to.update(path, content);
  };
  const lint = (from: LintEngine) => {
    const read = (path: string) => {
      const content = contents.get(path);
      return typeof content === "string" ? content : undefined;
    };
    return lintWithParts(from, read, () => from.lint());
  };
  for (const { path, content } of edits) {
    if (content === undefined) contents.delete(path);
    else contents.set(path, content);
    give(engine, path, content);
    const fresh = createEngine(options);
    for (const [file, known] of contents) give(fresh, file, known);
    yield { kept: lint(engine), fresh: lint(fresh) };
  }
}
