import type { ResourceName } from "../../contract/finding.ts";
import type { Subject } from "../../contract/rule.ts";
import type { MapNode, TreeNode } from "../../contract/tree.ts";
import { parseEmbedded } from "../../yaml/embedded/parse-embedded.ts";
import { itemsAt, mapAt, textAt } from "../../yaml/read.ts";

export interface KubeletSettings {
  readonly map: MapNode;
  /** Whether a field that is not there has the kubelet's own default. */
  readonly whole: boolean;
  readonly resource: ResourceName | undefined;
  readonly key: string;
}

/** Words of which a text with a kubelet's configuration has one. */
export const kubeletWords: readonly string[] = ["nodeStatusUpdateFrequency", "nodeLeaseDurationSeconds"];

/** Every KubeletConfiguration of a subject. https://kubernetes.io/docs/reference/config-api/kubelet-config.v1beta1/ */
export function kubeletSettingsOf(subject: Subject): readonly KubeletSettings[] {
  if (subject.type === "document") {
    // https://www.talos.dev/latest/reference/configuration/v1alpha1/config/
    return settings(
      mapAt(subject.plain.root, "machine", "kubelet", "extraConfig"),
      false,
      undefined,
      "machine.kubelet",
    );
  }
  if (subject.type !== "resource") return [];
  const { resource } = subject;
  const { root, kind, apiVersion, namespace, name, role } = resource;
  const named = { kind, ...(namespace !== undefined && { namespace }), ...(name !== undefined && { name }) };
  const whole = role !== "patch" && root.complete;
  if (kind === "KubeletConfiguration" && apiVersion.startsWith("kubelet.config.k8s.io/"))
    return settings(root, whole, named, "");
  if (kind === "ConfigMap") {
    return (mapAt(root, "data")?.entries ?? []).flatMap(({ key, value }) => {
      if (value.type !== "scalar" || !value.text.includes("KubeletConfiguration")) return [];
      const { root: inner } = parseEmbedded(value, "yaml");
      return textAt(inner, "kind") === "KubeletConfiguration"
        ? settings(inner, role !== "patch", named, `data.${key}`)
        : [];
    });
  }
  // https://docs.openshift.com and https://awslabs.github.io/amazon-eks-ami/nodeadm/ lay these over defaults of their own.
  if (kind === "KubeletConfig" && apiVersion.startsWith("machineconfiguration.openshift.io/"))
    return settings(mapAt(root, "spec", "kubeletConfig"), false, named, "spec.kubeletConfig");
  if (kind === "NodeConfig" && apiVersion.startsWith("node.eks.aws/"))
    return settings(mapAt(root, "spec", "kubelet", "config"), false, named, "spec.kubelet.config");
  if (kind === "ClusterConfig" && apiVersion.startsWith("k0s.k0sproject.io/"))
    return itemsAt(root, "spec", "workerProfiles").flatMap((profile, i) =>
      settings(mapAt(profile, "values"), false, named, `spec.workerProfiles.${i}`),
    );
  return [];
}

function settings(
  map: TreeNode | undefined,
  whole: boolean,
  resource: ResourceName | undefined,
  key: string,
): KubeletSettings[] {
  return map?.type === "map" ? [{ map, whole: whole && map.complete, resource, key }] : [];
}
