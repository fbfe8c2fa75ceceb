import type { Estimate } from "../../server/contract/finding.ts";
import type { IndexView } from "../../server/contract/index-view.ts";
import { itemsAt, textAt } from "../../server/yaml/read.ts";
import type { Load } from "./facts.ts";

/**
 * A healthy holder updates its Lease once every retry period, 2 s by client-go's convention.
 * https://github.com/kubernetes/client-go/blob/master/tools/leaderelection/leaderelection.go
 */
export const retryPeriodSeconds = 2;

/** Nodes update their own Lease every 10 s: a quarter of nodeLeaseDurationSeconds (40 s). KEP-589 */
export const nodeLeasePeriodSeconds = 10;

export function loadOf(objects: number | undefined, counted: string, periodSeconds = retryPeriodSeconds): Load {
  const writesPerSecond = objects === undefined ? undefined : objects / periodSeconds;
  return { objects, counted, periodSeconds, writesPerSecond };
}

/** Services in view that can get an address of their own: those of type LoadBalancer and those with external IPs. */
export function announcedServices(index: IndexView): number {
  return index.resources("Service").filter(({ root }) => {
    return textAt(root, "spec", "type") === "LoadBalancer" || itemsAt(root, "spec", "externalIPs").length > 0;
  }).length;
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
    return `100 of them updated every ${periodSeconds} s are ${count(round(example / periodSeconds))} Lease updates a second, ${asNodes(example / periodSeconds)}`;
  }
  return `${count(objects)} ${counted} / ${periodSeconds} s = ${count(round(writesPerSecond))} Lease updates a second, ${asNodes(writesPerSecond)}`;
}

function asNodes(writesPerSecond: number): string {
  return `as many as the heartbeats of ${count(Math.round(writesPerSecond * nodeLeasePeriodSeconds))} nodes`;
}

export function count(value: number): string {
  return value.toLocaleString("en-US");
}

/** Two digits are enough for a rate. */
export function round(value: number): number {
  return value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
}
