import type { Resource } from "../../../contract/resource.ts";
import type { MapNode, TreePath } from "../../../contract/tree.ts";
import { nodeAt } from "../../../yaml/read.ts";
import { kubeadmConfigurationOf } from "../../control-plane/carriers/kubeadm.ts";
import { plainEtcd } from "../distributions.ts";
import { argumentsPair } from "../settings/arguments.ts";
import { strangeArguments } from "../strange-names.ts";
import type { EtcdTimers } from "../timers.ts";
import { countAt, isWhole } from "../whole.ts";

const inKubeadm: TreePath = ["etcd", "local", "extraArgs"];

/**
 * `etcd.local.extraArgs`: a map up to kubeadm v1beta3 and Cluster API v1beta1, a list of `name`/`value` from kubeadm v1beta4
 * and Cluster API v1beta2 on; both are read wherever they stand.
 */
export function timersOfKubeadm(resource: Resource): readonly EtcdTimers[] {
  return timersIn(kubeadmConfigurationOf(resource), isWhole(resource), membersOf(resource));
}

function timersIn(configuration: MapNode | undefined, whole: boolean, members: number | undefined): EtcdTimers[] {
  const argumentsNode = nodeAt(configuration, ...inKubeadm);
  if (configuration === undefined || argumentsNode === undefined) return [];
  const pair = argumentsPair(argumentsNode, whole && configuration.complete);
  const strangeNames = strangeArguments(argumentsNode, "refused");
  return [{ ...pair, distribution: plainEtcd, members, key: argumentsNode.path.join("."), strangeNames }];
}

/** Replicas as written. When they are left out the Cluster's topology may set them; those of a template it always sets. */
function membersOf(resource: Resource): number | undefined {
  return resource.kind === "KubeadmControlPlane" ? countAt(resource.root, "spec", "replicas") : undefined;
}
