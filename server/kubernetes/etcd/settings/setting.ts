import type { ScalarNode, TreeNode } from "../../../contract/tree.ts";
import { originOfSpan, type TextSpan } from "../../command-line/word.ts";
import { type EtcdTimer, parseMilliseconds, type TimerSetting, type TimerState } from "../timers.ts";

/** A timer that stands in a part of a scalar's text, `--name=value` say. */
export function spanSetting(
  timer: EtcdTimer,
  name: string,
  span: TextSpan,
  known: boolean,
  removable: readonly TreeNode[] | undefined,
): TimerSetting {
  const { node, start, end } = span;
  const text = known ? node.text.slice(start, end) : undefined;
  return {
    timer,
    name,
    text,
    milliseconds: text === undefined ? undefined : parseMilliseconds(text),
    origin: originOfSpan(span),
    certain: node.certain,
    replace: (milliseconds) => node.tree.editor.replaceSlice(node, start, end, String(milliseconds)),
    removable,
  };
}

/**
 * A timer that is a scalar of its own; it keeps its type, since some readers take strings only.
 *
 * @param isNumber whether the reader takes numbers only
 */
export function scalarSetting(
  timer: EtcdTimer,
  name: string,
  node: ScalarNode,
  removable: readonly TreeNode[] | undefined = [node],
  isNumber = typeof node.value === "number",
): TimerSetting {
  return {
    timer,
    name,
    text: node.text,
    milliseconds: parseMilliseconds(node.text),
    origin: node.origin,
    certain: node.certain,
    replace: (milliseconds) => node.tree.editor.replaceScalar(node, isNumber ? milliseconds : String(milliseconds)),
    removable,
  };
}

/** What a node that holds a timer's value says; undefined for a null, which sets nothing. */
export function stateOfValue(
  timer: EtcdTimer,
  name: string,
  node: TreeNode,
  removable: readonly TreeNode[] | undefined = [node],
): TimerState | undefined {
  if (node.type !== "scalar") return { state: "unknown" };
  if (node.value === null) return undefined;
  return { state: "set", setting: scalarSetting(timer, name, node, removable) };
}

export function stateWithout(complete: boolean): TimerState {
  return complete ? { state: "default" } : { state: "unknown" };
}
