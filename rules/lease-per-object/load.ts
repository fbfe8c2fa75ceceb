import type { Estimate } from "../../server/contract/finding.ts";
import { asNodes, leaseUpdates, retryPeriodSeconds } from "../../server/kubernetes/load/leases.ts";
import { count, rate, round } from "../../server/kubernetes/load/numbers.ts";
import type { Load } from "./facts.ts";

export function loadOf(objects: number | undefined, counted: string, periodSeconds = retryPeriodSeconds): Load {
  const writesPerSecond = objects === undefined ? undefined : leaseUpdates(objects, periodSeconds);
  return { objects, counted, periodSeconds, writesPerSecond };
}

export function estimateOf({ objects, counted, periodSeconds, writesPerSecond }: Load): Estimate | undefined {
  if (objects === undefined || writesPerSecond === undefined) return undefined;
  return {
    quantity: "Lease updates",
    value: round(writesPerSecond),
    unit: "writes/s",
    assumptions: [`${count(objects)} ${counted}`, `one update every ${periodSeconds} s for each`],
  };
}

/** `1,000 Pods / 2 s = 500 Lease updates a second, as many as the heartbeats of 5,000 nodes`; for unknown numbers an example. */
export function arithmetic({ objects, counted, periodSeconds, writesPerSecond }: Load): string {
  if (objects === undefined || writesPerSecond === undefined) {
    const example = 100;
    return `100 of them updated every ${periodSeconds} s are ${rate(leaseUpdates(example, periodSeconds))} Lease updates a second, ${asManyAs(leaseUpdates(example, periodSeconds))}`;
  }
  return `${count(objects)} ${counted} / ${periodSeconds} s = ${rate(writesPerSecond)} Lease updates a second, ${asManyAs(writesPerSecond)}`;
}

function asManyAs(writesPerSecond: number): string {
  return `as many as the heartbeats of ${count(asNodes(writesPerSecond))} nodes`;
}
