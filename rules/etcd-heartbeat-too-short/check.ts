import type { Estimate, Severity } from "../../server/contract/finding.ts";
import type { RelatedPlace } from "../../server/contract/place.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import { etcdTimersOf } from "../../server/kubernetes/etcd/etcd-timers.ts";
import { type EtcdTimer, type EtcdTimers, etcdTimers, type TimerSetting } from "../../server/kubernetes/etcd/timers.ts";
import type { Options } from "./options.ts";
import { type Problem, problemsOf } from "./problem.ts";

export interface Facts {
  readonly timers: EtcdTimers;
  readonly problem: Problem;
}

const severities: Readonly<Record<Problem["kind"], Severity | undefined>> = {
  short: undefined,
  zero: "error",
  ratio: "error",
  long: "error",
  tight: "hint",
};

export function* check({ subject, index, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  for (const timers of etcdTimersOf(subject, index)) {
    for (const problem of problemsOf(timers, options)) {
      const setting = placed(timers, problem);
      if (setting === undefined) continue;
      const severity = severities[problem.kind];
      yield {
        facts: { timers, problem },
        place: setting.origin.place,
        related: [...setting.origin.related, ...others(timers, setting)],
        ...(severity !== undefined && { severity }),
        // What etcd refuses never runs, so no incident came of it.
        ...(problem.kind === "short" ? { estimate: estimate(problem.heartbeat, timers.members) } : { incidents: [] }),
        key: `${timers.key} ${problem.kind}`,
      };
    }
  }
}

/** The setting that a person would change: the election timeout where it is written and has a part in it. */
function placed(timers: EtcdTimers, problem: Problem): TimerSetting | undefined {
  switch (problem.kind) {
    case "short":
      return settingOf(timers, "heartbeat");
    case "zero":
      return settingOf(timers, problem.timer);
    default:
      return settingOf(timers, "election") ?? settingOf(timers, "heartbeat");
  }
}

export function settingOf(timers: EtcdTimers, timer: EtcdTimer): TimerSetting | undefined {
  const state = timers[timer];
  return state.state === "set" ? state.setting : undefined;
}

function others(timers: EtcdTimers, setting: TimerSetting): RelatedPlace[] {
  return etcdTimers.flatMap((timer) => {
    const other = settingOf(timers, timer);
    if (other === undefined || other === setting) return [];
    const { file, range } = other.origin.place;
    return [{ file, range, message: timer === "election" ? "the election timeout" : "the heartbeat interval" }];
  });
}

/** Heartbeats that the leader sends: one to each follower in each interval. */
function estimate(heartbeat: number, members: number | undefined): Estimate {
  const followers = members === undefined ? 1 : members - 1;
  const assumptions =
    members === undefined
      ? ["for each follower; the number of members is not in view"]
      : [`${members} members, of which one leads`];
  return {
    quantity: "heartbeats sent by the leader",
    value: (followers * 1000) / heartbeat,
    unit: "messages/s",
    assumptions,
  };
}
