import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly requireStorageClass: boolean;
}

const defaults: Options = { requireStorageClass: false };

export const meta: RuleMeta<Options> = {
  id: "etcd-shared-disk",
  summary: "Members of etcd share a disk with other pods or with each other, or write to a file system in the network.",
  topic: "etcd",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      requireStorageClass: {
        type: "boolean",
        default: defaults.requireStorageClass,
        description: "Hint at volumes of etcd with three members or more that name no storage class.",
      },
    },
  },
  defaults,
  incidents: ["etcd-2022-missed-heartbeats", "stalled-vm-leases", "openai-2018-agents"],
  runbook: "etcd-operations",
  sources: [
    {
      claim: "Contention for the disk is the usual cause of late heartbeats; a dedicated disk solves it.",
      url: "https://etcd.io/docs/v3.6/faq/",
    },
    {
      claim: "Slow writes make heartbeats time out; other applications on the same machine may lead to instability.",
      url: "https://etcd.io/docs/v3.6/op-guide/hardware/",
    },
    {
      claim: "A hard anti-affinity keeps pods off a node that has one; a soft one is only a wish.",
      url: "https://kubernetes.io/docs/concepts/scheduling-eviction/assign-pod-node/#inter-pod-affinity-and-anti-affinity",
    },
    {
      claim: "The data of an emptyDir is on the node's own disk and goes with the pod.",
      url: "https://kubernetes.io/docs/concepts/storage/volumes/#emptydir",
    },
    {
      claim: "Without storageSpec the members of etcd's operator use the storage inside the container.",
      url: "https://github.com/etcd-io/etcd-operator/blob/main/api/v1alpha1/etcdcluster_types.go",
    },
  ],
};
