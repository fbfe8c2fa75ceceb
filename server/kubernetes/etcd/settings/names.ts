import type { EtcdTimer } from "../timers.ts";

/** Names of the timers, by timer. */
export type TimerNames = Readonly<Record<EtcdTimer, string>>;

/** Flags and keys of the configuration file. https://etcd.io/docs/latest/op-guide/configuration/ */
export const flagNames: TimerNames = { heartbeat: "heartbeat-interval", election: "election-timeout" };

export const variableNames: TimerNames = { heartbeat: "ETCD_HEARTBEAT_INTERVAL", election: "ETCD_ELECTION_TIMEOUT" };

/** Flags of wrappers that pass the timers on to the etcd inside them. */
export const raftFlagNames: TimerNames = {
  heartbeat: "etcd-raft-heartbeat-interval",
  election: "etcd-raft-election-timeout",
};
