import type { Resource } from "../../../contract/resource.ts";
import type { MapNode, TreeNode } from "../../../contract/tree.ts";
import { parseEmbedded } from "../../../yaml/embedded/parse-embedded.ts";
import { itemsAt, nodeAt, scalarAt, textAt } from "../../../yaml/read.ts";

/** A configuration of k3s or RKE2. */
export interface K3sConfiguration {
  readonly root: MapNode;
  /** Tells several of one subject apart: path of the text that holds it, if one does. */
  readonly key: string;
}

/** Where k3s and RKE2 read their configuration: https://docs.k3s.io/installation/configuration#configuration-file */
const configurationPath = /(?:^|\/)etc\/rancher\/(?:k3s|rke2)\/config\.yaml(?:\.d\/[^/]+\.ya?ml)?$/;

/** Files that a machine gets when it starts, as `path` and `content` (cloud-init, Cluster API). */
export function k3sConfigurationsInFiles(files: TreeNode | undefined): readonly K3sConfiguration[] {
  return itemsAt(files).flatMap((file) => {
    const content = scalarAt(file, "content");
    if (!configurationPath.test(textAt(file, "path") ?? "") || typeof content?.value !== "string") return [];
    if (textAt(file, "encoding") !== undefined) return [];
    const { root } = parseEmbedded(content, "yaml");
    return root.type === "map" ? [{ root, key: `${content.path.join(".")} ` }] : [];
  });
}

/** Configurations in a document that is no object: the file itself, or cloud-init's `write_files`. */
export function k3sConfigurationsOfDocument(root: TreeNode): readonly K3sConfiguration[] {
  return [...whole(root), ...k3sConfigurationsInFiles(nodeAt(root, "write_files"))];
}

/**
 * Configurations in Rancher's clusters and in Cluster API's control planes.
 * https://ranchermanager.docs.rancher.com/reference-guides/cluster-configuration/rancher-server-configuration/rke2-cluster-configuration
 */
export function k3sConfigurationsOfResource({ root, apiVersion, kind }: Resource): readonly K3sConfiguration[] {
  if (kind === "Cluster" && apiVersion.startsWith("provisioning.cattle.io/")) {
    const rke = nodeAt(root, "spec", "rkeConfig");
    const selected = itemsAt(rke, "machineSelectorConfig").map((item) => nodeAt(item, "config"));
    return [nodeAt(rke, "machineGlobalConfig"), ...selected].flatMap(whole);
  }
  if (!apiVersion.startsWith("controlplane.cluster.x-k8s.io/")) return [];
  const spec = nodeAt(root, "spec", ...(kind.endsWith("Template") ? ["template", "spec"] : []));
  if (/^RKE2ControlPlane/.test(kind)) return k3sConfigurationsInFiles(nodeAt(spec, "files"));
  return /^KThreesControlPlane/.test(kind) ? k3sConfigurationsInFiles(nodeAt(spec, "kthreesConfigSpec", "files")) : [];
}

function whole(node: TreeNode | undefined): K3sConfiguration[] {
  return node?.type === "map" ? [{ root: node, key: "" }] : [];
}
