import type { TextEdit } from "../../contract/fix.ts";
import type { Origin } from "../../contract/place.ts";
import type { ListNode, ScalarNode, TreeNode } from "../../contract/tree.ts";
import { textAt } from "../../yaml/read.ts";
import { type Flag, flagsOf, lastFlag } from "../command-line/flags.ts";
import { type Command, originOfSpan, type TextSpan } from "../command-line/word.ts";

/** An argument of a component, wherever it is written. */
export interface Argument {
  /** As a message names it: `--watch-cache`, or the key of a tool's own field. */
  readonly written: string;
  /** Undefined when it is computed. */
  readonly value: string | undefined;
  /** Place of the value. */
  readonly origin: Origin;
  /** Place of a part of the value. */
  originOf(start: number, end: number): Origin;
  /** Edits that write another value in the same form; undefined when that cannot be done exactly. */
  replace(value: string): readonly TextEdit[] | undefined;
}

/**
 * `absent`: known not to be written, so the component's default applies. `unknown`: something out of view may set it, or
 * it exists only perhaps.
 */
export type ArgumentState = Argument | "absent" | "unknown";

/**
 * An argument among those that a tool passes on to a component: a map, a list of `name`/`value` pairs, a list of
 * `name=value` strings (dashes before the name or not), or one such string. The last one of a name counts.
 *
 * @param complete whether an argument that is not here is set nowhere else
 */
export function passedOn(node: TreeNode | undefined, name: string, complete: boolean): ArgumentState {
  switch (node?.type) {
    case undefined:
      return orAbsent(complete);
    case "map": {
      const value = node.get(name);
      if (value === undefined) return orAbsent(complete && node.complete);
      // Talos takes a list of values too: a flag that is given several times.
      return ofValue(value.type === "list" ? value.items.at(-1) : value, `--${name}`);
    }
    case "list": {
      const found = node.items.toReversed().map((item) => inItem(item, name));
      return (
        found.find((state) => state !== undefined) ??
        orAbsent(complete && node.complete && node.items.every(isReadable))
      );
    }
    case "scalar":
      return inItem(node, name) ?? orAbsent(complete);
    case "unknown":
      return "unknown";
  }
}

function inItem(item: TreeNode, name: string): ArgumentState | undefined {
  if (item.type === "map") return textAt(item, "name") === name ? ofValue(item.get("value"), `--${name}`) : undefined;
  if (item.type !== "scalar") return undefined;
  const match = /^(\s*-{0,2})([\w-]+)=/.exec(item.text);
  if (match?.[2] !== name) return undefined;
  return ofSpan({ node: item, start: match[0].length, end: item.text.trimEnd().length }, `--${name}`, true);
}

/** A flag of a command. A boolean flag without value is `true`. */
export function flagOf(command: Command, name: string, complete: boolean): ArgumentState {
  const flag = lastFlag(flagsOf(command), name);
  if (flag === undefined) return orAbsent(complete && command.complete);
  return isBoolean(flag) ? ofSpan(flag.nameSpan, flag.written, flag.known, "true") : ofFlagValue(flag);
}

/** Flags whose value must be attached; `--watch-cache false` is `true`, and a word of its own. */
const booleanFlags = new Set(["watch-cache", "audit-webhook-batch-throttle-enable", "audit-webhook-truncate-enabled"]);

function isBoolean(flag: Flag): boolean {
  return booleanFlags.has(flag.name) && flag.style !== "attached";
}

function ofFlagValue(flag: Flag): ArgumentState {
  return flag.valueSpan === undefined ? "unknown" : ofSpan(flag.valueSpan, flag.written, flag.known);
}

function ofSpan({ node, start, end }: TextSpan, written: string, known: boolean, fixed?: string): ArgumentState {
  if (!node.certain) return "unknown";
  return {
    written,
    value: known ? (fixed ?? node.text.slice(start, end)) : undefined,
    origin: originOfSpan({ node, start, end }),
    originOf: (from, to) => (fixed === undefined ? node.originOf(start + from, start + to) : node.originOf(start, end)),
    replace: (value: string) =>
      fixed === undefined ? node.tree.editor.replaceSlice(node, start, end, value) : undefined,
  };
}

/** A value that is a node of its own. Null sets nothing. */
export function ofValue(node: TreeNode | undefined, written: string): ArgumentState {
  if (node?.type !== "scalar" || !node.certain) return "unknown";
  return node.value === null ? "absent" : ofScalar(node, written);
}

/** An argument that a tool takes as a list and passes on with commas. */
export function ofItems(node: ListNode, written: string): ArgumentState {
  const items = node.items.map((item) => (item.type === "scalar" && item.certain ? item : undefined));
  if (!node.complete || !items.every((item) => item !== undefined)) return "unknown";
  let at = 0;
  const parts = items.map((item) => {
    const start = at;
    at += item.text.length + 1;
    return { item, start, end: at - 1 };
  });
  return {
    written,
    value: items.map(({ text }) => text).join(","),
    origin: node.origin,
    originOf: (from, to) => {
      const part = parts.find(({ start, end }) => from >= start && to <= end);
      return part?.item.originOf(from - part.start, to - part.start) ?? node.origin;
    },
    replace: () => undefined,
  };
}

/** The text keeps its type, since some readers take strings only. */
function ofScalar(node: ScalarNode, written: string): Argument {
  const { value: before } = node;
  const typed = (value: string) => {
    if (typeof before === "number" && /^\d+$/.test(value)) return Number(value);
    return typeof before === "boolean" && /^(?:true|false)$/.test(value) ? value === "true" : value;
  };
  return {
    written,
    value: node.text,
    origin: node.origin,
    originOf: (from, to) => node.originOf(from, to),
    replace: (value) => node.tree.editor.replaceScalar(node, typed(value)),
  };
}

function isReadable(item: TreeNode): boolean {
  return item.type === "scalar" || (item.type === "map" && item.complete);
}

function orAbsent(complete: boolean): ArgumentState {
  return complete ? "absent" : "unknown";
}
