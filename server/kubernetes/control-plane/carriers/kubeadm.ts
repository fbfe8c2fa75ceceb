import type { Resource } from "../../../contract/resource.ts";
import type { MapNode, TreePath } from "../../../contract/tree.ts";
import { parseEmbedded } from "../../../yaml/embedded/parse-embedded.ts";
import { mapAt, scalarAt } from "../../../yaml/read.ts";

/** Kinds that can hold kubeadm's cluster configuration. */
export const kubeadmKinds: readonly string[] = [
  "ClusterConfiguration",
  "KubeadmControlPlane",
  "KubeadmControlPlaneTemplate",
  "KubeadmConfig",
  "KubeadmConfigTemplate",
  "ConfigMap",
];

/** https://kubernetes.io/docs/reference/config-api/kubeadm-config.v1beta4/ https://cluster-api.sigs.k8s.io/ */
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

/**
 * kubeadm's cluster configuration in an object: kubeadm's own, Cluster API's, or the ConfigMap kube-system/kubeadm-config
 * that kubeadm leaves in a cluster. Undefined when the object holds none.
 */
export function kubeadmConfigurationOf(resource: Resource): MapNode | undefined {
  if (resource.kind === "ConfigMap") return inConfigMap(resource);
  const place = places[resource.kind];
  if (place === undefined || !resource.apiVersion.startsWith(`${place.group}/`)) return undefined;
  return mapAt(resource.root, ...place.path);
}

function inConfigMap(resource: Resource): MapNode | undefined {
  const text = resource.name === "kubeadm-config" ? scalarAt(resource.root, "data", "ClusterConfiguration") : undefined;
  return typeof text?.value === "string" ? mapAt(parseEmbedded(text, "yaml").root) : undefined;
}
