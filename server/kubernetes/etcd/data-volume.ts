import type { IndexView } from "../../contract/index-view.ts";
import type { Origin } from "../../contract/place.ts";
import type { Resource } from "../../contract/resource.ts";
import type { MapNode, ScalarNode, TreeNode } from "../../contract/tree.ts";
import { itemsAt, listAt, mapAt, nodeAt, scalarAt, textAt } from "../../yaml/read.ts";
import { type EtcdServer, serverSetting } from "./servers.ts";

/** Where a server keeps its data. */
export type DataVolume =
  | { readonly type: "layer"; readonly origin: Origin }
  | { readonly type: "emptyDir"; readonly origin: Origin }
  | { readonly type: "nfs"; readonly origin: Origin }
  | { readonly type: "hostPath"; readonly path: string; readonly origin: Origin }
  | {
      readonly type: "claim";
      readonly claim: MapNode;
      readonly storageClass: ScalarNode | undefined;
      readonly origin: Origin;
    };

/**
 * The volume of the data directory; undefined when it cannot be told.
 * `data-dir` is `<name>.etcd` in the working directory by default: https://etcd.io/docs/v3.6/op-guide/configuration/
 */
export function dataVolumeOf(server: EtcdServer, resource: Resource): DataVolume | undefined {
  const { node } = server.container;
  const folder = serverSetting(server, "data-dir");
  // A relative one, as the default is, stands in a working directory that the image chooses.
  if (folder.state !== "text" || !folder.text.startsWith("/")) return undefined;
  const mounts = nodeAt(node, "volumeMounts");
  const inside = (path: string) => `${folder.text}/`.startsWith(path.endsWith("/") ? path : `${path}/`);
  const mount = itemsAt(mounts)
    .filter((item) => inside(textAt(item, "mountPath") ?? "?"))
    .sort((a, b) => (textAt(b, "mountPath")?.length ?? 0) - (textAt(a, "mountPath")?.length ?? 0))[0];
  if (mount === undefined) {
    const isKnown = mounts === undefined ? node.complete : mounts.type === "list" && mounts.complete;
    return isKnown && node.get("volumeDevices") === undefined ? { type: "layer", origin: folder.origin } : undefined;
  }
  const name = textAt(mount, "name");
  return name === undefined || !mount.certain ? undefined : (ofClaims(resource, name) ?? ofVolumes(server, name));
}

function ofClaims(resource: Resource, name: string): DataVolume | undefined {
  const claim = itemsAt(resource.root, "spec", "volumeClaimTemplates").find(
    (item) => textAt(item, "metadata", "name") === name,
  );
  if (claim?.type !== "map") return undefined;
  const storageClass = scalarAt(claim, "spec", "storageClassName");
  return { type: "claim", claim, storageClass, origin: (storageClass ?? claim).origin };
}

function ofVolumes({ template }: EtcdServer, name: string): DataVolume | undefined {
  const volume = listAt(template.spec, "volumes")?.items.find((item) => textAt(item, "name") === name);
  if (volume?.type !== "map" || !volume.certain) return undefined;
  const emptyDir = volume.entry("emptyDir");
  if (emptyDir !== undefined && textAt(emptyDir.value, "medium") !== "Memory")
    return { type: "emptyDir", origin: emptyDir.keyOrigin };
  const nfs = volume.entry("nfs");
  if (nfs !== undefined) return { type: "nfs", origin: nfs.keyOrigin };
  const path = scalarAt(volume, "hostPath", "path");
  return path === undefined ? undefined : { type: "hostPath", path: path.text, origin: path.origin };
}

/** Provisioners of file systems in the network. */
const networkProvisioner = /nfs|efs\.csi|cephfs|azurefile|file\.csi\.azure|filestore|glusterfs|smb/i;

/** Whether a storage class is a file system in the network: by its provisioner, or where that is out of view by its name. */
export function isNetworkFileSystem(name: string, index: IndexView): boolean {
  const provisioner = textAt(index.resource("StorageClass", undefined, name)?.root, "provisioner");
  return provisioner === undefined
    ? /(?:^|-)(?:nfs|efs|cephfs|azurefile|filestore|glusterfs)(?:-|$)/i.test(name)
    : networkProvisioner.test(provisioner);
}

/** How a pod's spec keeps the members of one set apart; undefined when it cannot be told. */
export function spreadOf(
  spec: MapNode,
): { readonly state: "hard" | "none" } | { readonly state: "soft"; readonly origin: Origin } | undefined {
  // Two pods in the network of one host would need the same ports.
  if (scalarAt(spec, "hostNetwork")?.value === true) return { state: "hard" };
  const affinity = spec.get("affinity");
  const spreads = spec.get("topologySpreadConstraints");
  if (!isReadable(spec) || !isReadable(affinity) || !isReadable(spreads)) return undefined;
  const anti = mapAt(affinity, "podAntiAffinity");
  if (!isReadable(anti)) return undefined;
  const required = anti?.get("requiredDuringSchedulingIgnoredDuringExecution");
  if (!isReadable(required) || itemsAt(required).length > 0) return { state: "hard" };
  const items = itemsAt(spreads);
  if (items.some((item) => textAt(item, "whenUnsatisfiable") !== "ScheduleAnyway")) return { state: "hard" };
  const preferred = anti?.entry("preferredDuringSchedulingIgnoredDuringExecution");
  if (preferred !== undefined) return { state: "soft", origin: preferred.keyOrigin };
  const [spread] = items;
  return spread === undefined ? { state: "none" } : { state: "soft", origin: spread.origin };
}

function isReadable(node: TreeNode | undefined): boolean {
  return node === undefined || node.type === "scalar" || (node.type !== "unknown" && node.complete);
}
