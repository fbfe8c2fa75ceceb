import type { PlainDocument, Resource } from "../../../contract/resource.ts";
import type { TreeNode } from "../../../contract/tree.ts";
import { nodeAt, textAt } from "../../../yaml/read.ts";
import {
  type K3sConfiguration,
  k3sConfigurationsOfDocument,
  k3sConfigurationsOfResource,
} from "../../control-plane/carriers/k3s.ts";
import { k3sEtcd } from "../distributions.ts";
import { argumentsPair } from "../settings/arguments.ts";
import { strangeArguments } from "../strange-names.ts";
import type { EtcdTimers } from "../timers.ts";
import { countAt, isWhole } from "../whole.ts";

/** A configuration file of k3s or RKE2, or a cloud-init file that writes one. */
export function timersOfK3sDocument({ root }: PlainDocument): readonly EtcdTimers[] {
  const marks = { token: textAt(root, "token"), server: textAt(root, "server") };
  return k3sConfigurationsOfDocument(root).flatMap((configuration) => {
    const timers = timersInConfiguration(configuration, true, undefined);
    if (configuration.key !== "") return timers;
    return timers.map((own) => ({ ...own, member: { type: "machine", marks } as const }));
  });
}

/** Objects that set up k3s or RKE2: Rancher's clusters, Cluster API's control planes, and files that those write. */
export function timersOfK3sResource(resource: Resource): readonly EtcdTimers[] {
  const { root, apiVersion, kind } = resource;
  const whole = isWhole(resource);
  const members = kind.endsWith("ControlPlane") ? countAt(root, "spec", "replicas") : undefined;
  const isRke2 = kind.startsWith("RKE2ControlPlane") && apiVersion.startsWith("controlplane.cluster.x-k8s.io/");
  const spec = nodeAt(root, "spec", ...(kind.endsWith("Template") ? ["template", "spec"] : []));
  // https://github.com/rancher/cluster-api-provider-rke2/blob/main/bootstrap/api/v1beta2/rke2config_types.go
  const own = isRke2 ? nodeAt(spec, "serverConfig", "etcd", "customConfig", "extraArgs") : undefined;
  return [
    ...timersInArguments(own, whole, members),
    ...k3sConfigurationsOfResource(resource).flatMap((item) => timersInConfiguration(item, whole, members)),
  ];
}

/** `etcd-arg`, or `etcd-arg+` which adds to what another file says. https://docs.k3s.io/installation/configuration#value-merge-behavior */
function timersInConfiguration(
  { root, key }: K3sConfiguration,
  whole: boolean,
  members: number | undefined,
): EtcdTimers[] {
  // With another datastore there is no embedded etcd. https://docs.k3s.io/datastore
  if (root.get("datastore-endpoint") !== undefined) return [];
  return [
    // A file that is written whole says all that it sets.
    ...timersInArguments(root.get("etcd-arg"), whole || key !== "", members),
    ...timersInArguments(root.get("etcd-arg+"), false, members),
  ].map((timers) => ({ ...timers, key: `${key}${timers.key}` }));
}

function timersInArguments(node: TreeNode | undefined, whole: boolean, members: number | undefined): EtcdTimers[] {
  if (node === undefined) return [];
  // They become keys of a configuration file, in which etcd passes over what it does not know.
  const strangeNames = strangeArguments(node, "ignored");
  return [{ ...argumentsPair(node, whole), distribution: k3sEtcd, members, key: node.path.join("."), strangeNames }];
}
