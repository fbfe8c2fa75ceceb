import type { TreeNode } from "../../../contract/tree.ts";
import { type Flag, lastFlag } from "../../command-line/flags.ts";
import type { EtcdTimer, TimerState } from "../timers.ts";
import { flagNames } from "./names.ts";
import { spanSetting } from "./setting.ts";

/** A timer among the flags of a command; undefined when it is not there. */
export function flagState(flags: readonly Flag[], timer: EtcdTimer, name = flagNames[timer]): TimerState | undefined {
  const flag = lastFlag(flags, name);
  if (flag === undefined) return undefined;
  if (flag.valueSpan === undefined) return { state: "unknown" };
  const setting = spanSetting(timer, flag.written, flag.valueSpan, flag.known, wholeNodes(flag));
  return { state: "set", setting };
}

/**
 * A timer among flags that pass arguments on, `--etcd-arg=heartbeat-interval=50`.
 * https://docs.k3s.io/cli/server
 */
export function passedOnState(flags: readonly Flag[], timer: EtcdTimer, flagName: string): TimerState | undefined {
  const name = flagNames[timer];
  const pattern = new RegExp(`^-{0,2}${name}=`);
  const flag = flags.findLast((item) => item.name === flagName && pattern.test(item.value ?? ""));
  if (flag?.valueSpan === undefined) return undefined;
  const { node, start, end } = flag.valueSpan;
  const at = start + node.text.slice(start, end).indexOf("=") + 1;
  return { state: "set", setting: spanSetting(timer, name, { node, start: at, end }, true, wholeNodes(flag)) };
}

/** The list items that hold the flag; undefined when they hold more, as a script does. */
function wholeNodes({ words }: Flag): readonly TreeNode[] | undefined {
  return words.every((word) => word.offsets === undefined) ? words.map((word) => word.node) : undefined;
}
