import type { IndexView } from "../../server/contract/index-view.ts";
import type { Resource, ValuesTree } from "../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import type { MapNode } from "../../server/contract/tree.ts";
import { isTestHook } from "../../server/kubernetes/batch.ts";
import { type ConsulAgent, consulAgentIn, consulAgentsOf } from "../../server/kubernetes/consul/agents.ts";
import { replicasOf } from "../../server/kubernetes/etcd/whole.ts";
import type { Container } from "../../server/kubernetes/pod-template.ts";
import { walk } from "../../server/yaml/walk.ts";
import type { Options } from "./meta.ts";

export interface Facts {
  /** Undefined for a container in values. */
  readonly kind: string | undefined;
  readonly replicas: number | undefined;
}

/** Keys of charts that take further containers for a Pod. */
const containersKey = /^(?:sidecars?|sidecarContainers|(?:extra|additional)(?:Init)?Containers|containers)$/i;

export function* detect({ subject, index, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  if (subject.type === "resource") yield* inWorkload(subject.resource, index, options);
  if (subject.type === "values" && !index.isRendered(subject.values)) yield* inValues(subject.values, index);
}

function* inWorkload(resource: Resource, index: IndexView, { members }: Options): Generator<Detection<Facts>> {
  if (resource.kind === "DaemonSet" || isTestHook(resource)) return;
  const agents = consulAgentsOf(resource, index);
  for (const agent of agents) {
    const others = (agent.template?.containers ?? []).filter(({ node }) =>
      agents.every((a) => a.container.node !== node),
    );
    const beside = others.filter(({ isInit }) => !isInit);
    if (!isClient(agent, resource) || beside.length === 0 || beside.some(isVault)) continue;
    const replicas = replicasOf(resource);
    const isBad = ["Job", "CronJob"].includes(resource.kind) || (replicas ?? 0) >= members;
    yield {
      facts: { kind: resource.kind, replicas },
      place: agent.place,
      resource,
      ...(isBad && { severity: "error" as const }),
      ...(replicas !== undefined && replicas > 1 && { estimate: estimateOf(replicas) }),
      key: agent.container.name ?? "agent",
    };
  }
}

/** Beside a program in Pods without an identity, what joins a pool is no server, wherever its configuration is. */
function isClient({ mode, flags }: ConsulAgent, { kind }: Resource): boolean {
  if (mode !== undefined) return mode === "client";
  const isNameless = ["Deployment", "ReplicaSet", "Job", "CronJob"].includes(kind);
  return isNameless && flags.some(({ name }) => name === "join" || name === "retry-join");
}

/** The few Pods of a Vault need an agent beside them where no other runs on their nodes. */
function isVault({ image, name }: Container): boolean {
  return /\bvault\b/.test(image ?? "") || name === "vault";
}

function estimateOf(replicas: number) {
  return {
    quantity: "Gossip members",
    value: replicas,
    unit: "objects",
    assumptions: ["one member for each replica"],
  };
}

function* inValues(values: ValuesTree, index: IndexView): Generator<Detection<Facts>> {
  if (values.source === "subchart" || /^(?:vault|consul)$/.test(values.chart?.name ?? "")) return;
  for (const { node, entry } of walk(values.root)) {
    if (node.type !== "list" || !containersKey.test(entry?.key ?? "")) continue;
    for (const item of node.items) {
      const agent = item.type === "map" ? clientIn(item, index) : undefined;
      if (agent !== undefined)
        yield { facts: { kind: undefined, replicas: undefined }, place: agent.place, key: item.path.join(".") };
    }
  }
}

function clientIn(item: MapNode, index: IndexView): ConsulAgent | undefined {
  const agent = consulAgentIn(item, index);
  return agent?.mode === "client" ? agent : undefined;
}
