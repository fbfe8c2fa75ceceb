import type { PlainDocument, Resource } from "../../../contract/resource.ts";
import type { TreeNode, TreePath } from "../../../contract/tree.ts";
import { parseEmbedded } from "../../../yaml/embedded/parse-embedded.ts";
import { nodeAt, scalarAt } from "../../../yaml/read.ts";
import { componentBase } from "../products.ts";
import { lockIn, type TimingKeys, timingsInArguments, timingsInMap } from "../settings/maps.ts";
import { type Election, unknownTimings } from "../timings.ts";
import { nameOf } from "./workload.ts";

const flags: TimingKeys = {
  leaseDuration: "leader-elect-lease-duration",
  renewDeadline: "leader-elect-renew-deadline",
  retryPeriod: "leader-elect-retry-period",
};

/** kOps spells the fields its own way. https://github.com/kubernetes/kops/blob/master/pkg/apis/kops/componentconfig.go */
const kopsKeys: TimingKeys = {
  leaseDuration: "leaderElectLeaseDuration",
  renewDeadline: "leaderElectRenewDeadlineDuration",
  retryPeriod: "leaderElectRetryPeriod",
};

const inKubeadm: readonly TreePath[] = [
  ["controllerManager", "extraArgs"],
  ["scheduler", "extraArgs"],
];

/** Where kinds hold kubeadm's ClusterConfiguration. */
const kubeadmPaths: Readonly<Record<string, TreePath>> = {
  ClusterConfiguration: [],
  KubeadmControlPlane: ["spec", "kubeadmConfigSpec", "clusterConfiguration"],
  KubeadmControlPlaneTemplate: ["spec", "template", "spec", "kubeadmConfigSpec", "clusterConfiguration"],
  KubeadmConfig: ["spec", "clusterConfiguration"],
  KubeadmConfigTemplate: ["spec", "template", "spec", "clusterConfiguration"],
};

/** Arguments for kube-controller-manager and kube-scheduler that kubeadm, Cluster API and kOps pass on. */
export function electionsOfControlPlane(resource: Resource): readonly Election[] {
  const whole = resource.role !== "patch";
  if (resource.kind === "ConfigMap") {
    const text =
      resource.name === "kubeadm-config" ? scalarAt(resource.root, "data", "ClusterConfiguration") : undefined;
    return typeof text?.value === "string"
      ? inArguments(parseEmbedded(text, "yaml").root, inKubeadm, whole, resource)
      : [];
  }
  if (resource.kind === "Cluster" && resource.apiVersion.startsWith("kops.k8s.io/")) return inKops(resource, whole);
  const path = kubeadmPaths[resource.kind];
  if (path === undefined || !/^[a-z.]*(?:kubeadm\.k8s\.io|cluster\.x-k8s\.io)\//.test(resource.apiVersion)) return [];
  return inArguments(nodeAt(resource.root, ...path), inKubeadm, whole, resource);
}

/** `kube-controller-manager-arg` of k3s and RKE2, and Talos' `cluster.controllerManager.extraArgs`. */
export function electionsOfDocument({ root }: PlainDocument): readonly Election[] {
  return [
    ...inArguments(root, [["kube-controller-manager-arg"], ["kube-scheduler-arg"]], true, undefined),
    ...inArguments(nodeAt(root, "cluster"), inKubeadm, false, undefined),
  ];
}

function inArguments(
  root: TreeNode | undefined,
  paths: readonly TreePath[],
  whole: boolean,
  resource: Resource | undefined,
): Election[] {
  return paths.flatMap((path): Election[] => {
    const node = nodeAt(root, ...path);
    const states = timingsInArguments(node, flags, componentBase, whole);
    const lock =
      node?.type === "map"
        ? lockIn(node.get("leader-elect-resource-lock"), "leader-elect-resource-lock")
        : lockInList(node);
    if (node === undefined || (states === undefined && lock === undefined)) return [];
    return [{ ...(states ?? unknownTimings), ...base(resource, node), lock }];
  });
}

function lockInList(node: TreeNode | undefined) {
  const item =
    node?.type === "list"
      ? node.items.find((one) => scalarAt(one, "name")?.text === "leader-elect-resource-lock")
      : undefined;
  return lockIn(nodeAt(item, "value"), "leader-elect-resource-lock");
}

function inKops(resource: Resource, whole: boolean): Election[] {
  return ["kubeControllerManager", "kubeScheduler", "cloudControllerManager"].flatMap((component): Election[] => {
    const map = nodeAt(resource.root, "spec", component, "leaderElection");
    if (map?.type !== "map") return [];
    const states = timingsInMap(map, kopsKeys, componentBase, whole);
    const lock = lockIn(map.get("leaderElectResourceLock"), "leaderElectResourceLock");
    return states === undefined && lock === undefined
      ? []
      : [{ ...(states ?? unknownTimings), ...base(resource, map), lock }];
  });
}

function base(resource: Resource | undefined, node: TreeNode) {
  return {
    product: componentBase,
    enabled: true,
    switchedOn: undefined,
    name: node.path.join("."),
    candidates: undefined,
    workload: undefined,
    resource: resource === undefined ? undefined : nameOf(resource),
    tag: undefined,
    key: node.path.join("."),
  };
}
