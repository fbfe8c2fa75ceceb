import {
  maximumElectionMilliseconds,
  minimumHeartbeatsPerElection,
} from "../../server/kubernetes/etcd/distributions.ts";
import type { EtcdTimer, EtcdTimers } from "../../server/kubernetes/etcd/timers.ts";
import { type Facts, settingOf } from "./check.ts";
import type { Options } from "./options.ts";
import { targetOf } from "./target.ts";

export function describe(facts: Facts, options: Options): string {
  return `${wrong(facts, options)} ${cure(facts, options)}`;
}

function wrong({ timers, problem }: Facts, options: Options): string {
  switch (problem.kind) {
    case "short":
      return [
        `The heartbeat interval of etcd is ${problem.heartbeat} ms${writtenAs(timers, "heartbeat")}.`,
        `Below ${options.minimumMilliseconds} ms the leader misses its own beats as soon as a disk write, a busy CPU or a round trip takes longer, and followers vote while nothing is written.`,
        load(timers, problem.heartbeat),
        "In the incident Bright Cluster Mesh going from 100 ms to 50 ms under disk pressure made it worse.",
      ].join(" ");
    case "zero":
      return `With a ${nameOf(problem.timer)} of 0 ms${writtenAs(timers, problem.timer)} etcd refuses to start.`;
    case "ratio":
      return `With these timers etcd refuses to start: the election timeout of ${problem.election} ms${writtenAs(timers, "election")} is less than ${minimumHeartbeatsPerElection} heartbeat intervals of ${problem.heartbeat} ms${writtenAs(timers, "heartbeat")}.`;
    case "long":
      return `With an election timeout of ${problem.election} ms${writtenAs(timers, "election")} etcd refuses to start: ${maximumElectionMilliseconds} ms is its limit.`;
    case "tight":
      return `The election timeout of ${problem.election} ms${writtenAs(timers, "election")} is less than 10 heartbeat intervals of ${problem.heartbeat} ms${writtenAs(timers, "heartbeat")}. A few late heartbeats are enough for a vote; see that it is at least 10 round trips between members.`;
  }
}

/** Where a timer is written, or whose default it is. */
function writtenAs(timers: EtcdTimers, timer: EtcdTimer): string {
  const setting = settingOf(timers, timer);
  return setting === undefined ? ` (the default of ${timers.distribution.name})` : ` (${setting.name})`;
}

function load({ members, distribution }: EtcdTimers, heartbeat: number): string {
  const rate = (followers: number, interval: number) => `${round((followers * 1000) / interval)} heartbeats/s`;
  const usual = distribution.defaults.heartbeat;
  const instead = (followers: number) => `at the default of ${distribution.name} ${rate(followers, usual)}`;
  if (members === undefined)
    return `Each follower gets ${rate(1, heartbeat)}, ${instead(1)}; a cluster of a single member would not mind, but nothing in view says that this is one.`;
  return `With ${members} members the leader sends ${rate(members - 1, heartbeat)}, ${instead(members - 1)}.`;
}

function cure({ timers, problem }: Facts, options: Options): string {
  if (problem.kind === "tight") return "etcd's own default is 10 intervals.";
  const { heartbeat, election, removes } = targetOf(timers.distribution, options);
  if (removes)
    return `Remove both timers on all servers, one server at a time, so that ${heartbeat} ms and ${election} ms apply, the defaults of ${timers.distribution.name}.`;
  return `Set both timers together, to the same values on all members and one member at a time: ${heartbeat} ms and ${election} ms.`;
}

export function nameOf(timer: EtcdTimer): string {
  return timer === "heartbeat" ? "heartbeat interval" : "election timeout";
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
