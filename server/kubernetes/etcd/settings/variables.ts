import type { ListNode, MapNode, TreeNode } from "../../../contract/tree.ts";
import { scalarAt, textAt } from "../../../yaml/read.ts";
import type { Environment } from "../../environment.ts";
import type { EtcdTimer, TimerPair, TimerState } from "../timers.ts";
import { variableNames } from "./names.ts";
import { scalarSetting, stateOfValue, stateWithout } from "./setting.ts";

/** A timer in a container's environment. */
export function variableState(environment: Environment, timer: EtcdTimer, complete: boolean): TimerState {
  const name = variableNames[timer];
  const found = environment.get(name);
  switch (found.state) {
    case "text":
      // The kubelet replaces `$(NAME)`.
      if (found.scalar.text.includes("$(")) return { state: "unknown" };
      return { state: "set", setting: scalarSetting(timer, name, found.scalar, found.entry && [found.entry]) };
    case "absent":
      return stateWithout(complete);
    default:
      return { state: "unknown" };
  }
}

/** Timers in a list of `name`/`value` variables, or in a map of them, that a tool puts into etcd's environment. */
export function variablesPair(node: TreeNode | undefined, complete: boolean): TimerPair {
  const state = (timer: EtcdTimer) => stateIn(node, timer, complete);
  return { heartbeat: state("heartbeat"), election: state("election") };
}

function stateIn(node: TreeNode | undefined, timer: EtcdTimer, complete: boolean): TimerState {
  if (node === undefined) return stateWithout(complete);
  if (node.type === "list") return inList(node, timer) ?? stateWithout(complete && node.complete);
  if (node.type === "map") return inMap(node, timer) ?? stateWithout(complete && node.complete);
  return { state: "unknown" };
}

function inList(list: ListNode, timer: EtcdTimer): TimerState | undefined {
  const item = list.items.findLast((entry) => textAt(entry, "name") === variableNames[timer]);
  if (item === undefined) return undefined;
  const value = scalarAt(item, "value");
  return value === undefined ? { state: "unknown" } : stateOfValue(timer, variableNames[timer], value, [item]);
}

function inMap(map: MapNode, timer: EtcdTimer): TimerState | undefined {
  const value = map.get(variableNames[timer]);
  return value && stateOfValue(timer, variableNames[timer], value);
}
