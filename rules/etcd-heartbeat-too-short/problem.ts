import {
  maximumElectionMilliseconds,
  minimumHeartbeatsPerElection,
} from "../../server/kubernetes/etcd/distributions.ts";
import { type EtcdTimer, type EtcdTimers, etcdTimers, millisecondsOf } from "../../server/kubernetes/etcd/timers.ts";
import type { Options } from "./options.ts";

/**
 * - `short`: the heartbeat is below the minimum and there may be followers.
 * - `zero`, `ratio`, `long`: etcd refuses to start.
 * - `tight`: etcd starts, with less than ten heartbeats to an election.
 */
export type Problem =
  | { readonly kind: "short"; readonly heartbeat: number }
  | { readonly kind: "zero"; readonly timer: EtcdTimer }
  | { readonly kind: "ratio" | "tight"; readonly heartbeat: number; readonly election: number }
  | { readonly kind: "long"; readonly election: number };

const advisedHeartbeatsPerElection = 10;

/** What is wrong with a pair of timers. A timer that cannot be told is never wrong. */
export function problemsOf(timers: EtcdTimers, options: Options): readonly Problem[] {
  if (timers.overruledBy !== undefined) return [];
  const zeros = etcdTimers.filter((timer) => certain(timers, timer) === 0);
  if (zeros.length > 0) return zeros.map((timer) => ({ kind: "zero", timer }));
  const heartbeat = certain(timers, "heartbeat");
  const election = certain(timers, "election");
  const problems: Problem[] = [];
  const isShort = heartbeat !== undefined && heartbeat < options.minimumMilliseconds;
  // A single member has nobody to send heartbeats to. One that is not written is the distribution's own choice.
  if (isShort && timers.heartbeat.state === "set" && (timers.members ?? 2) > 1)
    problems.push({ kind: "short", heartbeat });
  if (election !== undefined && election > maximumElectionMilliseconds) problems.push({ kind: "long", election });
  if (heartbeat === undefined || election === undefined) return problems;
  if (minimumHeartbeatsPerElection * heartbeat > election) problems.push({ kind: "ratio", heartbeat, election });
  else if (
    options.hintBelowTenHeartbeats &&
    problems.length === 0 &&
    advisedHeartbeatsPerElection * heartbeat > election
  )
    problems.push({ kind: "tight", heartbeat, election });
  return problems;
}

/** Milliseconds that certainly apply: what a template writes in a branch does so only perhaps. */
function certain(timers: EtcdTimers, timer: EtcdTimer): number | undefined {
  const state = timers[timer];
  return state.state === "set" && !state.setting.certain ? undefined : millisecondsOf(timers, timer);
}
