import type { Resource } from "../../../contract/resource.ts";
import type { MapNode, ScalarNode } from "../../../contract/tree.ts";
import { itemsAt, nodeAt, scalarAt } from "../../../yaml/read.ts";
import { plainEtcd } from "../distributions.ts";
import { argumentsPair } from "../settings/arguments.ts";
import { variablesPair } from "../settings/variables.ts";
import { type StrangeName, strangeArguments, strangeVariables } from "../strange-names.ts";
import { type EtcdTimer, type EtcdTimers, etcdTimers, type TimerPair } from "../timers.ts";
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
  const options = nodeAt(resource.root, "spec", "etcdOptions");
  const pair = argumentsPair(options, isWhole(resource));
  const strangeNames = strangeArguments(options, "refused");
  return [timers(pair, strangeNames, countAt(resource.root, "spec", "size"), "spec.etcdOptions")];
}

/** The operator of CoreOS, no longer maintained: https://github.com/coreos/etcd-operator/blob/master/doc/user/spec_examples.md */
function coreosOperator(resource: Resource): EtcdTimers[] {
  const variables = nodeAt(resource.root, "spec", "pod", "etcdEnv");
  const pair = variablesPair(variables, isWhole(resource));
  return [timers(pair, strangeVariables(variables), countAt(resource.root, "spec", "size"), "spec.pod.etcdEnv")];
}

/**
 * The environment of etcd-manager, which etcd inherits. The fields `heartbeatInterval` and `leaderElectionTimeout` beside
 * it are refused by kOps, so they set nothing.
 * https://kops.sigs.k8s.io/cluster_spec/#etcdclusters
 */
function kops(resource: Resource): EtcdTimers[] {
  return itemsAt(resource.root, "spec", "etcdClusters").map((cluster) => {
    const variables = nodeAt(cluster, "manager", "env");
    const pair = variablesPair(variables, isWhole(resource));
    const members = itemsAt(cluster, "etcdMembers").length;
    const key = cluster.path.join(".");
    return timers(pair, strangeVariables(variables), members > 0 ? members : undefined, key);
  });
}

/** Fields of an etcd cluster in a kOps Cluster that kOps knows and refuses. */
export interface RefusedField {
  readonly name: "heartbeatInterval" | "leaderElectionTimeout";
  readonly timer: EtcdTimer;
  readonly value: ScalarNode;
  /** The entry of `etcdClusters` that holds it. */
  readonly cluster: MapNode;
}

const refusedNames = { heartbeat: "heartbeatInterval", election: "leaderElectionTimeout" } as const;

/**
 * kOps fails with "not supported by etcd-manager".
 * https://github.com/kubernetes/kops/blob/master/pkg/model/components/etcdmanager/model.go
 */
export function refusedByKops(resource: Resource): readonly RefusedField[] {
  if (resource.kind !== "Cluster" || !isKops(resource)) return [];
  return itemsAt(resource.root, "spec", "etcdClusters").flatMap((cluster) =>
    etcdTimers.flatMap((timer): RefusedField[] => {
      const name = refusedNames[timer];
      const value = scalarAt(cluster, name);
      if (cluster.type !== "map" || value === undefined || value.value === null) return [];
      return [{ name, timer, value, cluster }];
    }),
  );
}

function isKops({ apiVersion }: Resource): boolean {
  return apiVersion.startsWith("kops.k8s.io/") || apiVersion.startsWith("kops/");
}

function timers(
  pair: TimerPair,
  strangeNames: readonly StrangeName[],
  members: number | undefined,
  key: string,
): EtcdTimers {
  return { ...pair, strangeNames, distribution: plainEtcd, members, key };
}
