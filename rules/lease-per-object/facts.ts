import type { Chart, ValuesTree } from "../../server/contract/resource.ts";
import type { ScalarNode } from "../../server/contract/tree.ts";
import type { TextSpan } from "../../server/kubernetes/command-line/word.ts";

/** Lease updates that the objects make: `objects / period`. Undefined where the number of objects is not known. */
export interface Load {
  readonly objects: number | undefined;
  /** Where the number comes from, for the message. */
  readonly counted: string;
  readonly periodSeconds: number;
  readonly writesPerSecond: number | undefined;
}

/** A values key that says one Lease for each object. */
export interface LeaseMode {
  readonly form: "lease-mode";
  readonly scalar: ScalarNode;
  readonly key: string;
  readonly load: Load;
  readonly values: ValuesTree;
}

/** A chart that reads a lease mode which its values do not set, and whose default is per object. */
export interface ChartDefault {
  readonly form: "chart-default";
  readonly chart: Chart;
  readonly path: readonly string[];
  readonly value: string;
  readonly defaults: ValuesTree | undefined;
  readonly load: Load;
}

export interface CiliumPolicy {
  readonly form: "cilium-l2";
  readonly load: Load;
  /** GET requests a second that each agent makes for the Leases it does not hold. */
  readonly readsPerAgent: number | undefined;
}

export interface KubeVip {
  readonly form: "kube-vip";
  readonly load: Load;
}

export interface Sharding {
  readonly form: "sharding";
  readonly toolkit: "Akka" | "Pekko";
  readonly shards: number;
  readonly shardsWritten: boolean;
  readonly load: Load;
}

/** A lock named after the Pod itself: every Pod elects itself. */
export interface PodLock {
  readonly form: "pod-lock";
  readonly setting: string;
  readonly variable: string;
  readonly span: TextSpan | undefined;
  readonly workload: string | undefined;
  readonly load: Load;
}

export type Facts = LeaseMode | ChartDefault | CiliumPolicy | KubeVip | Sharding | PodLock;
