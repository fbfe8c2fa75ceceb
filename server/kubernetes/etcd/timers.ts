import type { TextEdit } from "../../contract/fix.ts";
import type { Origin } from "../../contract/place.ts";
import type { TreeNode } from "../../contract/tree.ts";
import type { Distribution } from "./distributions.ts";
import type { StrangeName } from "./strange-names.ts";

export type EtcdTimer = "heartbeat" | "election";

export const etcdTimers: readonly EtcdTimer[] = ["heartbeat", "election"];

/** A timer as somebody wrote it. */
export interface TimerSetting {
  readonly timer: EtcdTimer;
  /** The flag, variable or key as written. */
  readonly name: string;
  /** The value as written; undefined when it is computed. */
  readonly text: string | undefined;
  /** Undefined when the value is computed or is no plain number: etcd's flags take milliseconds without a unit. */
  readonly milliseconds: number | undefined;
  /** Place of the value. */
  readonly origin: Origin;
  /** False when it exists only perhaps (a conditional part of a template). */
  readonly certain: boolean;
  /** Edits that write another value, in the same form. */
  replace(milliseconds: number): readonly TextEdit[] | undefined;
  /** What to take away so that the default applies; undefined when that cannot be done by removing whole nodes. */
  readonly removable: readonly TreeNode[] | undefined;
}

/**
 * - `set`: written, perhaps with a value that cannot be told.
 * - `default`: known not to be written, so the distribution's default applies.
 * - `unknown`: something out of view may set it.
 */
export type TimerState =
  | { readonly state: "set"; readonly setting: TimerSetting }
  | { readonly state: "default" }
  | { readonly state: "unknown" };

export type TimerPair = Readonly<Record<EtcdTimer, TimerState>>;

/** Both timers of one member, or of all members that one object configures. */
export interface EtcdTimers extends TimerPair {
  readonly distribution: Distribution;
  /** Members of the cluster; undefined when nothing in view tells. */
  readonly members: number | undefined;
  /** Tells several of one subject apart: the path of what holds them. */
  readonly key: string;
  /** Names that were probably meant to be timers. */
  readonly strangeNames?: readonly StrangeName[];
  /** The flag or variable that names a configuration file: then etcd reads neither flags nor variables. */
  readonly overruledBy?: string;
  /** Variables that stand beside a flag of the same meaning; etcd refuses to start with both. */
  readonly doubled?: readonly TimerSetting[];
  /** Undefined when one object or file configures all members, or nothing tells which others belong to it. */
  readonly member?: MemberIdentity;
}

/** What tells which others are members of the same cluster. */
export type MemberIdentity = WorkloadIdentity | MachineIdentity;

export interface WorkloadIdentity {
  readonly type: "workload";
  readonly kind: string;
  readonly namespace: string | undefined;
  readonly container: string | undefined;
  readonly folder: string;
  readonly token: string | undefined;
  /** `name=url` of each member that it was told of. */
  readonly peers: readonly string[];
}

/** The configuration of one machine. */
export interface MachineIdentity {
  readonly type: "machine";
  /** What machines of one cluster have in common, by name: its token, its address. */
  readonly marks: Readonly<Record<string, string | undefined>>;
}

/** Milliseconds that apply; undefined when they cannot be told. */
export function millisecondsOf(timers: EtcdTimers, timer: EtcdTimer): number | undefined {
  const state = timers[timer];
  if (state.state === "set") return state.setting.milliseconds;
  return state.state === "default" ? timers.distribution.defaults[timer] : undefined;
}

/** A timer's text as milliseconds: etcd reads an unsigned integer, a unit is an error. Octal and the like are left alone. */
export function parseMilliseconds(text: string): number | undefined {
  return /^(?:0|[1-9]\d{0,11})$/.test(text) ? Number(text) : undefined;
}

/** The pair, unless neither timer is written. */
export function writtenPair(pair: TimerPair): TimerPair | undefined {
  return etcdTimers.some((timer) => pair[timer].state === "set") ? pair : undefined;
}
