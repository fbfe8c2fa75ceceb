/**
 * What every API server brings along since Kubernetes 1.22. Source: kubernetes/apiserver
 * `pkg/apis/flowcontrol/bootstrap/default.go`, branches release-1.22 to release-1.36.
 */
export interface BuiltInLevel {
  readonly name: string;
  readonly shares: number;
  readonly lendablePercent: number;
  readonly queuing:
    | { readonly queues: number; readonly handSize: number; readonly queueLengthLimit: number }
    | undefined;
  /** Mandatory objects are refused when they differ; others may be changed. */
  readonly isMandatory: boolean;
}

function level(name: string, shares: number, lendablePercent: number, queues: number, handSize: number): BuiltInLevel {
  return { name, shares, lendablePercent, queuing: { queues, handSize, queueLengthLimit: 50 }, isMandatory: false };
}

export const builtInLevels: readonly BuiltInLevel[] = [
  { name: "exempt", shares: 0, lendablePercent: 0, queuing: undefined, isMandatory: true },
  { name: "catch-all", shares: 5, lendablePercent: 0, queuing: undefined, isMandatory: true },
  level("system", 30, 33, 64, 6),
  level("node-high", 40, 25, 64, 6),
  level("leader-election", 10, 0, 16, 4),
  level("workload-high", 40, 50, 128, 6),
  level("workload-low", 100, 90, 128, 6),
  level("global-default", 20, 50, 128, 6),
];

export interface BuiltInSchema {
  readonly name: string;
  readonly precedence: number;
  readonly level: string;
  readonly isMandatory: boolean;
}

function schema(name: string, precedence: number, levelName: string, isMandatory = false): BuiltInSchema {
  return { name, precedence, level: levelName, isMandatory };
}

/** `endpoint-controller` exists from 1.24 to 1.33, `workload-leader-election` up to 1.33. */
export const builtInSchemas: readonly BuiltInSchema[] = [
  schema("exempt", 1, "exempt", true),
  schema("probes", 2, "exempt"),
  schema("system-leader-election", 100, "leader-election"),
  schema("endpoint-controller", 150, "workload-high"),
  schema("workload-leader-election", 200, "leader-election"),
  schema("system-node-high", 400, "node-high"),
  schema("system-nodes", 500, "system"),
  schema("kube-controller-manager", 800, "workload-high"),
  schema("kube-scheduler", 800, "workload-high"),
  schema("kube-system-service-accounts", 900, "workload-high"),
  schema("service-accounts", 9000, "workload-low"),
  schema("global-default", 9900, "global-default"),
  schema("catch-all", 10_000, "catch-all", true),
];

export function builtInLevel(name: string | undefined): BuiltInLevel | undefined {
  return builtInLevels.find((item) => item.name === name);
}

export function builtInSchema(name: string | undefined): BuiltInSchema | undefined {
  return builtInSchemas.find((item) => item.name === name);
}
