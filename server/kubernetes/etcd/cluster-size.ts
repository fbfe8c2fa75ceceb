import type { IndexView } from "../../contract/index-view.ts";
import type { Origin } from "../../contract/place.ts";
import type { PlainDocument, Resource, ValuesTree } from "../../contract/resource.ts";
import type { Subject } from "../../contract/rule.ts";
import type { ListNode, ScalarNode, TreeNode } from "../../contract/tree.ts";
import { isAbsent, itemsAt, listAt, nodeAt, scalarAt, textAt } from "../../yaml/read.ts";
import { etcdServersOf } from "./servers.ts";
import { isWhole } from "./whole.ts";

/** How many members an etcd cluster is asked to have, and where that is written. */
export interface ClusterSize {
  readonly members: number;
  readonly origin: Origin;
  /** What is counted, for a message: `StatefulSet etcd`. */
  readonly what: string;
  /** The number itself, where writing another one is all that has to be done; a list of members has no such place. */
  readonly scalar: ScalarNode | undefined;
  readonly key: string;
}

/** The members of every etcd cluster of a subject, where all of them are counted in one place. */
export function clusterSizesOf(subject: Subject, index: IndexView): readonly ClusterSize[] {
  switch (subject.type) {
    case "resource":
      return [...ofWorkload(subject.resource, index), ...ofObject(subject.resource)];
    case "values":
      return ofValues(subject.values);
    case "document":
      return ofRke(subject.plain);
    case "chart":
      return [];
  }
}

/** A StatefulSet is a whole cluster. Its members are listed in its command too, so the number alone is no cure. */
function ofWorkload(resource: Resource, index: IndexView): ClusterSize[] {
  if (resource.kind !== "StatefulSet" || etcdServersOf(resource, index).length === 0) return [];
  return ofNumber(scalarAt(resource.root, "spec", "replicas"), named(resource), false);
}

/**
 * Objects of which an operator makes the members. Control planes of Cluster API run one member on each machine unless etcd
 * is external. https://github.com/etcd-io/etcd-operator/blob/main/api/v1alpha1/etcdcluster_types.go
 * https://cluster-api.sigs.k8s.io/ https://github.com/rancher/cluster-api-provider-rke2
 */
function ofObject(resource: Resource): ClusterSize[] {
  const { root } = resource;
  switch (`${resource.apiVersion.split("/")[0]} ${resource.kind}`) {
    case "operator.etcd.io EtcdCluster":
    case "etcd.database.coreos.com EtcdCluster":
      return ofNumber(scalarAt(root, "spec", "size"), named(resource), true);
    case "druid.gardener.cloud Etcd":
    case "controlplane.cluster.x-k8s.io TalosControlPlane":
    case "controlplane.cluster.x-k8s.io RKE2ControlPlane":
      return ofNumber(scalarAt(root, "spec", "replicas"), named(resource), true);
    case "controlplane.cluster.x-k8s.io KubeadmControlPlane":
      if (
        !isWhole(resource) ||
        !isAbsent(root, "spec", "kubeadmConfigSpec", "clusterConfiguration", "etcd", "external")
      )
        return [];
      return ofNumber(scalarAt(root, "spec", "replicas"), named(resource), true);
    case "kops.k8s.io Cluster":
    case "kops Cluster":
      return itemsAt(root, "spec", "etcdClusters").flatMap((cluster) =>
        ofMembers(
          listAt(cluster, "etcdMembers"),
          `etcd cluster "${textAt(cluster, "name") ?? ""}" of ${named(resource)}`,
        ),
      );
    default:
      return [];
  }
}

/** The number of pods of charts that are etcd: Bitnami's `etcd`, and `kamaji-etcd`. */
function ofValues({ root, chart }: ValuesTree): ClusterSize[] {
  const key = chart?.name === "etcd" ? "replicaCount" : chart?.name === "kamaji-etcd" ? "replicas" : undefined;
  return key === undefined ? [] : ofNumber(scalarAt(root, key), `chart ${chart?.name}`, true);
}

/** Machines of RKE with the role `etcd`. https://rke.docs.rancher.com/config-options/nodes */
function ofRke({ root }: PlainDocument): ClusterSize[] {
  const nodes = nodeAt(root, "nodes");
  if (nodes?.type !== "list" || !nodes.complete || nodeAt(root, "services") === undefined) return [];
  const machines = nodes.items.filter((machine) => itemsAt(machine, "role").some((role) => textAt(role) === "etcd"));
  const [first] = machines;
  return first === undefined ? [] : [ofList(nodes, machines.length, first, "cluster.yml of RKE")];
}

function ofNumber(scalar: ScalarNode | undefined, what: string, isEditable: boolean): ClusterSize[] {
  const members = scalar?.value;
  if (scalar === undefined || typeof members !== "number" || !Number.isInteger(members) || !scalar.certain) return [];
  return [
    { members, origin: scalar.origin, what, scalar: isEditable ? scalar : undefined, key: scalar.path.join(".") },
  ];
}

function ofMembers(list: ListNode | undefined, what: string): ClusterSize[] {
  const [first] = list?.items ?? [];
  if (list === undefined || first === undefined || !list.complete || !list.certain) return [];
  return [ofList(list, list.items.length, first, what)];
}

/** The place is the first of the members: a list has no value that a person would change. */
function ofList(list: ListNode, members: number, first: TreeNode, what: string): ClusterSize {
  const { origin } = scalarAt(first, "name") ?? scalarAt(first, "address") ?? first;
  return { members, origin, what, scalar: undefined, key: list.path.join(".") };
}

function named({ kind, name }: Resource): string {
  return name === undefined ? kind : `${kind} ${name}`;
}
