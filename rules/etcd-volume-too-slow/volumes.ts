import type { IndexView } from "../../server/contract/index-view.ts";
import type { Origin } from "../../server/contract/place.ts";
import type { Resource } from "../../server/contract/resource.ts";
import type { MapNode, ScalarNode } from "../../server/contract/tree.ts";
import { dataVolumeOf } from "../../server/kubernetes/etcd/data-volume.ts";
import { etcdServersOf } from "../../server/kubernetes/etcd/servers.ts";
import { replicasOf } from "../../server/kubernetes/etcd/whole.ts";
import { numberOfQuantity } from "../../server/kubernetes/quantity.ts";
import { itemsAt, mapAt, scalarAt, textAt } from "../../server/yaml/read.ts";

/** The volumes of one etcd cluster, all of one kind. */
export interface MemberVolumes {
  readonly members: number;
  /** The provider's name of the type. */
  readonly type: string;
  readonly gibibytes: number | undefined;
  /** Operations a second that were asked for. */
  readonly iops: number | undefined;
  readonly origin: Origin;
  /** Where kOps has the type of each member. */
  readonly typeNodes: readonly ScalarNode[];
  readonly key: string;
}

/** Sizes and numbers that kOps takes when nothing is written: https://github.com/kubernetes/kops/blob/master/pkg/model/master_volumes.go */
const ofKops = { gibibytes: 20, iops: 100 } as const;

export function volumesOf(resource: Resource, index: IndexView): readonly MemberVolumes[] {
  return resource.kind === "Cluster" ? inKops(resource) : inWorkload(resource, index);
}

function inKops({ root, apiVersion }: Resource): MemberVolumes[] {
  if (!/^kops(?:\.k8s\.io)?\//.test(apiVersion)) return [];
  return itemsAt(root, "spec", "etcdClusters").flatMap((cluster) => {
    const members = itemsAt(cluster, "etcdMembers");
    const typeNodes = members.flatMap((member) => scalarAt(member, "volumeType") ?? []);
    const [first] = typeNodes;
    if (first === undefined || typeNodes.some(({ text }) => text !== first.text)) return [];
    const iops = numberAt(members[0], "volumeIops") ?? numberAt(members[0], "volumeIOPS") ?? ofKops.iops;
    return [
      {
        members: members.length,
        type: first.text,
        gibibytes: numberAt(members[0], "volumeSize") ?? ofKops.gibibytes,
        iops,
        origin: first.origin,
        typeNodes,
        key: cluster.path.join("."),
      },
    ];
  });
}

function inWorkload(resource: Resource, index: IndexView): MemberVolumes[] {
  const members = replicasOf(resource) ?? 0;
  return etcdServersOf(resource, index).flatMap((server): MemberVolumes[] => {
    const volume = dataVolumeOf(server, resource);
    if (volume?.type !== "claim" || volume.storageClass === undefined) return [];
    const name = volume.storageClass.text;
    const parameters = parametersOf(name, index);
    if (parameters === undefined) return [];
    const request = scalarAt(volume.claim, "spec", "resources", "requests", "storage");
    const bytes = numberOfQuantity(request?.text);
    const gibibytes = bytes === undefined ? undefined : bytes / 2 ** 30;
    const key = volume.claim.path.join(".");
    // The size is what a person changes for gp2; a class of hard disks has to be another one.
    const origin = parameters.type === "gp2" && request !== undefined ? request.origin : volume.storageClass.origin;
    return [{ members, ...parameters, gibibytes, origin, typeNodes: [], key }];
  });
}

/** The type by the class in view. Out of view only `gp2` is known: EKS's class of that name. https://docs.aws.amazon.com/eks/latest/userguide/storage-classes.html */
function parametersOf(
  name: string,
  index: IndexView,
): { readonly type: string; readonly iops: number | undefined } | undefined {
  const storageClass = index.resource("StorageClass", undefined, name);
  if (storageClass === undefined) return name === "gp2" ? { type: "gp2", iops: undefined } : undefined;
  const provisioner = textAt(storageClass.root, "provisioner") ?? "";
  const type = textAt(storageClass.root, "parameters", "type");
  if (/^(?:disk\.csi\.azure\.com|kubernetes\.io\/azure-disk)$/.test(provisioner))
    return azureType(mapAt(storageClass.root, "parameters"));
  if (type === undefined || !/ebs|gce|pd\.csi/.test(provisioner)) return undefined;
  return { type, iops: numberOfQuantity(textAt(storageClass.root, "parameters", "iops")) };
}

/** Parameters are read whatever their case. https://github.com/kubernetes-sigs/azuredisk-csi-driver/blob/master/docs/driver-parameters.md */
function azureType(parameters: MapNode | undefined): { readonly type: string; readonly iops: undefined } | undefined {
  const sku = parameters?.entries.find(({ key }) => /^(?:skuname|storageaccounttype)$/i.test(key));
  return sku?.value.type === "scalar" ? { type: sku.value.text, iops: undefined } : undefined;
}

function numberAt(...at: Parameters<typeof scalarAt>): number | undefined {
  const value = scalarAt(...at)?.value;
  return typeof value === "number" ? value : undefined;
}
