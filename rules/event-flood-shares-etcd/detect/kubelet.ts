import type { Resource } from "../../../server/contract/resource.ts";
import type { Detection } from "../../../server/contract/rule.ts";
import type { TreeNode } from "../../../server/contract/tree.ts";
import { parseEmbedded } from "../../../server/yaml/embedded/parse-embedded.ts";
import { scalarAt } from "../../../server/yaml/read.ts";
import type { Facts } from "../facts.ts";

/** A kubelet's configuration that limits its events in no way; also in the ConfigMap that kubeadm keeps it in. */
export function* unlimitedKubelets(resource: Resource): Generator<Detection<Facts>> {
  const scalar = scalarAt(configurationOf(resource), "eventRecordQPS");
  if (scalar?.value !== 0 || !scalar.certain) return;
  const { place, related } = scalar.origin;
  yield { facts: { form: "kubelet", scalar }, place, related, severity: "info", incidents: [], key: "eventRecordQPS" };
}

function configurationOf({ kind, apiVersion, name, root }: Resource): TreeNode | undefined {
  if (kind === "KubeletConfiguration" && apiVersion.startsWith("kubelet.config.k8s.io/")) return root;
  const text =
    kind === "ConfigMap" && name?.startsWith("kubelet-config") ? scalarAt(root, "data", "kubelet") : undefined;
  return typeof text?.value === "string" ? parseEmbedded(text, "yaml").root : undefined;
}
