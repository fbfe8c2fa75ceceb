import type { IndexView } from "../../../contract/index-view.ts";
import type { PlainDocument, Resource } from "../../../contract/resource.ts";
import type { ScalarNode, TreeNode } from "../../../contract/tree.ts";
import { parseEmbedded } from "../../../yaml/embedded/parse-embedded.ts";
import { mapAt, textAt } from "../../../yaml/read.ts";
import { plainEtcd } from "../distributions.ts";
import { peersOf } from "../members.ts";
import { configurationPair } from "../settings/arguments.ts";
import { variablesPair } from "../settings/variables.ts";
import { strangeArguments } from "../strange-names.ts";
import { type EtcdTimers, writtenPair } from "../timers.ts";
import { isWhole, replicasOf } from "../whole.ts";

/** Keys that tell etcd's configuration file from another one with a heartbeat. https://etcd.io/docs/latest/op-guide/configuration/ */
const telling = [
  "initial-cluster",
  "initial-advertise-peer-urls",
  "advertise-client-urls",
  "listen-peer-urls",
  "listen-client-urls",
  "quota-backend-bytes",
  "auto-compaction-retention",
];

/** etcd's configuration file as a file of its own. */
export function timersOfConfigurationDocument({ root }: PlainDocument): readonly EtcdTimers[] {
  return timersInConfiguration(root, undefined, "");
}

/** The configuration file, or variables for etcd, in a ConfigMap. */
export function timersOfConfigMap(resource: Resource, index: IndexView): readonly EtcdTimers[] {
  const data = resource.kind === "ConfigMap" ? mapAt(resource.root, "data") : undefined;
  if (data === undefined) return [];
  const files = data.entries.flatMap(({ key, value }) =>
    value.type === "scalar" ? timersInText(value, () => replicasOfUsers(resource, index), `data.${key}`) : [],
  );
  const variables = writtenPair(variablesPair(data, false));
  // A workload in view that takes them into its environment is looked at itself.
  if (variables === undefined || usersOf(resource, index).length > 0) return files;
  return [...files, { ...variables, distribution: plainEtcd, members: undefined, key: "data" }];
}

/**
 * etcd's configuration in a text.
 *
 * @param replicas pods of the workload that reads it, if that is known
 */
export function timersInText(text: ScalarNode, replicas: () => number | undefined, key: string): readonly EtcdTimers[] {
  if (
    typeof text.value !== "string" ||
    !/^[ \t]*["']?(?=[\w-]*(?:heartbeat|election))[\w-]+["']?[ \t]*:/m.test(text.text)
  )
    return [];
  return timersInConfiguration(parseEmbedded(text, "yaml").root, replicas, key);
}

function timersInConfiguration(
  root: TreeNode,
  replicas: (() => number | undefined) | undefined,
  key: string,
): readonly EtcdTimers[] {
  if (root.type !== "map" || !telling.some((name) => root.get(name) !== undefined)) return [];
  // The file replaces flags and variables, so what it leaves out is at etcd's default.
  const pair = configurationPair(root);
  const strangeNames = strangeArguments(root, "ignored");
  const peers = peersOf(textAt(root, "initial-cluster"));
  const members = peers.length > 1 ? peers.length : (replicas?.() ?? (peers.length === 1 ? 1 : undefined));
  return [{ ...pair, distribution: plainEtcd, members, key, strangeNames }];
}

const userKinds = ["StatefulSet", "Deployment", "DaemonSet", "Pod"];

function usersOf(configMap: Resource, index: IndexView): readonly Resource[] {
  const workloads = userKinds.flatMap((kind) => index.resources(kind));
  return workloads.filter((workload) =>
    index.configMapsOf(workload).some((used) => used.root === configMap.root && isWhole(workload)),
  );
}

function replicasOfUsers(configMap: Resource, index: IndexView): number | undefined {
  const counts = usersOf(configMap, index).map(replicasOf);
  return counts.length === 1 ? counts[0] : undefined;
}
