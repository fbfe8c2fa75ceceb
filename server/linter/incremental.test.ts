import fc from "fast-check";
import { expect, test } from "vitest";
import { rules } from "../../rules/generated/registry.ts";
import { createEngine } from "./engine.ts";
import { sampleRules } from "./testing/sample-rules.ts";

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
  "",
];
const files: Record<string, fc.Arbitrary<string | undefined>> = {
  "a.yaml": manifests(),
  "b/b.yaml": manifests(),
  "b/c.yaml": manifests(),
  "c/values.yaml": manifests(),
  "c/templates/t.yaml": fc.option(
    fc.constantFrom(
      "apiVersion: v1\nkind: Thing\nmetadata: {name: {{ .Release.Name }}}\nspec:\n  mode: bad\n",
      "a: {{ .Values.global.leaseMode }}\n",
      "{{- if .Values.x }}\nkind: Provider\napiVersion: v1\nmetadata: {name: p}\n{{- end }}\n",
    ),
    { nil: undefined },
  ),
  "c/Chart.yaml": fc.option(fc.constantFrom("apiVersion: v2\nname: c\nversion: 1.0.0\n"), { nil: undefined }),
  "b/kustomization.yaml": fc.option(
    fc.constantFrom("namespace: n\nresources: [b.yaml]\n", "namePrefix: x-\nresources: [b.yaml, c.yaml]\n"),
    { nil: undefined },
  ),
  ".planelint.yaml": fc.option(
    fc.constantFrom("rules: {bad-mode: off}\n", "overrides: [{files: [b/], rules: {bad-mode: error}}]\n"),
    { nil: undefined },
  ),
};

function manifests(): fc.Arbitrary<string | undefined> {
  const text = fc
    .array(fc.constantFrom(...documents), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join("---\n"));
  return fc.option(text, { nil: undefined });
}

const edit = fc.constantFrom(...Object.keys(files)).chain((path) => {
  const text = files[path] ?? fc.constant(undefined);
  return text.map((content) => ({ path, content }));
});

test("after any sequence of edits the result is that of a fresh start", () => {
  const options = { rules: [...sampleRules, ...rules] };
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
      const engine = createEngine(options);
      const texts = new Map<string, string>();
      for (const { path, content } of edits) {
        engine.update(path, content);
        if (content === undefined) texts.delete(path);
        else texts.set(path, content);
        const fresh = createEngine(options);
        for (const [file, text] of texts) fresh.update(file, text);
        expect(engine.lint()).toEqual(fresh.lint());
      }
    }),
    { numRuns: 150 },
  );
});
