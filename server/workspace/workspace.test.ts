import { describe, expect, it } from "vitest";
import type { Subject } from "../contract/rule.ts";
import { textAt } from "../yaml/read.ts";
import { Workspace } from "./workspace.ts";

function workspaceOf(files: Record<string, string>) {
  const workspace = new Workspace();
  for (const [path, text] of Object.entries(files)) workspace.update(path, text);
  return workspace;
}

function subjects(workspace: Workspace, ...kinds: string[]) {
  return [...workspace.subjects([{ resources: { kinds }, values: {}, charts: true, documents: { words: [""] } }])];
}

const daemonSet = (name: string, account = name) => `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: ${name}, namespace: logging}
spec:
  template:
    spec:
      serviceAccountName: ${account}
      volumes:
      - {name: c, configMap: {name: conf}}
      containers:
      - {name: a, image: x}
`;

describe("charts rendered in steps", () => {
  const chart = (name: string, kind: string) => ({
    [`${name}/Chart.yaml`]: `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n`,
    [`${name}/values.yaml`]: `kind: ${kind}\n`,
    [`${name}/templates/a.yaml`]: `kind: {{ .Values.kind }}\napiVersion: v1\nmetadata: {name: ${name}}\n`,
  });
  const seen = (workspace: Workspace) =>
    subjects(workspace, "Old", "New").map(({ subject }) => (subject.type === "resource" ? subject.resource.kind : ""));

  it("give way before each, and what is left off is taken up again with what changed meanwhile", () => {
    const workspace = workspaceOf({ ...chart("a", "Old"), ...chart("b", "Old"), ...chart("c", "Old") });
    const steps = workspace.renderInSteps();
    for (const done of [false, false, false]) expect(steps.next().done).toBe(done);
    // Now "a" and "b" are rendered, "c" is not.
    workspace.update("a/values.yaml", "kind: New\n");
    workspace.update("c/values.yaml", "kind: New\n");
    expect([...workspace.renderInSteps()]).toHaveLength(2);
    expect([...workspace.renderInSteps()]).toHaveLength(0);
    expect(seen(workspace).filter((kind) => kind !== "")).toEqual(["New", "Old", "New"]);
    workspace.update("b/Chart.yaml", undefined);
    workspace.update("b/values.yaml", undefined);
    workspace.update("b/templates/a.yaml", undefined);
    expect(seen(workspace).filter((kind) => kind !== "")).toEqual(["New", "New"]);
  });
});

describe("subjects", () => {
  it("are objects, items of lists, values and other documents, each from the file that is such", () => {
    const workspace = workspaceOf({
      "a.yaml": `${daemonSet("one")}---\n# nothing\n---\napiVersion: v1\nkind: List\nitems:\n- {apiVersion: v1, kind: ConfigMap, metadata: {name: x}}\n`,
      "k3s/config.yaml": "etcd-arg: [heartbeat-interval=50]\n",
      "chart/Chart.yaml": "name: mesh\nversion: 1.0.0\ndependencies: [{name: sub, version: 1.x, alias: s}]\n",
      "chart/values.yaml": "global: {a: 1}\ns: {b: 2}\n",
      "chart/templates/d.yaml": "kind: DaemonSet\napiVersion: apps/v1\nmetadata: {name: {{ .Values.name }}}\n",
      "app.yaml":
        "apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: app}\nspec:\n  source:\n    chart: vector\n    helm:\n      values: |\n        role: Agent\n",
    });
    const seen = subjects(workspace, "DaemonSet", "ConfigMap", "Application").map(({ subject }) =>
      describeSubject(subject),
    );
    expect(seen.sort()).toEqual(
      [
        "resource a.yaml DaemonSet one manifest",
        "resource a.yaml ConfigMap x manifest",
        "resource app.yaml Application app manifest",
        "values app.yaml vector argo-application",
        "document k3s/config.yaml",
        "values chart/values.yaml mesh default",
        "values chart/values.yaml sub subchart",
        "resource chart/templates/d.yaml DaemonSet undefined rendered",
        "chart mesh",
      ].sort(),
    );
  });

  it("of a chart hold what its dependencies of file:// bring, also after an edit there", () => {
    const workspace = workspaceOf({
      "charts/app/Chart.yaml":
        "apiVersion: v2\nname: app\nversion: 1.0.0\ndependencies:\n- {name: parts, version: 0.1.0, repository: file://../parts}\n",
      "charts/app/templates/a.yaml":
        'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: {{ include "parts.name" . }}}\n',
      "charts/parts/Chart.yaml": "apiVersion: v2\nname: parts\nversion: 0.1.0\ntype: library\n",
      "charts/parts/templates/_name.tpl": '{{ define "parts.name" }}first{{ end }}',
    });
    const names = () =>
      subjects(workspace, "ConfigMap").flatMap(({ subject }) =>
        subject.type === "resource" ? [subject.resource.name] : [],
      );
    expect(names()).toEqual(["first"]);
    expect(workspace.notices).toEqual([]);
    workspace.update("charts/parts/templates/_name.tpl", '{{ define "parts.name" }}second{{ end }}');
    expect(names()).toEqual(["second"]);
  });

  it("keep their identity until their own document changes or moves", () => {
    const workspace = workspaceOf({
      "a.yaml": `${daemonSet("one")}---\n${daemonSet("two")}`,
      "b.yaml": daemonSet("three"),
    });
    const selectors = [{ resources: { kinds: ["DaemonSet"] } }];
    const keys = () => workspace.subjects(selectors);
    const before = keys();
    workspace.update("a.yaml", `${daemonSet("one")}---\n${daemonSet("zwei")}`);
    const after = keys();
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[2]).toBe(before[2]);
  });

  it("come in blocks, each the same until its files change, or whether they are rendered", () => {
    const others = Array.from(
      { length: 400 },
      (_, index) => [`manifests/${index}.yaml`, daemonSet(`d${index}`)] as const,
    );
    const workspace = workspaceOf({
      "chart/Chart.yaml": "apiVersion: v2\nname: chart\nversion: 1.0.0\n",
      "chart/templates/d.yaml": "apiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: {{ .Values.global.name }}}\n",
      ...Object.fromEntries(others),
      "chart/values.yaml": "global: {name: one}\n",
    });
    const selectors = [{ resources: { kinds: ["DaemonSet"] } }];
    const blocks = () => [...workspace.subjectBlocks(selectors)];
    const holding = (role: string) =>
      blocks().filter((block) =>
        [...block.groups()].flat().some(({ subject }) => subject.type === "resource" && subject.resource.role === role),
      );
    expect([holding("rendered").length, holding("template").length]).toEqual([1, 0]);
    const before = blocks();
    expect(before.length).toBeGreaterThan(20);
    expect(blocks()).toEqual(before);
    workspace.update("manifests/200.yaml", daemonSet("other"));
    const after = blocks();
    expect(after.filter((block) => !before.includes(block))).toHaveLength(1);
    workspace.update("chart/values.yaml", "");
    expect([holding("rendered").length, holding("template").length]).toEqual([0, 1]);
    expect(after).not.toContain(holding("template")[0]);
    expect(blocks().filter((block) => !after.includes(block)).length).toBeLessThan(6);
  });

  it("that are no objects can be asked for by a word, and the answer is told anew when a manifest changes", () => {
    const workspace = workspaceOf({
      "a.yaml": "etcd-arg: x\n",
      "b.yaml": "other: x\n",
      "c.yaml": daemonSet("etcd-arg"),
    });
    const found = () => workspace.index.documents(["etcd-arg"]).map(({ document }) => document.file);
    expect(found()).toEqual(["a.yaml"]);
    const { dependencies } = workspace.recording(found);
    workspace.update("b.yaml", "etcd-arg: y\n");
    expect(workspace.isCurrent(dependencies)).toBe(false);
    expect(found()).toEqual(["a.yaml", "b.yaml"]);
  });

  it("are never parsed when no rule can want them", () => {
    const workspace = workspaceOf({ "a.yaml": daemonSet("one"), "b.yaml": "kind: Service\napiVersion: v1\n" });
    expect([...workspace.subjects([{ resources: { kinds: ["Service"] } }])]).toHaveLength(1);
    const parsed = [...workspace.files.values()].map((file) => file.records[0]?.document.parse.isDone);
    expect(parsed).toEqual([false, true]);
  });
});

function describeSubject(subject: Subject): string {
  switch (subject.type) {
    case "resource":
      return `resource ${subject.resource.document.file} ${subject.resource.kind} ${subject.resource.name} ${subject.resource.role}`;
    case "values":
      return `values ${subject.values.document.file} ${subject.values.chart?.name} ${subject.values.source}`;
    case "document":
      return `document ${subject.plain.document.file}`;
    case "chart":
      return `chart ${subject.chart.name}`;
  }
}

describe("index", () => {
  const files = {
    "d.yaml": daemonSet("agent"),
    "rbac.yaml": `apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata: {name: reader}
rules:
- {apiGroups: [""], resources: [pods], verbs: [list, watch]}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata: {name: reader}
roleRef: {kind: ClusterRole, name: reader}
subjects: [{kind: ServiceAccount, name: agent, namespace: logging}]
`,
    "conf.yaml": "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: conf, namespace: logging}\ndata: {a: b}\n",
  };

  it("joins service accounts with their permissions and pods with their ConfigMaps", () => {
    const { index } = workspaceOf(files);
    expect(index.permissions("logging", "agent").map(({ resources, namespace }) => [resources, namespace])).toEqual([
      [["pods"], undefined],
    ]);
    expect(index.permissions("logging", "other")).toEqual([]);
    const [agent] = index.resources("DaemonSet");
    expect(agent && index.configMapsOf(agent).map((map) => textAt(map.root, "data", "a"))).toEqual(["b"]);
  });

  it("takes an account that a RoleBinding names without a namespace for one of its own", () => {
    const binding = (kind: string) =>
      `apiVersion: rbac.authorization.k8s.io/v1
kind: ${kind}
metadata: {name: more, namespace: logging}
roleRef: {kind: ClusterRole, name: reader}
subjects: [{kind: ServiceAccount, name: late}]
`;
    const granted = (kind: string, namespace: string) =>
      workspaceOf({ ...files, "b.yaml": binding(kind) }).index.permissions(namespace, "late").length;
    expect([granted("RoleBinding", "logging"), granted("RoleBinding", "other")]).toEqual([1, 0]);
    expect([granted("ClusterRoleBinding", "logging"), granted("ClusterRoleBinding", "other")]).toEqual([1, 1]);
  });

  it("takes a name for enough where a namespace is not told, but not that of the account which every namespace has", () => {
    const granted = (account: string, bound: string, asked: string | undefined) => {
      const rbac = files["rbac.yaml"].replace("name: agent, namespace: logging", `name: ${account}${bound}`);
      return workspaceOf({ ...files, "rbac.yaml": rbac }).index.permissions(asked, account).length;
    };
    expect([granted("agent", ", namespace: a", undefined), granted("agent", "", "a")]).toEqual([1, 1]);
    expect([granted("default", ", namespace: a", undefined), granted("default", "", "a")]).toEqual([0, 0]);
    expect([granted("default", ", namespace: a", "a"), granted("default", ", namespace: a", "b")]).toEqual([1, 0]);
  });

  it("tells when an answer may have changed, and only then", () => {
    const workspace = workspaceOf(files);
    const holdsAfter = (ask: () => unknown, path: string, text: string) => {
      const { dependencies } = workspace.recording(ask);
      expect(workspace.isCurrent(dependencies)).toBe(true);
      workspace.update(path, text);
      return workspace.isCurrent(dependencies);
    };
    const permissions = () => workspace.index.permissions("logging", "agent");
    const conf = () => workspace.index.resource("ConfigMap", "logging", "conf");
    expect(holdsAfter(permissions, "conf.yaml", files["conf.yaml"].replace("a: b", "a: c"))).toBe(true);
    expect(holdsAfter(permissions, "rbac.yaml", files["rbac.yaml"].replace("watch]", "get]"))).toBe(false);
    expect(holdsAfter(permissions, "more.yaml", files["rbac.yaml"].replaceAll("agent", "other"))).toBe(false);
    expect(holdsAfter(conf, "other.yaml", files["conf.yaml"].replace("name: conf", "name: other"))).toBe(true);
    expect(holdsAfter(conf, "first.yaml", files["conf.yaml"])).toBe(false);
    const agents = () => workspace.index.resources("DaemonSet", ["agent"]);
    expect(holdsAfter(agents, "d2.yaml", daemonSet("other"))).toBe(true);
    expect(holdsAfter(agents, "d2.yaml", daemonSet("other", "agent"))).toBe(false);
  });

  it("gives a kustomization's namespace and prefix to its objects, and takes patches for fragments", () => {
    const { index } = workspaceOf({
      "base/kustomization.yaml": "resources: [d.yaml]\n",
      "base/d.yaml": daemonSet("agent"),
      "prod/kustomization.yaml":
        "namespace: prod\nnamePrefix: p-\nresources: [../base]\npatches: [{path: patch.yaml}]\n",
      "prod/patch.yaml": "apiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: agent}\n",
    });
    const seen = index.resources("DaemonSet").map(({ namespace, name, role }) => [namespace, name, role]);
    expect(seen).toEqual([
      ["prod", "p-agent", "manifest"],
      [undefined, "agent", "patch"],
    ]);
  });
});

describe("charts", () => {
  it("know the values that their templates read, and read them anew after an edit", () => {
    const workspace = workspaceOf({
      "c/Chart.yaml": "name: c\nversion: 1.0.0\n",
      "c/templates/a.yaml": 'mode: {{ .Values.global.leaseMode | default "pod" }}\n',
    });
    const paths = () =>
      workspace.structure.charts[0]?.references.map((reference) => [reference.path.join("."), reference.defaultText]);
    expect(paths()).toEqual([["global.leaseMode", "pod"]]);
    workspace.update("c/templates/a.yaml", "mode: {{ .Values.other }}\n");
    expect(workspace.files.size).toBe(2);
    expect(paths()).toEqual([["other", undefined]]);
  });
});
