import type { PlainDocument } from "../../../contract/resource.ts";
import { mapAt, nodeAt } from "../../../yaml/read.ts";
import { plainEtcd } from "../distributions.ts";
import { argumentsPair } from "../settings/arguments.ts";
import type { EtcdTimers } from "../timers.ts";

/**
 * `cluster.etcd.extraArgs` of a Talos machine configuration or of a patch for one. A patch leaves open what the
 * configuration says besides.
 * https://www.talos.dev/latest/reference/configuration/v1alpha1/config/
 */
export function timersOfTalosDocument({ root }: PlainDocument): readonly EtcdTimers[] {
  const argumentsNode = nodeAt(root, "cluster", "etcd", "extraArgs");
  if (argumentsNode === undefined) return [];
  const isConfiguration = mapAt(root, "machine") !== undefined && mapAt(root, "cluster")?.complete === true;
  const pair = argumentsPair(argumentsNode, isConfiguration);
  return [{ ...pair, distribution: plainEtcd, members: undefined, key: argumentsNode.path.join(".") }];
}
