import type { Distribution } from "../../server/kubernetes/etcd/distributions.ts";
import type { Options } from "./options.ts";

/** The timers that a fix leads to. */
export interface Target {
  readonly heartbeat: number;
  readonly election: number;
  /** True when they apply by themselves once nothing is written. */
  readonly removes: boolean;
}

/** The distribution's defaults; where the configured minimum is above them, the minimum and ten times it. */
export function targetOf({ defaults, ownDefaults }: Distribution, { minimumMilliseconds }: Options): Target {
  if (minimumMilliseconds <= defaults.heartbeat) return { ...defaults, removes: ownDefaults };
  const election = Math.max(defaults.election, 10 * minimumMilliseconds);
  return { heartbeat: minimumMilliseconds, election, removes: false };
}
