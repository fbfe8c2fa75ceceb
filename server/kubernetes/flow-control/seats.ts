/** Flags `--max-requests-inflight` (400) and `--max-mutating-requests-inflight` (200), which flow control adds up. */
export const defaultInflight = 600;

/** Shares of the built-in levels together: system 30, node-high 40, leader-election 10, workload-high 40, workload-low 100, global-default 20, catch-all 5. */
export const builtInShares = 245;

export const leaderElectionShares = 10;

/** A request waits in a queue for at most a quarter of `--request-timeout` (1 minute), then it is answered with 429. */
export const longestQueueWaitSeconds = 15;

/** A LIST takes one seat for each 100 objects, ten at the most. apiserver `pkg/util/flowcontrol/request/config.go`; see {@link widestList}. */
export const objectsPerSeat = 100;
export const maxSeatsOfRequest = 10;

/** Nominal seats of a level with `shares` beside the built-in ones and `others` more. */
export function seatsOf(shares: number, others = 0, inflight = defaultInflight): number {
  return Math.ceil((inflight * shares) / (builtInShares + others + shares));
}

/** What is left of the leader-election level's 25 seats when levels with `shares` in all are added. */
export function leaderElectionSeats(shares: number, inflight = defaultInflight): number {
  return Math.ceil((inflight * leaderElectionShares) / (builtInShares + shares));
}

/** Seats that one list of `objects` takes. */
export function seatsOfList(objects: number): number {
  return Math.min(maxSeatsOfRequest, Math.max(1, Math.ceil(objects / objectsPerSeat)));
}

/** Requests that can wait: each flow has `handSize` queues, so one flow cannot fill them all. */
export function queuePlacesOfFlow(handSize: number, queueLengthLimit: number): number {
  return handSize * queueLengthLimit;
}

/** Bits that a hand of queues needs; the API server refuses more than 60. apiserver `pkg/util/shufflesharding` */
export function entropyBits(queues: number, handSize: number): number {
  return Math.ceil(Math.log2(queues) * handSize);
}
export const maxEntropyBits = 60;

/**
 * Seats that a single list can take in a level with queues. Up to Kubernetes 1.22 every request took one; then up to ten;
 * from the last patches of 1.25 on at most 15 % of the level's nominal seats and at most seats ÷ handSize, so that small
 * levels still serve several lists at a time. apiserver `pkg/util/flowcontrol/apf_controller.go`
 * (`priorityLevelMaxSeatsPercent`), `pkg/util/flowcontrol/request/width.go`
 */
export function widestList(seats: number, handSize: number, minor: number): number {
  if (minor < 23) return 1;
  if (minor < 25) return maxSeatsOfRequest;
  const part = Math.min(Math.ceil(seats * 0.15), Math.floor(seats / handSize));
  return Math.min(maxSeatsOfRequest, Math.max(1, part));
}
