import { count } from "../../server/kubernetes/load/numbers.ts";
import type { Facts } from "./facts.ts";

/** What is wrong, why, what to do. */
export function describe(facts: Facts): string {
  switch (facts.form) {
    case "long":
      return `Events are kept for ${round(facts.hours)} hours (${facts.argument.written}) in the etcd of everything else, ${round(facts.hours)} times as many objects as with the default of 1 hour. A flood of events then fills the database up to its quota, and all writes stop. Keep an hour or a few and ship events to a log, or give events an etcd of their own with --etcd-servers-overrides.`;
    case "shared":
      return `Events of ${count(facts.nodes)} nodes share the etcd of everything else. A burst of them, such as a failing rollout on all nodes, slows Lease updates and fills the database. Give events an etcd of their own: --etcd-servers-overrides=/events#https://...`;
    case "kyverno":
      return "An empty list makes Kyverno write an event for every policy that was applied or skipped; its chart omits both by default. Each event is a write to etcd, for each resource and each policy, and such events filled a database up to its quota. Leave the default, or omit PolicyApplied and PolicySkipped.";
    case "kubelet":
      return "With eventRecordQPS 0 this kubelet writes events without a limit, and a crash loop on all nodes writes as many as it can to the etcd of everything else. Leave it out, so that the default of 50 a second applies (5 before Kubernetes 1.27).";
  }
}

function round(hours: number): number {
  return Math.round(hours * 10) / 10;
}
