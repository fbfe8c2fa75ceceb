import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import type { ScalarNode } from "../../server/contract/tree.ts";
import { secondsOf } from "../../server/kubernetes/duration.ts";
import { kubeletSettingsOf } from "../../server/kubernetes/kubelet/configurations.ts";
import { electionsOf } from "../../server/kubernetes/leader-election/elections.ts";
import type { Election, TimingSetting } from "../../server/kubernetes/leader-election/timings.ts";
import { isSharedMode, leaseModesIn } from "../../server/kubernetes/leases/lease-mode.ts";
import { nodeLeaseRenewFraction } from "../../server/kubernetes/load/leases.ts";
import { scalarAt } from "../../server/yaml/read.ts";
import type { Options } from "./meta.ts";

export type Facts =
  | { readonly form: "shared"; readonly key: string; readonly scalar: ScalarNode; readonly seconds: number }
  | { readonly form: "node"; readonly scalar: ScalarNode; readonly seconds: number; readonly nodes: number | undefined }
  | {
      readonly form: "election";
      readonly election: Election;
      readonly setting: TimingSetting;
      readonly seconds: number;
    };

export function* check(context: RuleContext<Options>): Generator<Detection<Facts>> {
  yield* sharedLeases(context);
  yield* nodeLeases(context);
  yield* elections(context);
}

/** A renewal interval in the same map as a lease mode for a namespace or a Deployment. */
function* sharedLeases({ subject, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  if (subject.type !== "values") return;
  for (const { scalar: mode, mode: value } of leaseModesIn(subject.values)) {
    const map = mode.parent;
    if (map?.type !== "map" || !isSharedMode(value)) continue;
    for (const key of options.keys) {
      const scalar = scalarAt(map, key);
      const seconds = secondsOf(scalar?.text);
      if (scalar === undefined || seconds === undefined || !scalar.certain || seconds >= options.windowSeconds)
        continue;
      const { place, related } = scalar.origin;
      yield {
        facts: { form: "shared", key, scalar, seconds },
        place,
        related,
        incidents: ["bright-cluster-mesh"],
        key: scalar.path.join("."),
      };
    }
  }
}

function* nodeLeases({ subject, options, configuration }: RuleContext<Options>): Generator<Detection<Facts>> {
  for (const { map, resource, key } of kubeletSettingsOf(subject)) {
    const scalar = scalarAt(map, "nodeLeaseDurationSeconds");
    if (typeof scalar?.value !== "number" || !scalar.certain) continue;
    const seconds = scalar.value;
    if (seconds <= 0 || seconds >= options.nodeLeaseSeconds) continue;
    const { place, related } = scalar.origin;
    yield {
      facts: { form: "node", scalar, seconds, nodes: configuration.cluster.nodes },
      place,
      related,
      ...(resource !== undefined && { resource }),
      // From half of the usual duration down the Leases make more than twice the writes.
      ...(seconds < options.nodeLeaseSeconds / 2 && { severity: "error" as const }),
      incidents: ["bright-cluster-mesh"],
      key: `${key} nodeLeaseDurationSeconds`,
    };
  }
}

function* elections({ subject, index, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  for (const election of electionsOf(subject, index)) {
    const { retryPeriod } = election;
    if (retryPeriod.state !== "set" || election.enabled === false) continue;
    const { setting } = retryPeriod;
    const { seconds } = setting;
    if (seconds === undefined || seconds <= 0 || !setting.certain || seconds >= options.retryPeriodSeconds) continue;
    yield {
      facts: { form: "election", election, setting, seconds },
      place: setting.origin.place,
      related: setting.origin.related,
      ...(election.resource !== undefined && { resource: election.resource }),
      incidents: election.product.id === "cilium-l2" ? ["cilium-l2-leases"] : ["kyverno-2024-lease-retry"],
      key: `${election.key} retryPeriod`,
    };
  }
}

/** Seconds between two updates of a node's Lease. */
export function nodePeriod(durationSeconds: number): number {
  return durationSeconds * nodeLeaseRenewFraction;
}
