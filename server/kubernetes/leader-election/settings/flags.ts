import type { Origin } from "../../../contract/place.ts";
import { type Flag, lastFlag } from "../../command-line/flags.ts";
import { originOfSpan } from "../../command-line/word.ts";
import type { Product } from "../products.ts";
import { type LockSetting, type Timing, type TimingState, type TimingStates, unknownTimings } from "../timings.ts";
import { spanSetting } from "./setting.ts";

/** Names of the flags that one family of programs gives its election. */
export interface FlagFamily {
  readonly switches: readonly string[];
  /** Switches that turn it off. */
  readonly offSwitches: readonly string[];
  readonly timings: Readonly<Record<Timing, string>>;
  readonly lock: string | undefined;
}

/** component-base `config/options/leaderelectionconfig.go` */
const componentBaseFamily: FlagFamily = {
  switches: ["leader-elect"],
  offSwitches: [],
  timings: {
    leaseDuration: "leader-elect-lease-duration",
    renewDeadline: "leader-elect-renew-deadline",
    retryPeriod: "leader-elect-retry-period",
  },
  lock: "leader-elect-resource-lock",
};

/** CSI sidecars, cert-manager, Flux, and many that controller-runtime's projects write. */
const leaderElectionFamily: FlagFamily = {
  switches: ["leader-election", "leader-elect", "enable-leader-election"],
  offSwitches: ["disable-leader-election"],
  timings: {
    leaseDuration: "leader-election-lease-duration",
    renewDeadline: "leader-election-renew-deadline",
    retryPeriod: "leader-election-retry-period",
  },
  lock: undefined,
};

const families = [componentBaseFamily, leaderElectionFamily];

/** Words of which a text that sets an election by flags has one. */
export const flagWords: readonly string[] = ["leader-elect", "election-ttl", "leaderElectionRetryPeriod"];

export interface FlagElection {
  readonly states: TimingStates;
  readonly enabled: boolean | undefined;
  readonly switchedOn: Origin | undefined;
  readonly name: string;
  readonly lock: LockSetting | undefined;
}

/**
 * The election that a command's flags set; undefined when none of them is about one.
 *
 * @param complete whether a flag that is not here is set nowhere else
 */
export function electionOfFlags(flags: readonly Flag[], product: Product, complete: boolean): FlagElection | undefined {
  if (product.derived !== undefined) return derivedElection(flags, product);
  const family =
    families.find(({ timings, lock }) =>
      flags.some(({ name }) => Object.values(timings).includes(name) || name === lock),
    ) ??
    families.find(({ switches, offSwitches }) =>
      flags.some(({ name }) => switches.includes(name) || offSwitches.includes(name)),
    );
  if (family === undefined) return undefined;
  const state = (timing: Timing) => timingState(flags, timing, family.timings[timing], product, complete);
  const on = flags.findLast(
    ({ name }) => family.switches.includes(name) || leaderElectionFamily.switches.includes(name),
  );
  const off = flags.findLast(({ name }) => family.offSwitches.includes(name));
  const first = flags.find(({ name }) => Object.values(family.timings).includes(name) || name === family.lock);
  const enabled =
    isSwitched(on) ?? (isSwitched(off) === true ? false : on === undefined ? product.onByDefault : undefined);
  return {
    states: {
      leaseDuration: state("leaseDuration"),
      renewDeadline: state("renewDeadline"),
      retryPeriod: state("retryPeriod"),
    },
    enabled,
    switchedOn: on === undefined ? undefined : originOfSpan(on.nameSpan),
    name: on?.written ?? first?.written ?? off?.written ?? "",
    lock: family.lock === undefined ? undefined : lockOf(lastFlag(flags, family.lock)),
  };
}

function timingState(
  flags: readonly Flag[],
  timing: Timing,
  name: string,
  product: Product,
  complete: boolean,
): TimingState {
  const flag = lastFlag(flags, name);
  if (flag === undefined)
    return complete && product.defaults !== undefined ? { state: "default" } : { state: "unknown" };
  if (flag.valueSpan === undefined) return { state: "unknown" };
  return { state: "set", setting: spanSetting(timing, flag.written, flag.valueSpan, flag.known, product) };
}

/** A Go boolean: `--x` and `--x=true` are on; `--x value` has no value of its own. */
export function isSwitched(flag: Flag | undefined): boolean | undefined {
  if (flag === undefined || !flag.known || !flag.nameSpan.node.certain) return undefined;
  if (flag.style !== "attached") return true;
  if (/^(?:1|t|true)$/i.test(flag.value ?? "")) return true;
  return /^(?:0|f|false)$/i.test(flag.value ?? "") ? false : undefined;
}

function lockOf(flag: Flag | undefined): LockSetting | undefined {
  if (flag?.valueSpan === undefined || flag.value === undefined) return undefined;
  const { node, start, end } = flag.valueSpan;
  return {
    name: flag.written,
    text: flag.value,
    origin: originOfSpan(flag.valueSpan),
    certain: node.certain,
    replace: (kind) => node.tree.editor.replaceSlice(node, start, end, kind),
  };
}

/** One flag from which all three timings follow. */
function derivedElection(flags: readonly Flag[], product: Product): FlagElection | undefined {
  const flag = product.derived && lastFlag(flags, product.derived.flag);
  if (flag === undefined) return undefined;
  const span = flag.valueSpan;
  const state = (timing: Timing): TimingState =>
    span === undefined
      ? unknownTimings[timing]
      : { state: "set", setting: spanSetting(timing, flag.written, span, flag.known, product) };
  return {
    states: {
      leaseDuration: state("leaseDuration"),
      renewDeadline: state("renewDeadline"),
      retryPeriod: state("retryPeriod"),
    },
    enabled: isSwitched(lastFlag(flags, "disable-leader-election")) === true ? false : product.onByDefault,
    switchedOn: undefined,
    name: flag.written,
    lock: undefined,
  };
}
