import type { KubernetesVersion } from "../../server/contract/configuration.ts";
import type { Severity } from "../../server/contract/finding.ts";

/** How the API server answers a list without resourceVersion, in a sentence that is true of the version. */
export interface Serving {
  readonly severity: Severity;
  readonly sentence: string;
}

/** Where the objects are that one list reads in etcd. `either`: in a namespace, if the kind has one. */
export type Reach = "cluster" | "namespace" | "either";

const read: Readonly<Record<Reach, string>> = {
  cluster: "reads every object of the kind",
  namespace: "reads every object of the kind in that namespace",
  either: "reads every object of the kind, in that namespace if the kind has one,",
};

export interface ListShape {
  readonly events: boolean;
  /** More than one page is likely. */
  readonly paged: boolean;
  readonly reach: Reach;
}

/** Consistent lists come from the watch cache from here on (KEP-2340, beta and on by default), and all pages from 1.34 on (KEP-4988). */
const cachedFrom = 31;
const pagesCachedFrom = 34;
const etcdNeeded = "etcd is 3.5.13 or later (3.4.31 on the 3.4 line)";

/**
 * Severity and wording by Kubernetes version. Where nothing tells the version, neither is etcd's known, so the finding keeps
 * its full severity and says what would change it.
 */
export function servingOf(kubernetes: KubernetesVersion, oldEtcd: boolean, shape: ListShape): Serving {
  const version = `Kubernetes ${kubernetes.major}.${kubernetes.minor}`;
  const cost = `etcd, which has no index for fields or labels, ${read[shape.reach]} for each node that asks`;
  const full: Severity = shape.reach === "cluster" ? "warning" : "info";
  if (shape.events) {
    return { severity: full, sentence: `Events have no cache in the API server: on every version ${cost}.` };
  }
  if (kubernetes.from === "assumed") {
    const sentence = `Up to Kubernetes 1.30 ${cost}; from 1.31 the API server's cache answers if ${etcdNeeded}; no Kubernetes version is declared here.`;
    return { severity: full, sentence };
  }
  if (kubernetes.minor < cachedFrom) return { severity: full, sentence: `On ${version} ${cost}.` };
  if (oldEtcd) {
    const sentence = `On ${version} with an etcd older than 3.5.13, as the option oldEtcd says, ${cost}.`;
    return { severity: full, sentence };
  }
  if (shape.paged && kubernetes.minor < pagesCachedFrom) {
    const sentence = `On ${version} the first page comes from the API server's cache if ${etcdNeeded}, and every further page from etcd.`;
    return { severity: full, sentence };
  }
  const sentence = `On ${version} the API server answers from its cache if ${etcdNeeded}; then etcd is spared, and the API server still builds one answer for each node that asks.`;
  return { severity: "hint", sentence };
}
