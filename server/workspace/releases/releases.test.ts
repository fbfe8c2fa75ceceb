import { describe, expect, it } from "vitest";
import type { SubjectEntry } from "../subjects/entries.ts";
import { Workspace } from "../workspace.ts";

const tree = "role: Agent\n";

function argo(source: string, repository = "https://helm.vector.dev"): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: agents}
spec:
  destination: {namespace: logging}
  sources:
  - {repoURL: "${repository}", ${source}}
  - {repoURL: https://example.com/x.git, ref: here}
`;
}

function valuesIn(files: Record<string, string>) {
  const workspace = new Workspace();
  for (const [path, text] of Object.entries(files)) workspace.update(path, text);
  return workspace;
}

/** File, source, chart and release of every values tree whose chart is known. */
function known(workspace: Workspace) {
  return workspace.index.values().flatMap(({ document, source, chart, release, isPartial }) => {
    const { name, version, repository } = chart ?? {};
    const told = [name, version, repository?.replace("https://", ""), release?.name, release?.namespace];
    return chart === undefined
      ? []
      : [`${document.file} ${source} ${told.join()}${isPartial === true ? " partial" : ""}`];
  });
}

describe("Argo CD", () => {
  const chart = "chart: vector, targetRevision: 0.36.1";

  it("takes files of another source by its ref, whatever they are called", () => {
    const files = { "a.yaml": argo(`${chart}, helm: {valueFiles: [$here/envs/prod.yaml]}`), "envs/prod.yaml": tree };
    expect(known(valuesIn(files))).toEqual(["envs/prod.yaml release vector,0.36.1,helm.vector.dev,agents,logging"]);
  });

  it("takes nothing by a ref that no source has, and nothing that lies inside the package", () => {
    const files = { "a.yaml": argo(`${chart}, helm: {valueFiles: [$there/prod.yaml, prod.yaml]}`), "prod.yaml": tree };
    expect(known(valuesIn(files))).toEqual([]);
  });

  it("makes overlays of the files of a chart in the workspace", () => {
    const source = "path: charts/mesh, helm: {valueFiles: [../../envs/mesh.yaml]}";
    const workspace = valuesIn({
      "a.yaml": argo(source),
      "charts/mesh/Chart.yaml": "name: mesh\nversion: 1.0.0\n",
      "envs/mesh.yaml": tree,
    });
    expect(known(workspace)).toEqual(["envs/mesh.yaml overlay mesh,1.0.0,,agents,logging"]);
    const [mesh] = workspace.index.charts();
    expect(mesh && workspace.index.valuesOf(mesh).map(({ document }) => document.file)).toEqual(["envs/mesh.yaml"]);
  });

  it("lets a template action stand for one step, but not for the first", () => {
    const files = {
      "a.yaml": argo(`${chart}, helm: {valueFiles: ["$here/envs/{{ .env }}/agents.yaml"]}`),
      "b.yaml": argo(`${chart}, helm: {valueFiles: ["$here/{{ .path }}/other.yaml"]}`),
      "envs/prod/agents.yaml": tree,
      "envs/prod/deep/agents.yaml": tree,
      "envs/other.yaml": tree,
    };
    const found = known(valuesIn(files)).map((line) => line.split(" ")[0]);
    expect(found).toEqual(["envs/prod/agents.yaml"]);
  });

  it("knows that other layers may set what one leaves out", () => {
    const files = {
      "a.yaml": argo(`${chart}, helm: {valueFiles: [$here/v/base.yaml, $here/v/prod.yaml]}`),
      "b.yaml": argo(`${chart}, helm: {valueFiles: [$here/v/sized.yaml], parameters: [{name: a, value: b}]}`),
      "v/base.yaml": tree,
      "v/sized.yaml": tree,
    };
    expect(known(valuesIn(files)).every((line) => line.endsWith(" partial"))).toBe(true);
    expect(known(valuesIn(files))).toHaveLength(2);
  });
});

describe("a file that several releases take", () => {
  const at = (version: string, name = "vector") =>
    argo(`chart: ${name}, targetRevision: ${version}, helm: {valueFiles: [$here/v/shared.yaml]}`);

  it("keeps what they agree on", () => {
    const files = { "a.yaml": at("0.36.1"), "b.yaml": at("0.43.0"), "v/shared.yaml": tree };
    expect(known(valuesIn(files))).toEqual(["v/shared.yaml release vector,,helm.vector.dev,agents,logging"]);
  });

  it("is of no known chart when they differ in that", () => {
    const files = { "a.yaml": at("1.0.0"), "b.yaml": at("1.0.0", "mesh"), "v/shared.yaml": tree };
    expect(known(valuesIn(files))).toEqual([]);
  });

  it("stays with the chart that it lies in", () => {
    const files = {
      "a.yaml": at("1.0.0"),
      "v/Chart.yaml": "name: own\nversion: 1.0.0\n",
      "v/values-shared.yaml": tree,
    };
    files["a.yaml"] = files["a.yaml"].replace("shared.yaml", "values-shared.yaml");
    expect(known(valuesIn(files))).toEqual(["v/values-shared.yaml overlay own,1.0.0,,,"]);
  });
});

describe("Flux", () => {
  const release = (more: string) =>
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: agents, namespace: logging}\nspec:\n  chart: {spec: {chart: vector, version: 0.36.1, sourceRef: {kind: HelmRepository, name: v}}}\n${more}`;
  const repository =
    "apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: v, namespace: logging}\nspec: {url: https://helm.vector.dev}\n";
  const configMap = (key: string) =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: agents, namespace: logging}\ndata:\n  ${key}: |\n    role: Agent\n`;
  const told = "vector,0.36.1,helm.vector.dev,agents,logging";

  it("takes the key of a ConfigMap that it names", () => {
    const from = "  valuesFrom: [{kind: ConfigMap, name: agents, valuesKey: v.yaml}]\n";
    const files = { "r.yaml": release(from), "s.yaml": repository, "c.yaml": configMap("v.yaml") };
    expect(known(valuesIn(files))).toEqual([`c.yaml release ${told}`]);
    expect(known(valuesIn({ ...files, "c.yaml": configMap("other") }))).toEqual([]);
  });

  it("takes neither a Secret nor a single value for a values file", () => {
    const from =
      "  valuesFrom: [{kind: Secret, name: agents}, {kind: ConfigMap, name: agents, targetPath: a, valuesKey: values.yaml}]\n";
    expect(known(valuesIn({ "r.yaml": release(from), "c.yaml": configMap("values.yaml") }))).toEqual([]);
  });

  it("takes the files of which a kustomization generates the ConfigMap", () => {
    const from = "  valuesFrom: [{kind: ConfigMap, name: agents}]\n  values: {a: b}\n";
    const generator = "configMapGenerator: [{name: agents, files: [values.yaml=v/agents.yaml]}]\n";
    const files = {
      "r.yaml": release(from),
      "s.yaml": repository,
      "kustomization.yaml": generator,
      "v/agents.yaml": tree,
    };
    expect(known(valuesIn(files))).toEqual([
      "r.yaml flux-helmrelease vector,0.36.1,,agents,logging",
      `v/agents.yaml release ${told} partial`,
    ]);
  });

  it("finds the chart of an artifact, unless two of that name are elsewhere", () => {
    const artifact = (url: string) =>
      `apiVersion: source.toolkit.fluxcd.io/v1\nkind: OCIRepository\nmetadata: {name: v}\nspec: {url: "${url}", ref: {tag: 1.2.3}}\n`;
    const byReference =
      "apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: agents}\nspec:\n  chartRef: {kind: OCIRepository, name: v}\n  values: {a: b}\n";
    const files = { "r/r.yaml": byReference, "a/s.yaml": artifact("oci://example.com/charts/vector") };
    expect(known(valuesIn(files))).toEqual([
      "r/r.yaml flux-helmrelease vector,1.2.3,oci://example.com/charts/vector,agents,",
    ]);
    expect(known(valuesIn({ ...files, "b/s.yaml": artifact("oci://example.com/charts/mesh") }))).toEqual([]);
    expect(known(valuesIn({ ...files, "r/s.yaml": artifact("oci://example.com/charts/mesh") }))).toHaveLength(1);
  });
});

describe("the Helm controller of k3s and RKE2", () => {
  const object = (kind: string, name: string, more: string) =>
    `apiVersion: helm.cattle.io/v1\nkind: ${kind}\nmetadata: {name: ${name}, namespace: kube-system}\nspec:\n  valuesContent: |-\n    role: Agent\n${more}`;

  it("tells the chart of the values in a HelmChart", () => {
    const chart = "  chart: vector\n  version: 0.36.1\n  repo: https://helm.vector.dev\n  targetNamespace: logging\n";
    const told = "c.yaml k3s-helmchart vector,0.36.1,helm.vector.dev,agents,logging";
    expect(known(valuesIn({ "c.yaml": object("HelmChart", "agents", chart) }))).toEqual([told]);
    expect(known(valuesIn({ "c.yaml": object("HelmChart", "agents", `${chart}  set: {a: b}\n`) }))).toEqual([
      `${told} partial`,
    ]);
  });

  it("knows the charts that RKE2 packages, and no other of a HelmChartConfig", () => {
    expect(known(valuesIn({ "c.yaml": object("HelmChartConfig", "rke2-cilium", "") }))).toEqual([
      "c.yaml k3s-helmchart cilium,,,rke2-cilium,kube-system partial",
    ]);
    expect(known(valuesIn({ "c.yaml": object("HelmChartConfig", "traefik", "") }))).toEqual([]);
  });

  it("leaves Flux's HelmChart alone", () => {
    const other = object("HelmChart", "vector", "  chart: vector\n").replace(
      "helm.cattle.io",
      "source.toolkit.fluxcd.io",
    );
    expect(known(valuesIn({ "c.yaml": other }))).toEqual([]);
  });
});

describe("helmfile and Kustomize", () => {
  it("tell the charts of files and of inline values", () => {
    const helmfile = `repositories: [{name: v, url: https://helm.vector.dev}]
---
releases:
- {name: a, namespace: logging, chart: v/vector, version: 0.36.1, values: ["envs/{{ .Release.Name }}.yaml"]}
- {name: b, chart: "oci://example.com/charts/mesh", values: [{a: b}, envs/more.yaml]}
- {name: c, chart: "{{ .chart }}", values: [{a: b}]}
`;
    const files = { "deploy/helmfile.yaml": helmfile, "deploy/envs/a.yaml": tree, "envs/a.yaml": tree };
    expect(known(valuesIn(files))).toEqual([
      "deploy/helmfile.yaml helmfile mesh,,oci://example.com/charts/mesh,b, partial",
      "deploy/envs/a.yaml release vector,0.36.1,helm.vector.dev,a,logging",
    ]);
  });

  it("of which Kustomize names both in one entry", () => {
    const kustomization = `namespace: logging
helmCharts:
- {name: vector, repo: https://helm.vector.dev, version: 0.36.1, releaseName: a, valuesFile: v.yaml, valuesInline: {role: Agent}}
`;
    const workspace = valuesIn({ "k/kustomization.yaml": kustomization, "k/v.yaml": tree });
    expect(known(workspace)).toEqual([
      "k/kustomization.yaml kustomize vector,0.36.1,helm.vector.dev,a,logging partial",
      "k/v.yaml release vector,0.36.1,helm.vector.dev,a,logging partial",
    ]);
  });
});

it("the configuration comes before what lies around a file, and objects stay objects", () => {
  const workspace = valuesIn({ "v/a.yaml": tree, "v/b.yaml": "apiVersion: v1\nkind: Service\nmetadata: {name: s}\n" });
  const chart = { name: "vector", version: "0.36.1" };
  workspace.declare({ charts: [], values: [{ matches: (path) => path.startsWith("v/"), chart }] });
  expect(known(workspace)).toEqual(["v/a.yaml release vector,0.36.1,,,"]);
  expect(workspace.index.resources("Service")).toHaveLength(1);
});

describe("edits", () => {
  const at = (file: string, version = "0.36.1") =>
    argo(`chart: vector, targetRevision: ${version}, helm: {valueFiles: [$here/${file}]}`);
  const chartOf = (workspace: Workspace) =>
    [...workspace.subjects([{ values: {} }])].flatMap(({ subject }) =>
      subject.type === "values" ? [`${subject.values.document.file} ${subject.values.chart?.version}`] : [],
    );

  it("of a release decide anew what files are", () => {
    const workspace = valuesIn({ "a.yaml": at("v/one.yaml"), "v/one.yaml": tree, "v/two.yaml": tree });
    expect(chartOf(workspace)).toEqual(["v/one.yaml 0.36.1"]);
    workspace.update("a.yaml", at("v/two.yaml"));
    expect(chartOf(workspace)).toEqual(["v/two.yaml 0.36.1"]);
    workspace.update("a.yaml", at("v/two.yaml", "0.43.0"));
    expect(chartOf(workspace)).toEqual(["v/two.yaml 0.43.0"]);
    workspace.update("a.yaml", undefined);
    expect(chartOf(workspace)).toEqual([]);
  });

  it("that leave the releases as they are leave every other subject as it is", () => {
    const workspace = valuesIn({ "a.yaml": at("v/one.yaml"), "v/one.yaml": tree });
    const selectors = [{ values: {} }];
    const inValues = ({ subject }: SubjectEntry) =>
      subject.type === "values" && subject.values.document.file.startsWith("v/");
    const key = () => workspace.subjects(selectors).find(inValues);
    const before = key();
    expect(before).toBeDefined();
    workspace.update("a.yaml", `${at("v/one.yaml")}# a comment\n`);
    expect(key()).toBe(before);
  });

  it("of a file that a release takes are told to those who asked for values", () => {
    const workspace = valuesIn({ "a.yaml": at("v/one.yaml"), "v/one.yaml": tree });
    const { dependencies } = workspace.recording(() => workspace.index.values());
    expect(workspace.isCurrent(dependencies)).toBe(true);
    workspace.update("v/one.yaml", "role: Other\n");
    expect(workspace.isCurrent(dependencies)).toBe(false);
  });
});
