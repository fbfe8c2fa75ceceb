import type { PlainDocument } from "../../../contract/resource.ts";
import { itemsAt, nodeAt, textAt } from "../../../yaml/read.ts";
import { rkeEtcd } from "../distributions.ts";
import { argumentsPair } from "../settings/arguments.ts";
import { strangeArguments } from "../strange-names.ts";
import type { EtcdTimers } from "../timers.ts";

/**
 * `services.etcd.extra_args` of RKE's cluster.yml, at the top or inside Rancher's cluster template.
 * https://rke.docs.rancher.com/config-options/services/services-extras
 */
export function timersOfRkeDocument({ root }: PlainDocument): readonly EtcdTimers[] {
  return [root, nodeAt(root, "rancher_kubernetes_engine_config")].flatMap((cluster): EtcdTimers[] => {
    const node = nodeAt(cluster, "services", "etcd", "extra_args");
    if (node === undefined) return [];
    const machines = itemsAt(cluster, "nodes").filter((machine) =>
      itemsAt(machine, "role").some((role) => textAt(role) === "etcd"),
    );
    const members = machines.length > 0 ? machines.length : undefined;
    const strangeNames = strangeArguments(node, "refused");
    return [{ ...argumentsPair(node, true), distribution: rkeEtcd, members, key: node.path.join("."), strangeNames }];
  });
}
