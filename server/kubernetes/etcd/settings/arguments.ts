import type { ListNode, MapNode, TreeNode } from "../../../contract/tree.ts";
import { textAt } from "../../../yaml/read.ts";
import type { EtcdTimer, TimerPair, TimerState } from "../timers.ts";
import { flagNames, type TimerNames } from "./names.ts";
import { scalarSetting, spanSetting, stateOfValue, stateWithout } from "./setting.ts";

/**
 * Timers among arguments that a tool passes on to etcd, whichever way they are written: a map, a list of `name`/`value`
 * pairs, a list of `name=value` strings (dashes before the name or not), or one such string.
 *
 * @param complete whether a timer that is not here is set nowhere else
 */
export function argumentsPair(node: TreeNode | undefined, complete: boolean, names: TimerNames = flagNames): TimerPair {
  const state = (timer: EtcdTimer) => stateIn(node, timer, names[timer], complete);
  return { heartbeat: state("heartbeat"), election: state("election") };
}

function stateIn(node: TreeNode | undefined, timer: EtcdTimer, name: string, complete: boolean): TimerState {
  switch (node?.type) {
    case undefined:
      return stateWithout(complete);
    case "map":
      return inMap(node, timer, name) ?? stateWithout(complete && node.complete);
    case "list":
      return inList(node, timer, name) ?? stateWithout(complete && node.complete && node.items.every(isReadable));
    case "scalar":
      return inItem(node, timer, name) ?? stateWithout(complete);
    case "unknown":
      return { state: "unknown" };
  }
}

function inMap(map: MapNode, timer: EtcdTimer, name: string): TimerState | undefined {
  const value = map.get(name);
  if (value === undefined) return undefined;
  // Talos takes a list of values too: a flag that is given several times, the last one counts.
  const last = value.type === "list" ? value.items.at(-1) : value;
  return last === undefined ? undefined : stateOfValue(timer, name, last, [value]);
}

/** Timers in etcd's own configuration file, which takes numbers and no strings. */
export function configurationPair(map: MapNode): TimerPair {
  const state = (timer: EtcdTimer): TimerState => {
    const value = map.get(flagNames[timer]);
    if (value === undefined) return stateWithout(map.complete);
    if (value.type !== "scalar") return { state: "unknown" };
    if (value.value === null) return { state: "default" };
    return { state: "set", setting: scalarSetting(timer, flagNames[timer], value, [value], true) };
  };
  return { heartbeat: state("heartbeat"), election: state("election") };
}

/** Flags overwrite: the last one counts. */
function inList(list: ListNode, timer: EtcdTimer, name: string): TimerState | undefined {
  for (const item of list.items.toReversed()) {
    const state = inItem(item, timer, name);
    if (state !== undefined) return state;
  }
  return undefined;
}

function inItem(item: TreeNode, timer: EtcdTimer, name: string): TimerState | undefined {
  if (item.type === "map") {
    const value = textAt(item, "name") === name ? item.get("value") : undefined;
    return value && stateOfValue(timer, name, value, [item]);
  }
  if (item.type !== "scalar") return undefined;
  const match = /^(\s*-{0,2})([\w-]+)=/.exec(item.text);
  if (match?.[2] !== name) return undefined;
  const span = { node: item, start: match[0].length, end: item.text.trimEnd().length };
  return { state: "set", setting: spanSetting(timer, match[0].trim().slice(0, -1), span, true, [item]) };
}

function isReadable(item: TreeNode): boolean {
  return item.type === "scalar" || (item.type === "map" && item.complete);
}
