import type { KubernetesVersion } from "../../contract/configuration.ts";
import type { IndexView } from "../../contract/index-view.ts";
import { textAt } from "../../yaml/read.ts";
import { compareVersions, parseVersion } from "./kubernetes-version.ts";

interface Evidence {
  readonly kind: string;
  /** Start of the API group: kinds of the same name exist elsewhere. */
  readonly group: string;
  readonly path: readonly string[];
}

/** Objects that say which version the control plane runs; all are the control plane's own description. */
const evidences: readonly Evidence[] = [
  // https://kubernetes.io/docs/reference/config-api/kubeadm-config.v1beta4/#kubeadm-k8s-io-v1beta4-ClusterConfiguration
  { kind: "ClusterConfiguration", group: "kubeadm.k8s.io/", path: ["kubernetesVersion"] },
  // https://cluster-api.sigs.k8s.io/developer/providers/contracts/control-plane (spec.version), also k3s and RKE2 providers
  { kind: "KubeadmControlPlane", group: "controlplane.cluster.x-k8s.io/", path: ["spec", "version"] },
  { kind: "KThreesControlPlane", group: "controlplane.cluster.x-k8s.io/", path: ["spec", "version"] },
  { kind: "RKE2ControlPlane", group: "controlplane.cluster.x-k8s.io/", path: ["spec", "version"] },
  // https://cluster-api.sigs.k8s.io/tasks/experimental-features/cluster-class/ (spec.topology.version)
  { kind: "Cluster", group: "cluster.x-k8s.io/", path: ["spec", "topology", "version"] },
  // https://docs.k3s.io/upgrades/automated and https://docs.rke2.io/upgrades/automated_upgrade: version, or a channel's address
  { kind: "Plan", group: "upgrade.cattle.io/", path: ["spec", "version"] },
  { kind: "Plan", group: "upgrade.cattle.io/", path: ["spec", "channel"] },
  // https://kops.sigs.k8s.io/cluster_spec/
  { kind: "Cluster", group: "kops.k8s.io/", path: ["spec", "kubernetesVersion"] },
  // https://eksctl.io/usage/schema/
  { kind: "ClusterConfig", group: "eksctl.io/", path: ["metadata", "version"] },
];

/** Last part of a channel's address: `https://update.k3s.io/v1-release/channels/v1.30`. */
const channel = /\/channels\/(v?1\.\d{1,2})$/;

/** The version that objects in view tell; of several the oldest, since what holds for it can happen. */
export function versionInView(index: IndexView): KubernetesVersion | undefined {
  let oldest: KubernetesVersion | undefined;
  for (const { kind, group, path } of evidences) {
    for (const resource of index.resources(kind)) {
      if (!resource.apiVersion.startsWith(group)) continue;
      const text = textAt(resource.root, ...path);
      if (text === undefined) continue;
      const version = parseVersion(channel.exec(text)?.[1] ?? text, "evidence");
      if (version && (!oldest || compareVersions(version, oldest) < 0)) oldest = version;
    }
  }
  return oldest;
}
