import type { Facts } from "./rule.ts";

/** What is wrong, why, what to do. */
export function describe({ problem, argument }: Facts): string {
  switch (problem) {
    case "blocking":
      return `With ${argument.written} blocking every response of the API server waits until the audit webhook took the event, Lease updates too. A slow receiver makes the whole control plane slow. Use batch.`;
    case "blocking-strict":
      return `With ${argument.written} blocking-strict the API server refuses a request whose audit event the webhook does not take: a receiver that is down takes the control plane with it. Use batch, and a log file beside it where nothing may be lost.`;
    case "throttle":
      return `Without throttling (${argument.written} false) the API server sends batches to its audit webhook as fast as events come. When the receiver is slow, connections and buffers pile up in the API server until it is killed for its memory. Leave throttling on.`;
    case "untruncated":
      return "The audit webhook buffers up to 10,000 events, and none is truncated: with bodies of up to 1.5 MB each there is no limit in bytes. Set audit-webhook-truncate-enabled, and a policy that leaves out bodies nobody reads.";
  }
}
