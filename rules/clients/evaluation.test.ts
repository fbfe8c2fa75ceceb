import { describe, expect, it } from "vitest";
import type { Subject } from "../../server/contract/rule.ts";
import { clientsAt } from "../../server/kubernetes/clients/open-hazards.ts";
import { fixOf, remediesOf } from "../../server/kubernetes/clients/remedies/applicable-fix.ts";
import { applyEdits } from "../../server/text/edits.ts";
import { Workspace } from "../../server/workspace/workspace.ts";
import { clients } from "../generated/clients.ts";

function workspaceOf(files: Readonly<Record<string, string>>): Workspace {
  const workspace = new Workspace();
  for (const [path, text] of Object.entries(files)) workspace.update(path, text);
  return workspace;
}

function seen(files: Readonly<Record<string, string>>) {
  const workspace = workspaceOf(files);
  const kubernetes = { major: 1, minor: 33, from: "flag" } as const;
  const context = { index: workspace.index, kubernetes, catalogue: clients };
  const subjects: Subject[] = [...workspace.subjects([{ resources: {}, values: {} }])].map(({ subject }) => subject);
  return subjects.flatMap((subject) => clientsAt(subject, context));
}

/** `client:hazard` of everything that is open. */
function open(files: Readonly<Record<string, string>>): readonly string[] {
  return seen(files).flatMap(({ client, hazards }) => hazards.map(({ hazard }) => `${client.id}:${hazard.id}`));
}

function gentle(files: Readonly<Record<string, string>>): readonly string[] {
  return seen(files).flatMap((item) => (item.gentle ? [item.client.id] : []));
}

/** The file after the first fix of the only open hazard. */
function fixed(files: Readonly<Record<string, string>>, file: string): string {
  const [hazard, ...others] = seen(files).flatMap(({ hazards }) => hazards);
  expect(others).toEqual([]);
  const fix = hazard && remediesOf(hazard).flatMap((remedy) => fixOf(remedy, hazard) ?? [])[0];
  const edits = (fix?.edits ?? []).flatMap((edit) => ("range" in edit ? [edit] : []));
  return applyEdits(files[file] ?? "", edits);
}

/** A DaemonSet of one container, given as lines of its map, with a ConfigMap mounted at /etc/app. */
function daemonSet(container: string, config: Readonly<Record<string, string>> = {}): Record<string, string> {
  const block = (text: string, indent: number) => text.trim().replaceAll("\n", `\n${" ".repeat(indent)}`);
  const data = Object.entries(config).map(([name, text]) => `  ${name}: |\n    ${block(text, 4)}\n`);
  const map = `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app}\ndata:\n${data.join("")}---\n`;
  const mount = data.length === 0 ? "" : "          volumeMounts: [{name: app, mountPath: /etc/app}]\n";
  const volume = data.length === 0 ? "" : "      volumes: [{name: app, configMap: {name: app}}]\n";
  return {
    "app.yaml": `${data.length === 0 ? "" : map}apiVersion: apps/v1
kind: DaemonSet
metadata: {name: app}
spec:
  selector: {matchLabels: {app: app}}
  template:
    metadata: {labels: {app: app}}
    spec:
      containers:
        - name: app
          ${block(container, 10)}
${mount}${volume}`,
  };
}

function chart(name: string, version: string, repository: string, values: string): Record<string, string> {
  return {
    "Chart.yaml": `apiVersion: v2\nname: own\nversion: 1.0.0\ndependencies:\n  - {name: ${name}, version: ${version}, repository: "${repository}"}\n`,
    "values.yaml": `${name}:\n  ${values.trim().replaceAll("\n", "\n  ")}\n`,
  };
}

describe("kube2iam", () => {
  const image = "image: jtblin/kube2iam:0.11.1";

  it("watches all pods without --node", () => {
    expect(open(daemonSet(`${image}\nargs: [--host-ip=$(HOST_IP)]`))).toEqual(["kube2iam:watches-all-pods"]);
  });

  it("is gentle with it, in either form", () => {
    expect(gentle(daemonSet(`${image}\nargs: ["--node=$(NODE_NAME)"]`))).toEqual(["kube2iam"]);
    expect(gentle(daemonSet(`${image}\nargs: [--node, $(NODE_NAME)]`))).toEqual(["kube2iam"]);
  });

  it("gets flag and variable together", () => {
    const text = fixed(daemonSet(`${image}\nargs:\n  - --host-ip=$(HOST_IP)`), "app.yaml");
    expect(text).toContain("- --host-ip=$(HOST_IP)\n            - --node=$(NODE_NAME)\n");
    expect(text).toMatch(/env:\s+- name: NODE_NAME\s+valueFrom:\s+fieldRef:\s+fieldPath: spec\.nodeName/);
  });

  it("gets no edit when its version is not known", () => {
    const files = daemonSet("image: jtblin/kube2iam:latest\nargs: [--verbose]");
    expect(open(files)).toEqual(["kube2iam:watches-all-pods"]);
    expect(fixed(files, "app.yaml")).toBe(files["app.yaml"]);
  });

  it("is left alone where its arguments cannot be told", () => {
    expect(open(daemonSet(`${image}\nargs: ["$(ARGS)x"]`))).toEqual([]);
  });
});

describe("Fluent Bit", () => {
  const image = "image: fluent/fluent-bit:3.1.9";
  const config = (line: string) => ({
    "fluent-bit.conf": `[INPUT]\n    Name tail\n[FILTER]\n    Name kubernetes\n${line}`,
  });

  it("asks for each pod without Use_Kubelet, whatever the case of the keys", () => {
    expect(open(daemonSet(image, config("    Match *")))).toEqual(["fluent-bit:get-per-pod"]);
    expect(open(daemonSet(image, config("    use_kubelet Off")))).toEqual(["fluent-bit:get-per-pod"]);
    expect(gentle(daemonSet(image, config("    USE_KUBELET on")))).toEqual(["fluent-bit"]);
  });

  it("is told apart by version", () => {
    const files = daemonSet("image: fluent/fluent-bit:1.7.0", config("    Match *"));
    expect(fixed(files, "app.yaml")).toBe(files["app.yaml"]);
  });

  it("gets its five settings in the chart together", () => {
    const values = "config:\n  filters: |\n    [FILTER]\n        Name kubernetes\n        Match *\n";
    const files = chart(
      "fluent-bit",
      "0.48.0",
      "https://fluent.github.io/helm-charts",
      `${values}image: {tag: 3.1.9}\n`,
    );
    expect(open(files)).toEqual(["fluent-bit:get-per-pod"]);
    const text = fixed(files, "values.yaml");
    expect(text).toMatch(/Match\s+\*\n\s+Use_Kubelet\s+On\n\s+Buffer_Size\s+0\n/);
    for (const line of ["nodeAccess: true", "hostNetwork: true", "dnsPolicy: ClusterFirstWithHostNet"])
      expect(text).toContain(line);
  });
});

describe("the OpenTelemetry Collector", () => {
  const image = "image: otel/opentelemetry-collector-contrib:0.120.0";
  const config = (filter: string, listed = "[k8sattributes]") => ({
    "config.yaml": `processors:\n  k8sattributes:\n    passthrough: false\n${filter}service:\n  pipelines:\n    logs: {processors: ${listed}}\n`,
  });

  it("watches all pods without a node filter, if a pipeline uses the processor", () => {
    expect(open(daemonSet(image, config("")))).toEqual(["otel-collector:watches-all-pods"]);
    expect(open(daemonSet(image, config("", "[batch]")))).toEqual([]);
  });

  it("needs the variable that its filter names", () => {
    const filter = "    filter: {node_from_env_var: NODE}\n";
    expect(open(daemonSet(image, config(filter)))).toEqual(["otel-collector:filter-names-missing-variable"]);
    const env = "env: [{name: NODE, valueFrom: {fieldRef: {fieldPath: spec.nodeName}}}]";
    expect(open(daemonSet(`${image}\n${env}`, config(filter)))).toEqual([]);
    expect(open(daemonSet(`${image}\nenvFrom: [{secretRef: {name: x}}]`, config(filter)))).toEqual([]);
  });
});

describe("Grafana Alloy", () => {
  it("is judged by each of its discoveries", () => {
    const pods = 'discovery.kubernetes "pods" {\n  role = "pod"\n';
    const own = '  selectors {\n    role = "pod"\n    field = "spec.nodeName=node-1"\n  }\n';
    const text = `${pods}}\n${pods.replace("pods", "own")}${own}}\n`;
    expect(open(daemonSet("image: grafana/alloy:v1.5.1", { "config.alloy": text }))).toEqual([
      "grafana-alloy:watches-all-pods",
    ]);
  });

  it("takes the chart's sample where its content is empty", () => {
    const repository = "https://grafana.github.io/helm-charts";
    const both = ["grafana-alloy:watches-all-pods", "grafana-alloy:watches-cluster-objects"];
    expect(open(chart("alloy", "1.0.0", repository, "crds: {create: false}"))).toEqual(both);
    for (const registry of ["ghcr.io/grafana/helm-charts", "ghcr.io/home-operations/charts-mirror/alloy"])
      expect(open(chart("alloy", "1.0.0", `oci://${registry}`, "crds: {create: false}"))).toEqual(both);
    expect(open(chart("alloy", "1.0.0", "oci://ghcr.io/somebody/alloy", "crds: {create: false}"))).toEqual([]);
    expect(open(chart("alloy", "1.0.0", repository, "alloy: {configMap: {name: own}}"))).toEqual([]);
    expect(open(chart("alloy", "1.0.0", repository, "controller: {type: deployment}"))).toEqual([]);
  });
});

describe("charts of somebody else with the same name", () => {
  it("are not judged by the values of the chart that is known", () => {
    const files = (image: string) => ({
      "Chart.yaml": "apiVersion: v2\nname: fluent-bit\nversion: 3.1.0\nappVersion: 4.0.8\n",
      "values.yaml": `image: {registry: docker.io, repository: ${image}}\nkind: DaemonSet\n`,
    });
    expect(open(files("bitnami/fluent-bit"))).toEqual([]);
    expect(open(files("cr.fluentbit.io/fluent/fluent-bit"))).toEqual(["fluent-bit:get-per-pod"]);
  });
});

describe("charts that stand in another chart", () => {
  const files = (section: string) => ({
    "Chart.yaml": "apiVersion: v2\nname: own\nversion: 1.0.0\ndependencies: [{name: alloy, version: 1.0.0}]\n",
    "values.yaml": section,
    "charts/alloy/Chart.yaml": "apiVersion: v2\nname: alloy\nversion: 1.0.0\n",
    "charts/alloy/values.yaml":
      "image: {repository: grafana/alloy}\nalloy: {configMap: {content: ''}}\ncontroller: {type: daemonset}\n",
  });

  it("are judged with the parent's section laid over their defaults", () => {
    expect(open(files("{}\n"))).toEqual(["grafana-alloy:watches-all-pods", "grafana-alloy:watches-cluster-objects"]);
    const found = seen(files("alloy: {crds: {create: false}}\n"));
    expect(found.map(({ hazards }) => hazards.length)).toEqual([2]);
    expect(open(files("alloy: {controller: {type: deployment}}\n"))).toEqual([]);
    expect(open(files('alloy: {alloy: {configMap: {content: "logging {}"}}}\n'))).toEqual([]);
  });
});

describe("the AWS VPC CNI", () => {
  const image = (tag: string) => daemonSet(`image: 602401143452.dkr.ecr.us-west-2.amazonaws.com/amazon-k8s-cni:${tag}`);

  it("keeps to its own node's pods from 1.13.3 and to its own Node from 1.18.6", () => {
    expect(open(image("v1.13.2"))).toEqual(["aws-vpc-cni:caches-all-pods"]);
    expect(open(image("v1.13.3"))).toEqual(["aws-vpc-cni:caches-all-nodes"]);
    expect(open(image("v1.18.5-eksbuild.1"))).toEqual(["aws-vpc-cni:caches-all-nodes"]);
    expect(gentle(image("v1.18.6"))).toEqual(["aws-vpc-cni"]);
  });
});

describe("others", () => {
  it("knows the Elastic Agent's election and Filebeat's scope", () => {
    const agent = "image: docker.elastic.co/elastic-agent/elastic-agent:8.17.0";
    expect(open(daemonSet(agent))).toEqual(["elastic-agent:election-on-every-node"]);
    const off = { "agent.yml": "providers:\n  kubernetes_leaderelection:\n    enabled: false\n" };
    expect(open(daemonSet(agent, off))).toEqual([]);
    const beat = { "filebeat.yml": "processors:\n  - add_kubernetes_metadata:\n      scope: cluster\n" };
    expect(open(daemonSet("image: docker.elastic.co/beats/filebeat:8.17.0", beat))).toEqual([
      "beats:processor-watches-cluster",
    ]);
  });

  it("knows Falco's old client and Promtail's old discovery", () => {
    expect(open(daemonSet("image: falcosecurity/falco:0.36.2\nargs: [-K, /token, -k, https://api]"))).toEqual([
      "falco:built-in-client",
    ]);
    expect(open(daemonSet("image: falcosecurity/falco:0.36.2\nargs: [--cri, /run/x]"))).toEqual([]);
    expect(open(daemonSet("image: grafana/promtail:1.5.0"))).toEqual(["promtail:watches-all-pods"]);
    expect(gentle(daemonSet("image: grafana/promtail:2.9.0"))).toEqual(["promtail"]);
  });

  it("reads Cilium's ConfigMap by its name, and its chart", () => {
    const agent = daemonSet("image: quay.io/cilium/cilium:v1.16.5\ncommand: [cilium-agent]");
    expect(open(agent)).toEqual([]);
    const settings = (slice: string) =>
      `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cilium-config}\ndata: {enable-cilium-endpoint-slice: "${slice}"}\n`;
    expect(open({ ...agent, "cm.yaml": settings("false") })).toEqual([
      "cilium:endpoint-per-pod",
      "cilium:identity-for-any-label",
    ]);
    expect(open({ ...agent, "cm.yaml": settings("true") })).toEqual(["cilium:identity-for-any-label"]);
    expect(open(chart("cilium", "1.16.5", "https://helm.cilium.io", "ipv4: {enabled: true}"))).toEqual([
      "cilium:endpoint-per-pod",
      "cilium:identity-for-any-label",
    ]);
  });

  it("says nothing of a Deployment", () => {
    const files = daemonSet("image: jtblin/kube2iam:0.11.1\nargs: [--verbose]");
    expect(open({ "app.yaml": (files["app.yaml"] ?? "").replace("DaemonSet", "Deployment") })).toEqual([]);
  });
});
