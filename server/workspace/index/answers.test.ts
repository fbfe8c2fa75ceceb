import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { IndexView } from "../../contract/index-view.ts";
import type { Resource } from "../../contract/resource.ts";
import { Workspace } from "../workspace.ts";
import type { Tracked } from "./tracking.ts";

const deployment = (name: string, args = "") =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: ${name}, namespace: n}\nspec:\n  template:\n    spec:\n      containers:\n      - {name: c, image: c, args: [${args}], envFrom: [{configMapRef: {name: conf}}]}\n`;
const binding = (subject: string) =>
  `apiVersion: rbac.authorization.k8s.io/v1\nkind: RoleBinding\nmetadata: {name: b, namespace: n}\nroleRef: {kind: Role, name: r}\nsubjects: [${subject}]\n`;
const configMap = (name: string, data: string) =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: n}\ndata: {a: ${data}}\n`;

const documents = [
  deployment("one", '"--leader-elect"'),
  deployment("two"),
  configMap("conf", "one"),
  configMap("conf", "two"),
  configMap("other", "one"),
  "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: >-\n    conf}\n",
  "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: &name conf\n  labels: {name: *name}\n",
  `kind: List\napiVersion: v1\nitems:\n- {kind: ConfigMap, apiVersion: v1, metadata: {name: conf}}\n`,
  "apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata: {name: r, namespace: n}\nrules:\n- {apiGroups: [''], resources: [pods], verbs: [list]}\n",
  binding("{kind: ServiceAccount, name: account, namespace: n}"),
  binding("{kind: Group, name: 'system:serviceaccounts'}"),
];

const manifest = fc
  .subarray([...documents, ...documents], { maxLength: 3 })
  .chain((some) => fc.shuffledSubarray(some, { minLength: some.length }))
  .map((some) => (some.length === 0 ? undefined : some.join("---\n")));
const or = (...texts: string[]) => fc.constantFrom(undefined, ...texts);

/** Each file with the texts that it may have; undefined: it is not there. */
const files: Readonly<Record<string, fc.Arbitrary<string | undefined>>> = {
  "b.yaml": manifest,
  "a/a.yaml": manifest,
  "c/templates/t.yaml": or(
    deployment("{{ .Release.Name }}"),
    configMap("conf", "{{ .Values.a }}"),
    `{{ fail "no" }}\n${configMap("conf", "one")}`,
    `{{ .Values.a.b.c }}\n---\n${deployment("one")}`,
  ),
  "c/Chart.yaml": or("apiVersion: v2\nname: c\nversion: 1.0.0\n"),
  "c/values.yaml": or("a: one\n", "a: {b: {c: ''}}\n"),
  "a/kustomization.yaml": or("namePrefix: x-\nresources: [a.yaml, ../b.yaml]\n", "namespace: m\nresources: [a.yaml]\n"),
};

const edits = fc.array(
  fc
    .constantFrom("b.yaml", "a/a.yaml", ...Object.keys(files))
    .chain((path) => (files[path] ?? fc.constant(undefined)).map((text) => ({ path, text }))),
  { minLength: 2, maxLength: 12 },
);

const told = (some: readonly (Resource | undefined)[]) =>
  some.map((one) => one && `${one.document.file} ${one.namespace} ${one.name} ${one.document.text}`);
const view = {};

const questions: readonly ((index: IndexView) => unknown)[] = [
  (index) => told(index.resources("ConfigMap")),
  (index) => told(index.resources("Deployment")),
  (index) => told(index.resources("Deployment", ["--leader-elect"])),
  (index) => told(index.named("ConfigMap", "conf")),
  (index) => told([index.resource("ConfigMap", "n", "conf"), index.resource("ConfigMap", "n", "other")]),
  (index) => told(index.permissions("n", "account").flatMap(({ role, binding }) => [role, binding])),
  (index) => told(index.resources("ConfigMap").flatMap((one) => index.workloadsReading(one))),
  (index) => told(index.resources("Deployment").flatMap((one) => index.configMapsOf(one))),
  (index) => index.kept(view, "kept", () => told(index.named("Deployment", "one"))),
  (index) => index.verdict(view, "verdict", () => told(index.resources("Deployment")).join()),
  (index) => index.verdict(view, "size", () => index.kept(view, "size", () => index.resources("ConfigMap").length)),
  (index) => told(index.named("ConfigMap", "x-conf")),
  (index) => index.values().map(({ document }) => document.text),
];

describe("answers that are kept for as long as they hold", () => {
  it("are those of a fresh start, after any edits", () => {
    fc.assert(
      fc.property(edits, (sequence) => {
        const workspace = new Workspace();
        const texts = new Map<string, string>();
        const kept = new Map<number, Tracked<unknown>>();
        for (const { path, text } of sequence) {
          workspace.update(path, text);
          if (text === undefined) texts.delete(path);
          else texts.set(path, text);
          const fresh = new Workspace();
          for (const [file, content] of texts) fresh.update(file, content);
          for (const [at, ask] of questions.entries()) {
            const known = kept.get(at);
            const holds = known !== undefined && workspace.isCurrent(known.dependencies);
            const tracked = holds ? known : workspace.recording(() => ask(workspace.index));
            kept.set(at, tracked);
            expect(tracked.value).toEqual(ask(fresh.index));
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});
