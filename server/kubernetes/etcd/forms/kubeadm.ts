import type { Resource } from "../../../contract/resource.ts";
import type { MapNode, TreePath } from "../../../contract/tree.ts";
import { parseEmbedded } from "../../../yaml/embedded/parse-embedded.ts";
import { mapAt, nodeAt, scalarAt } from "../../../yaml/read.ts";
import { plainEtcd } from "../distributions.ts";
import { argumentsPair } from "../settings/arguments.ts";
import { strangeArguments } from "../strange-names.ts";
import type { EtcdTimers } from "../timers.ts";
import { countAt, isWhole } from "../whole.ts";

const inKubeadm: TreePath = ["etcd", "local", "extraArgs"];

/**
 * Where kinds hold kubeadm's cluster configuration. `extraArgs` is a map up to kubeadm v1beta3 and Cluster API v1beta1, a
 * list of `name`/`value` from kubeadm v1beta4 and Cluster API v1beta2 on; both are read wherever they stand.
 * https://kubernetes.io/docs/reference/config-api/kubeadm-config.v1beta4/ https://cluster-api.sigs.k8s.io/
 */
const places: Readonly<Record<string, { readonly group: string; readonly path: TreePath }>> = {
  ClusterConfiguration: { group: "kubeadm.k8s.io", path: [] },
  KubeadmControlPlane: {
    group: "controlplane.cluster.x-k8s.io",
    path: ["spec", "kubeadmConfigSpec", "clusterConfiguration"],
  },
  KubeadmControlPlaneTemplate: {
    group: "controlplane.cluster.x-k8s.io",
    path: ["spec", "template", "spec", "kubeadmConfigSpec", "clusterConfiguration"],
  },
  KubeadmConfig: { group: "bootstrap.cluster.x-k8s.io", path: ["spec", "clusterConfiguration"] },
  KubeadmConfigTemplate: {
    group: "bootstrap.cluster.x-k8s.io",
    path: ["spec", "template", "spec", "clusterConfiguration"],
  },
};

export function timersOfKubeadm(resource: Resource): readonly EtcdTimers[] {
  if (resource.kind === "ConfigMap") return inConfigMap(resource);
  const place = places[resource.kind];
  if (place === undefined || !resource.apiVersion.startsWith(`${place.group}/`)) return [];
  const configuration = mapAt(resource.root, ...place.path);
  return timersIn(configuration, isWhole(resource), membersOf(resource));
}

/** kubeadm keeps its configuration in the ConfigMap kube-system/kubeadm-config, which dumps of a cluster hold. */
function inConfigMap(resource: Resource): readonly EtcdTimers[] {
  const text = resource.name === "kubeadm-config" ? scalarAt(resource.root, "data", "ClusterConfiguration") : undefined;
  if (text === undefined || typeof text.value !== "string") return [];
  const { root } = parseEmbedded(text, "yaml");
  return timersIn(root.type === "map" ? root : undefined, isWhole(resource), undefined);
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
