import type { MapEntry, MapNode, ScalarNode } from "../../server/contract/tree.ts";

/** Many Pods are replaced at once. */
export interface ShareFacts {
  readonly form: "share";
  readonly field: "maxUnavailable" | "maxSurge";
  readonly node: ScalarNode;
  /** In percent of the nodes; undefined for a number of Pods. */
  readonly percent: number | undefined;
  /** Undefined where cluster.nodes is not declared. */
  readonly pods: number | undefined;
  /** What reads the API server: a program of the catalogue, or the permission to. */
  readonly reader: string;
}

/** A key that DaemonSets do not have. */
export interface KeyFacts {
  readonly form: "key";
  readonly entry: MapEntry;
  readonly spec: MapNode;
}

export type Facts = ShareFacts | KeyFacts;
