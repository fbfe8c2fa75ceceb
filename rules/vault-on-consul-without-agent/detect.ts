import type { IndexView } from "../../server/contract/index-view.ts";
import type { Resource, ValuesTree } from "../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import type { ScalarNode } from "../../server/contract/tree.ts";
import { originOfSpan } from "../../server/kubernetes/command-line/word.ts";
import { consulAgentsOf } from "../../server/kubernetes/consul/agents.ts";
import { type ChartValues, chartValuesOf, runsClients } from "../../server/kubernetes/consul/chart-values.ts";
import { consulStorageIn, targetOf } from "../../server/kubernetes/consul/vault-storage.ts";
import { isWhole } from "../../server/kubernetes/etcd/whole.ts";
import { podTemplateOf, workloadKinds } from "../../server/kubernetes/pod-template.ts";
import { mapAt, scalarAt } from "../../server/yaml/read.ts";
import { agentIsMissingBeside } from "./chart-pods.ts";
import type { Facts } from "./facts.ts";
import type { Options } from "./meta.ts";

export function* detect(context: RuleContext<Options>): Generator<Detection<Facts>> {
  const { subject, index } = context;
  if (subject.type === "resource") yield* inConfiguration(subject.resource, context);
  if (subject.type !== "values" || index.isRendered(subject.values)) return;
  const chart = chartValuesOf(subject.values, "vault", index);
  if (chart !== undefined) yield* inValues(chart, context);
}

function* inConfiguration(resource: Resource, context: RuleContext<Options>): Generator<Detection<Facts>> {
  const data = [mapAt(resource.root, "data"), mapAt(resource.root, "stringData")];
  if (resource.kind === "Secret") data.shift();
  for (const { key, value } of data.flatMap((map) => map?.entries ?? [])) {
    if (value.type !== "scalar" || !value.certain) continue;
    const isMissing = () => agentIsMissing(resource, context.index);
    for (const found of storageIn(value, isMissing, context)) yield { ...found, resource, key };
  }
}

function* inValues(chart: ChartValues, context: RuleContext<Options>): Generator<Detection<Facts>> {
  const { values } = chart;
  const isOn = (...path: readonly string[]) => {
    const value = chart.get(...path);
    return value.state === "unknown" ? undefined : value.state === "set" && value.scalar.value === true;
  };
  const isHa = isOn("server", "ha", "enabled");
  if (isHa === undefined || (isHa && isOn("server", "ha", "raft", "enabled") !== false)) return;
  const part = isHa ? "ha" : "standalone";
  const written = chart.get("server", part, "config");
  if (written.state === "set") {
    // What a tree below says is reported there.
    if (scalarAt(values.root, "server", part, "config") !== written.scalar) return;
    const isMissing = () => agentIsMissingBeside(chart);
    for (const found of storageIn(written.scalar, isMissing, context)) yield { ...found, key: `server.${part}.config` };
    return;
  }
  const enabled = scalarAt(values.root, "server", "ha", "enabled");
  const consul = consulWithoutAgents(values, context.index);
  if (!isHa || written.state !== "absent" || enabled === undefined || consul === undefined) return;
  const facts: Facts = { target: "node", address: "HOST_IP:8500", consul, isChartDefault: true };
  yield { facts, place: enabled.origin.place, related: enabled.origin.related, key: "server.ha.config" };
}

/** @param isMissing whether no agent runs in the Pod itself */
function* storageIn(
  scalar: ScalarNode,
  isMissing: () => boolean,
  { index, options }: RuleContext<Options>,
): Generator<Omit<Detection<Facts>, "key">> {
  const storage = consulStorageIn(scalar);
  const target = storage && targetOf(storage.address);
  if (storage === undefined || target === undefined) return;
  const { address, span } = storage;
  const { place, related } = originOfSpan(span);
  const consul = target === "node" ? consulWithoutAgents(undefined, index) : undefined;
  if (target === "node" && consul === undefined) return;
  if (target === "pod" && !isMissing()) return;
  if (target === "server" && !options.servers) return;
  yield {
    facts: { target, address, consul, isChartDefault: false },
    place,
    related,
    ...(target === "server" && { severity: "info" as const }),
  };
}

/** Values of Consul's chart that run no agents, if all in view are such and nothing else runs one on each node. */
function consulWithoutAgents(vault: ValuesTree | undefined, index: IndexView): ValuesTree | undefined {
  const charts = index.values().flatMap((values) => chartValuesOf(values, "consul", index) ?? []);
  const [first] = charts;
  if (first === undefined || first.values.document === vault?.document) return undefined;
  if (charts.some((chart) => runsClients(chart) !== false)) return undefined;
  const onNodes = index.resources("DaemonSet").flatMap((resource) => consulAgentsOf(resource, index));
  return onNodes.length === 0 ? first.values : undefined;
}

/** Whether each Pod that mounts the configuration is fully in view and has no agent, nor the node's network. */
function agentIsMissing(configuration: Resource, index: IndexView): boolean {
  if (configuration.kind !== "ConfigMap") return false;
  const users = workloadKinds
    .flatMap((kind) => index.resources(kind))
    .filter((workload) => index.configMapsOf(workload).some(({ root }) => root === configuration.root));
  return users.length > 0 && users.every((workload) => isWhole(workload) && isAlone(workload));
}

function isAlone(workload: Resource): boolean {
  const template = podTemplateOf(workload);
  if (template === undefined || !template.spec.complete) return false;
  const annotations = mapAt(workload.root, "spec", "template", "metadata", "annotations");
  const isInjected = annotations?.entries.some(({ key }) => key.includes("consul.hashicorp.com")) ?? false;
  if (isInjected || annotations?.complete === false) return false;
  if (scalarAt(template.spec, "hostNetwork")?.value === true) return false;
  return template.containers.every(({ image, name }) => image !== undefined && !/consul/.test(`${image} ${name}`));
}
