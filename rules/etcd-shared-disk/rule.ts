import type { Fix } from "../../server/contract/fix.ts";
import { defineRule } from "../../server/contract/rule.ts";
import type { MapNode } from "../../server/contract/tree.ts";
import { serverKinds } from "../../server/kubernetes/etcd/servers.ts";
import { check, type Facts } from "./check.ts";
import { meta, type Options } from "./meta.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { resources: [{ kinds: serverKinds, words: ["etcd"] }, { kinds: ["EtcdCluster"] }] },
  check,
  describe,
  fixes,
});

const waits =
  "etcd waits for its disk before it answers any write, and its leader sends no heartbeat meanwhile: a disk that others keep busy makes elections and late Lease updates";

function describe({ problem, members, detail }: Facts): string {
  const byOperator = detail === "operator";
  const own = byOperator ? "in storageSpec" : "from volumeClaimTemplates";
  switch (problem) {
    case "layer":
      return `The data directory of this etcd is on no volume: it shares the node's disk with images, logs and all other pods, and is gone with the container. E${waits.slice(1)}. Give each of the ${members ?? 0} members a volume of its own ${own}.`;
    case "emptyDir":
      return `The data of this etcd is in an emptyDir: it shares the node's disk with images, logs and all other pods, and is gone with the pod. E${waits.slice(1)}. Give each of the ${members ?? 0} members a volume of its own ${own}.`;
    case "nfs":
      return `This etcd writes to a file system in the network (${detail}). Each write waits for the network and for a disk that others share, where etcd wants an fsync below 10 ms; while it waits no Lease is updated. Use a block volume on solid state for each member.`;
    case "hostPath":
      return `The ${detail} writes into the directory of the node that holds the data of this etcd. E${waits.slice(1)}. Give etcd a directory on a disk of its own.`;
    case "default":
      return `The volume of this etcd names no storage class, so it gets whatever the default of the cluster is, often a shared and slower disk. Name a class on solid state that is kept for etcd.`;
    case "soft":
      return `Nothing keeps the ${members ?? 0} members of this etcd apart for certain: a soft anti-affinity is a wish that the scheduler drops when nodes are short. Two members on one node share its disk, and its loss takes the majority. Demand it with requiredDuringSchedulingIgnoredDuringExecution.`;
    case "none":
      return `Nothing keeps the ${members ?? 0} members of this etcd on different nodes. Members on one node share its disk and slow each other down, and the loss of that node can take the majority, and with it every write. Demand a podAntiAffinity by hostname${byOperator ? " in podTemplate" : ""}.`;
  }
}

function fixes({ problem, spec, labels, members }: Facts): readonly Fix[] {
  const matchLabels = problem === "soft" || problem === "none" ? textsOf(labels) : undefined;
  if (matchLabels === undefined) return [];
  const path = ["affinity", "podAntiAffinity", "requiredDuringSchedulingIgnoredDuringExecution"];
  const term = { labelSelector: { matchLabels }, topologyKey: "kubernetes.io/hostname" };
  const edits = spec.tree.editor.set(spec, path, [term]);
  const title = `Demand one member for each node (needs ${members ?? 0} nodes that take them; restarts the members)`;
  return edits === undefined ? [] : [{ title, safety: "suggestion", edits }];
}

function textsOf(labels: MapNode | undefined): Readonly<Record<string, string>> | undefined {
  if (labels === undefined || !labels.complete || labels.entries.length === 0) return undefined;
  if (labels.entries.some(({ value }) => value.type !== "scalar")) return undefined;
  return Object.fromEntries(
    labels.entries.flatMap(({ key, value }) => (value.type === "scalar" ? [[key, value.text]] : [])),
  );
}
