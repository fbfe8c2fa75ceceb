import type { Origin } from "../../server/contract/place.ts";
import type { Resource, ValuesTree } from "../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import { electionsOf } from "../../server/kubernetes/leader-election/elections.ts";
import { secondsOfTiming } from "../../server/kubernetes/leader-election/timings.ts";
import { leaseReads, retryPeriodSeconds } from "../../server/kubernetes/load/leases.ts";
import { count, round } from "../../server/kubernetes/load/numbers.ts";
import { nodeScopeOf } from "../../server/kubernetes/node-scope.ts";
import { podTemplateOf } from "../../server/kubernetes/pod-template.ts";
import { scalarAt, textAt } from "../../server/yaml/read.ts";
import type { Options } from "./meta.ts";

export interface Facts {
  /** The switch, as written. */
  readonly name: string;
  readonly workload: string;
  readonly periodSeconds: number;
  readonly isPeriodAssumed: boolean;
  readonly nodes: number | undefined;
  readonly readsPerSecond: number | undefined;
}

export function* check({ subject, index, options, configuration }: RuleContext<Options>): Generator<Detection<Facts>> {
  const { nodes } = configuration.cluster;
  if (subject.type === "values") yield* collector(subject.values, nodes, options);
  if (subject.type !== "resource" || subject.resource.kind !== "DaemonSet" || !isEverywhere(subject.resource)) return;
  for (const election of electionsOf(subject, index)) {
    const { switchedOn, enabled, name, workload } = election;
    if (enabled !== true || switchedOn === undefined || workload === undefined) continue;
    const period = secondsOfTiming(election, "retryPeriod") ?? election.product.defaults?.retryPeriod;
    yield* found(
      name,
      `DaemonSet ${subject.resource.name ?? ""}`.trim(),
      switchedOn,
      period,
      nodes,
      options,
      election.key,
    );
  }
}

function isEverywhere(resource: Resource): boolean {
  const spec = podTemplateOf(resource)?.spec;
  return spec !== undefined && nodeScopeOf(spec) === "every";
}

/** The collector's chart elects among all agents when cluster metrics are collected in mode daemonset. */
function* collector(
  { root, chart }: ValuesTree,
  nodes: number | undefined,
  options: Options,
): Generator<Detection<Facts>> {
  if (chart?.name !== "opentelemetry-collector" || textAt(root, "mode") !== "daemonset") return;
  const enabled = scalarAt(root, "presets", "clusterMetrics", "enabled");
  if (enabled?.value !== true || !enabled.certain) return;
  if (scalarAt(root, "presets", "clusterMetrics", "disableLeaderElection")?.value === true) return;
  const name = "presets.clusterMetrics.enabled";
  yield* found(name, "DaemonSet of the OpenTelemetry collector", enabled.origin, undefined, nodes, options, name);
}

function* found(
  name: string,
  workload: string,
  origin: Origin,
  period: number | undefined,
  nodes: number | undefined,
  options: Options,
  key: string,
): Generator<Detection<Facts>> {
  const periodSeconds = period ?? retryPeriodSeconds;
  const readsPerSecond = nodes === undefined ? undefined : leaseReads(1, nodes, periodSeconds);
  if (readsPerSecond !== undefined && readsPerSecond < options.readsPerSecond) return;
  yield {
    facts: { name, workload, periodSeconds, isPeriodAssumed: period === undefined, nodes, readsPerSecond },
    place: origin.place,
    related: origin.related,
    ...(nodes === undefined || readsPerSecond === undefined
      ? { severity: "info" as const }
      : {
          estimate: {
            quantity: "Lease reads of the nodes that wait",
            value: round(readsPerSecond),
            unit: "requests/s",
            assumptions: [`${count(nodes)} nodes, of which one leads`, `a retry period of ${periodSeconds} s`],
          },
        }),
    key,
  };
}
