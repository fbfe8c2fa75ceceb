import type { PlainDocument, Resource } from "../../../contract/resource.ts";
import type { TreeNode } from "../../../contract/tree.ts";
import { parseEmbedded } from "../../../yaml/embedded/parse-embedded.ts";
import { itemsAt, nodeAt, scalarAt, textAt } from "../../../yaml/read.ts";
import { k3sEtcd } from "../distributions.ts";
import { argumentsPair } from "../settings/arguments.ts";
import { strangeArguments } from "../strange-names.ts";
import type { EtcdTimers } from "../timers.ts";
import { countAt, isWhole } from "../whole.ts";

/** Where k3s and RKE2 read their configuration: https://docs.k3s.io/installation/configuration#configuration-file */
const configurationPath = /(?:^|\/)etc\/rancher\/(?:k3s|rke2)\/config\.yaml(?:\.d\/[^/]+\.ya?ml)?$/;

/** A configuration file of k3s or RKE2, or a cloud-init file that writes one. */
export function timersOfK3sDocument({ root }: PlainDocument): readonly EtcdTimers[] {
  const marks = { token: textAt(root, "token"), server: textAt(root, "server") };
  const own = timersInConfiguration(root, true, undefined);
  return [
    ...own.map((timers) => ({ ...timers, member: { type: "machine", marks } as const })),
    ...timersInFiles(nodeAt(root, "write_files"), undefined),
  ];
}

/** Objects that set up k3s or RKE2: Rancher's clusters, Cluster API's control planes, and files that those write. */
export function timersOfK3sResource(resource: Resource): readonly EtcdTimers[] {
  const { root, apiVersion, kind } = resource;
  const whole = isWhole(resource);
  const members = kind.endsWith("ControlPlane") ? countAt(root, "spec", "replicas") : undefined;
  if (kind === "Cluster" && apiVersion.startsWith("provisioning.cattle.io/")) {
    // https://ranchermanager.docs.rancher.com/reference-guides/cluster-configuration/rancher-server-configuration/rke2-cluster-configuration
    const rke = nodeAt(root, "spec", "rkeConfig");
    const selected = itemsAt(rke, "machineSelectorConfig").map((item) => nodeAt(item, "config"));
    return [nodeAt(rke, "machineGlobalConfig"), ...selected].flatMap((node) =>
      timersInConfiguration(node, whole, undefined),
    );
  }
  if (!apiVersion.startsWith("controlplane.cluster.x-k8s.io/")) return [];
  const spec = nodeAt(root, "spec", ...(kind.endsWith("Template") ? ["template", "spec"] : []));
  switch (kind) {
    case "RKE2ControlPlane":
    case "RKE2ControlPlaneTemplate":
      // https://github.com/rancher/cluster-api-provider-rke2/blob/main/bootstrap/api/v1beta2/rke2config_types.go
      return [
        ...timersInArguments(nodeAt(spec, "serverConfig", "etcd", "customConfig", "extraArgs"), whole, members),
        ...timersInFiles(nodeAt(spec, "files"), members),
      ];
    case "KThreesControlPlane":
    case "KThreesControlPlaneTemplate":
      return timersInFiles(nodeAt(spec, "kthreesConfigSpec", "files"), members);
    default:
      return [];
  }
}

/** `etcd-arg`, or `etcd-arg+` which adds to what another file says. https://docs.k3s.io/installation/configuration#value-merge-behavior */
function timersInConfiguration(node: TreeNode | undefined, whole: boolean, members: number | undefined): EtcdTimers[] {
  // With another datastore there is no embedded etcd. https://docs.k3s.io/datastore
  if (node?.type !== "map" || node.get("datastore-endpoint") !== undefined) return [];
  return [
    ...timersInArguments(node.get("etcd-arg"), whole, members),
    ...timersInArguments(node.get("etcd-arg+"), false, members),
  ];
}

function timersInArguments(node: TreeNode | undefined, whole: boolean, members: number | undefined): EtcdTimers[] {
  if (node === undefined) return [];
  // They become keys of a configuration file, in which etcd passes over what it does not know.
  const strangeNames = strangeArguments(node, "ignored");
  return [{ ...argumentsPair(node, whole), distribution: k3sEtcd, members, key: node.path.join("."), strangeNames }];
}

/** Files that a machine gets when it starts: `path` and `content`. */
function timersInFiles(files: TreeNode | undefined, members: number | undefined): EtcdTimers[] {
  return itemsAt(files).flatMap((file) => {
    const content = scalarAt(file, "content");
    if (!configurationPath.test(textAt(file, "path") ?? "") || typeof content?.value !== "string") return [];
    if (textAt(file, "encoding") !== undefined) return [];
    const prefix = content.path.join(".");
    return timersInConfiguration(parseEmbedded(content, "yaml").root, true, members).map((timers) => ({
      ...timers,
      key: `${prefix} ${timers.key}`,
    }));
  });
}
