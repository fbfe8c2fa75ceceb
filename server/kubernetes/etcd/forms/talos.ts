import type { PlainDocument, Resource } from "../../../contract/resource.ts";
import type { TreeNode } from "../../../contract/tree.ts";
import { itemsAt, mapAt, nodeAt, textAt } from "../../../yaml/read.ts";
import { talosPatchesIn } from "../../control-plane/carriers/talos.ts";
import { plainEtcd } from "../distributions.ts";
import { argumentsPair } from "../settings/arguments.ts";
import { strangeArguments } from "../strange-names.ts";
import type { EtcdTimers } from "../timers.ts";
import { countAt } from "../whole.ts";

/**
 * `cluster.etcd.extraArgs` of a Talos machine configuration or of a patch for one, which leaves open what the
 * configuration says besides; also patches that stand as texts in the file of a tool such as talhelper.
 * https://www.talos.dev/latest/reference/configuration/v1alpha1/config/
 */
export function timersOfTalosDocument({ root }: PlainDocument): readonly EtcdTimers[] {
  const isConfiguration = mapAt(root, "machine") !== undefined && mapAt(root, "cluster")?.complete === true;
  const cluster = nodeAt(root, "cluster");
  const marks = { id: textAt(cluster, "id"), endpoint: textAt(cluster, "controlPlane", "endpoint") };
  const own = timersIn(root, isConfiguration, undefined);
  const nodes = itemsAt(root, "nodes").filter((node) => textAt(node, "controlPlane") === "true");
  return [
    ...own.map((timers) => ({ ...timers, member: { type: "machine", marks } as const })),
    ...timersInPatches(root, nodes.length > 0 ? nodes.length : undefined),
  ];
}

/** Cluster API's control plane for Talos. https://github.com/siderolabs/cluster-api-control-plane-provider-talos */
export function timersOfTalosResource(resource: Resource): readonly EtcdTimers[] {
  if (resource.kind !== "TalosControlPlane") return [];
  return timersInPatches(resource.root, countAt(resource.root, "spec", "replicas"));
}

function timersIn(root: TreeNode, complete: boolean, members: number | undefined): EtcdTimers[] {
  const node = nodeAt(root, "cluster", "etcd", "extraArgs");
  if (node === undefined) return [];
  const strangeNames = strangeArguments(node, "refused");
  return [
    { ...argumentsPair(node, complete), distribution: plainEtcd, members, key: node.path.join("."), strangeNames },
  ];
}

function timersInPatches(root: TreeNode, members: number | undefined): EtcdTimers[] {
  return talosPatchesIn(root).flatMap((patch) =>
    timersIn(patch.root, false, members).map((timers) => ({ ...timers, key: `${patch.key} ${timers.key}` })),
  );
}
