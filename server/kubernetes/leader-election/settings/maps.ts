import type { MapNode, TreeNode } from "../../../contract/tree.ts";
import { textAt } from "../../../yaml/read.ts";
import type { Product } from "../products.ts";
import { type LockSetting, type Timing, type TimingState, type TimingStates, timings } from "../timings.ts";
import { spanSetting, stateOfValue } from "./setting.ts";

export type TimingKeys = Readonly<Record<Timing, string>>;

/** Timings that are entries of a map; undefined when none of them is written. */
export function timingsInMap(
  map: MapNode,
  keys: TimingKeys,
  product: Product,
  complete: boolean,
): TimingStates | undefined {
  const absent = absentState(product, complete && map.complete);
  const state = (timing: Timing): TimingState => {
    const node = map.get(keys[timing]);
    return (node && stateOfValue(timing, keys[timing], node, product)) ?? absent;
  };
  return ifWritten(state);
}

/**
 * Arguments that a tool passes on: a map, a list of `name`/`value` pairs, or a list of `name=value` strings with or
 * without dashes. Undefined when no timing is among them.
 */
export function timingsInArguments(
  node: TreeNode | undefined,
  keys: TimingKeys,
  product: Product,
  complete: boolean,
): TimingStates | undefined {
  if (node?.type === "map") return timingsInMap(node, keys, product, complete);
  if (node?.type !== "list") return undefined;
  const absent = absentState(product, complete && node.complete);
  const state = (timing: Timing): TimingState => {
    for (const item of node.items.toReversed()) {
      const found = inItem(item, timing, keys[timing], product);
      if (found !== undefined) return found;
    }
    return absent;
  };
  return ifWritten(state);
}

function inItem(item: TreeNode, timing: Timing, name: string, product: Product): TimingState | undefined {
  if (item.type === "map") {
    const value = textAt(item, "name") === name ? item.get("value") : undefined;
    return value && stateOfValue(timing, name, value, product);
  }
  if (item.type !== "scalar") return undefined;
  const match = /^(\s*-{0,2})([\w-]+)=/.exec(item.text);
  if (match?.[2] !== name) return undefined;
  const span = { node: item, start: match[0].length, end: item.text.trimEnd().length };
  return { state: "set", setting: spanSetting(timing, match[0].trim().slice(0, -1), span, true, product) };
}

function absentState(product: Product, complete: boolean): TimingState {
  return complete && product.defaults !== undefined ? { state: "default" } : { state: "unknown" };
}

function ifWritten(state: (timing: Timing) => TimingState): TimingStates | undefined {
  const states = {
    leaseDuration: state("leaseDuration"),
    renewDeadline: state("renewDeadline"),
    retryPeriod: state("retryPeriod"),
  };
  return timings.some((timing) => states[timing].state === "set") ? states : undefined;
}

/** A lock kind that is a scalar of its own. */
export function lockIn(node: TreeNode | undefined, name: string): LockSetting | undefined {
  if (node?.type !== "scalar" || typeof node.value !== "string" || node.text === "") return undefined;
  return {
    name,
    text: node.text,
    origin: node.origin,
    certain: node.certain,
    replace: (kind) => node.tree.editor.replaceScalar(node, kind),
  };
}
