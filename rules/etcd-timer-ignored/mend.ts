import type { TextEdit } from "../../server/contract/fix.ts";
import {
  maximumElectionMilliseconds,
  minimumHeartbeatsPerElection,
} from "../../server/kubernetes/etcd/distributions.ts";
import type { EtcdTimer, EtcdTimers } from "../../server/kubernetes/etcd/timers.ts";
import { inMilliseconds } from "./problem.ts";

/** Both timers as etcd will read them, and the edits that make it so. */
export interface Mended {
  readonly heartbeat: number;
  readonly election: number;
  readonly edits: readonly TextEdit[];
}

/**
 * Everything that is wrong with the names and units of a pair, in one step: mended one by one, a longer heartbeat could
 * come into force without its election timeout, and etcd would not start. Undefined when a part cannot be told.
 */
export function mend(timers: EtcdTimers): Mended | undefined {
  const heartbeat = mendTimer(timers, "heartbeat");
  const election = mendTimer(timers, "election");
  if (heartbeat === undefined || election === undefined) return undefined;
  if (!isAccepted(heartbeat.milliseconds, election.milliseconds)) return undefined;
  const edits = [...heartbeat.edits, ...election.edits];
  return { heartbeat: heartbeat.milliseconds, election: election.milliseconds, edits };
}

export function isAccepted(heartbeat: number, election: number): boolean {
  return minimumHeartbeatsPerElection * heartbeat <= election && election <= maximumElectionMilliseconds;
}

interface MendedTimer {
  readonly milliseconds: number;
  readonly edits: readonly TextEdit[];
}

function mendTimer(timers: EtcdTimers, timer: EtcdTimer): MendedTimer | undefined {
  const state = timers[timer];
  const [strange, ...more] = (timers.strangeNames ?? []).filter((name) => name.timer === timer);
  if (state.state === "unknown" || more.length > 0) return undefined;
  if (state.state === "default") {
    if (strange === undefined) return { milliseconds: timers.distribution.defaults[timer], edits: [] };
    const edits = strange.certain && strange.milliseconds !== undefined ? strange.rename() : undefined;
    return edits && strange.milliseconds ? { milliseconds: strange.milliseconds, edits } : undefined;
  }
  // The right name is there too: which value is meant cannot be told.
  if (strange !== undefined || !state.setting.certain) return undefined;
  const { milliseconds, text } = state.setting;
  if (milliseconds !== undefined) return { milliseconds, edits: [] };
  const converted = inMilliseconds(text);
  const edits = converted === undefined ? undefined : state.setting.replace(converted);
  return converted === undefined || edits === undefined ? undefined : { milliseconds: converted, edits };
}
