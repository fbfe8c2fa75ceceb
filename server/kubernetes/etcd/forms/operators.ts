import type { Resource } from "../../../contract/resource.ts";
import { itemsAt, nodeAt } from "../../../yaml/read.ts";
import { plainEtcd } from "../distributions.ts";
import { argumentsPair } from "../settings/arguments.ts";
import { variablesPair } from "../settings/variables.ts";
import type { EtcdTimers, TimerPair } from "../timers.ts";
import { countAt, isWhole } from "../whole.ts";

/** Objects of operators and of kOps that run etcd. */
export function timersOfOperator(resource: Resource): readonly EtcdTimers[] {
  switch (`${resource.apiVersion.split("/")[0]} ${resource.kind}`) {
    case "operator.etcd.io EtcdCluster":
      return etcdOperator(resource);
    case "etcd.database.coreos.com EtcdCluster":
      return coreosOperator(resource);
    case "kops.k8s.io Cluster":
    case "kops Cluster":
      return kops(resource);
    default:
      return [];
  }
}

/** https://github.com/etcd-io/etcd-operator/blob/main/docs/configuring-etcd-options.md */
function etcdOperator(resource: Resource): EtcdTimers[] {
  const pair = argumentsPair(nodeAt(resource.root, "spec", "etcdOptions"), isWhole(resource));
  return [timers(pair, countAt(resource.root, "spec", "size"), "spec.etcdOptions")];
}

/** The operator of CoreOS, no longer maintained: https://github.com/coreos/etcd-operator/blob/master/doc/user/spec_examples.md */
function coreosOperator(resource: Resource): EtcdTimers[] {
  const pair = variablesPair(nodeAt(resource.root, "spec", "pod", "etcdEnv"), isWhole(resource));
  return [timers(pair, countAt(resource.root, "spec", "size"), "spec.pod.etcdEnv")];
}

/**
 * The environment of etcd-manager, which etcd inherits. The fields `heartbeatInterval` and `leaderElectionTimeout` beside
 * it are refused by kOps, so they set nothing.
 * https://kops.sigs.k8s.io/cluster_spec/#etcdclusters
 */
function kops(resource: Resource): EtcdTimers[] {
  return itemsAt(resource.root, "spec", "etcdClusters").map((cluster) => {
    const pair = variablesPair(nodeAt(cluster, "manager", "env"), isWhole(resource));
    const members = itemsAt(cluster, "etcdMembers").length;
    return timers(pair, members > 0 ? members : undefined, cluster.path.join("."));
  });
}

function timers(pair: TimerPair, members: number | undefined, key: string): EtcdTimers {
  return { ...pair, distribution: plainEtcd, members, key };
}
