import type { KubernetesVersion } from "../../contract/configuration.ts";
import { leaderElectionSeats, queuePlacesOfFlow, seatsOf, widestList } from "./seats.ts";

/**
 * Queues of a level for one kind of agent: as the built-in level `system` has them. One service account is one flow, so
 * `handSize` queues are what it gets. https://kubernetes.io/docs/concepts/cluster-administration/flow-control/
 */
export const standardQueuing = { queues: 64, handSize: 6, queueLengthLimit: 50 } as const;

/** A level can borrow idle seats from Kubernetes 1.26 on, without a limit unless one is written. */
export const borrowingSince = 26;

export interface LevelLoad {
  /** Nominal seats of the level on each API server. */
  readonly seats: number;
  /** Seats that are left to the leader-election level, of 25. */
  readonly leaderSeats: number;
  /** Requests of the account that can wait on one API server. */
  readonly places: number;
  /** Seats that one list takes. */
  readonly seatsOfList: number;
  /** Lists that run at the same time. */
  readonly atOnce: number;
}

/** What a level with `shares` and {@link standardQueuing} holds, beside levels of one's own with `others` shares. */
export function loadOfLevel(shares: number, others: number, { minor }: KubernetesVersion): LevelLoad {
  const { handSize, queueLengthLimit } = standardQueuing;
  const seats = seatsOf(shares, others);
  const seatsOfList = widestList(seats, handSize, minor);
  return {
    seats,
    leaderSeats: leaderElectionSeats(shares + others),
    places: queuePlacesOfFlow(handSize, queueLengthLimit),
    seatsOfList,
    atOnce: Math.max(1, Math.floor(seats / seatsOfList)),
  };
}

/** Seconds until `lists` are served by one API server, each taking `secondsPerList`. */
export function drainSeconds(lists: number, { atOnce }: LevelLoad, secondsPerList: number): number {
  return Math.ceil(lists / atOnce) * secondsPerList;
}
