import type { TextEdit } from "../../contract/fix.ts";
import type { Origin } from "../../contract/place.ts";
import type { MapEntry, ScalarNode, TreeNode } from "../../contract/tree.ts";
import { scalarAt } from "../../yaml/read.ts";
import type { Flag } from "../command-line/flags.ts";
import { originOfSpan, type TextSpan } from "../command-line/word.ts";
import { flagNames, variableNames } from "./settings/names.ts";
import { type EtcdTimer, etcdTimers, parseMilliseconds } from "./timers.ts";

/**
 * A name that sounds like one of the timers and is none that etcd knows.
 * - `ignored`: etcd starts and uses its default. Unknown `ETCD_` variables cost a warning in the log, unknown keys of the
 *   configuration file nothing.
 * - `refused`: an unknown flag; etcd does not start.
 */
export interface StrangeName {
  readonly name: string;
  readonly timer: EtcdTimer;
  /** The name that etcd knows. */
  readonly meant: string;
  readonly effect: "ignored" | "refused";
  /** Place of the name. */
  readonly origin: Origin;
  readonly certain: boolean;
  /** Undefined when the value is computed or is no plain number. */
  readonly milliseconds: number | undefined;
  rename(): readonly TextEdit[] | undefined;
}

export type NameEffect = StrangeName["effect"];

/** Flags with these words that are not the timers; the last two etcd accepts and ignores. */
const otherFlags = new Set(["initial-election-tick-advance"]);
const ignoredFlags = new Set(["peer-heartbeat-interval", "peer-election-timeout"]);

/** The timer that a flag's name sounds like; undefined for the timers' own names and for other flags. */
function soundsLike(name: string): EtcdTimer | undefined {
  const flag = name.toLowerCase().replaceAll("_", "-");
  if (otherFlags.has(flag) || etcdTimers.some((timer) => flagNames[timer] === flag)) return undefined;
  if (flag.includes("heartbeat")) return "heartbeat";
  return /(?:^|-)election/.test(flag) ? "election" : undefined;
}

/** Among variables: a list of `name`/`value`, or a map. Only names with etcd's prefix. */
export function strangeVariables(node: TreeNode | undefined): readonly StrangeName[] {
  const sounds = (name: string) => (name.startsWith("ETCD_") ? soundsLike(name.slice("ETCD_".length)) : undefined);
  if (node?.type === "list") return node.items.flatMap((item) => namedItem(item, sounds, variableNames, "ignored"));
  if (node?.type === "map") return node.entries.flatMap((entry) => mapEntry(entry, sounds, variableNames, "ignored"));
  return [];
}

/** Among arguments in any of the ways in which tools take them. */
export function strangeArguments(node: TreeNode | undefined, effect: NameEffect): readonly StrangeName[] {
  const effectOf = (name: string) => (ignoredFlags.has(name) ? "ignored" : effect);
  switch (node?.type) {
    case "map":
      return node.entries.flatMap((entry) => mapEntry(entry, soundsLike, flagNames, effectOf(entry.key)));
    case "list":
      return node.items.flatMap((item) =>
        item.type === "map" ? namedItem(item, soundsLike, flagNames, effect) : strangeArguments(item, effect),
      );
    case "scalar":
      return assignment(node, effectOf);
    default:
      return [];
  }
}

/** Among the flags of etcd's own command line. */
export function strangeFlags(flags: readonly Flag[]): readonly StrangeName[] {
  return flags.flatMap(({ name, value, nameSpan }) => {
    const timer = soundsLike(name);
    return timer === undefined
      ? []
      : [inSpan(name, timer, nameSpan, value, ignoredFlags.has(name) ? "ignored" : "refused")];
  });
}

type Sounds = (name: string) => EtcdTimer | undefined;
type Names = typeof flagNames;

function namedItem(item: TreeNode, sounds: Sounds, names: Names, effect: NameEffect): StrangeName[] {
  const node = scalarAt(item, "name");
  const timer = node && sounds(node.text);
  if (node === undefined || timer === undefined) return [];
  const value = scalarAt(item, "value")?.text;
  return [
    {
      ...facts(node.text, timer, names, effect, value),
      origin: node.origin,
      certain: node.certain,
      rename: () => node.tree.editor.replaceScalar(node, names[timer]),
    },
  ];
}

function mapEntry(
  { key, keyOrigin, value }: MapEntry,
  sounds: Sounds,
  names: Names,
  effect: NameEffect,
): StrangeName[] {
  const timer = sounds(key);
  if (timer === undefined) return [];
  const { file, range, grade } = keyOrigin.place;
  const text = value.type === "scalar" ? value.text : undefined;
  return [
    {
      ...facts(key, timer, names, effect, text),
      origin: keyOrigin,
      certain: value.certain,
      rename: () => (grade === "exact" ? [{ file, range, newText: names[timer] }] : undefined),
    },
  ];
}

function assignment(node: ScalarNode, effectOf: (name: string) => NameEffect): StrangeName[] {
  const match = /^(\s*-{0,2})([\w-]+)=(.*)$/s.exec(node.text);
  const name = match?.[2] ?? "";
  const timer = soundsLike(name);
  if (match === null || timer === undefined) return [];
  const start = match[1]?.length ?? 0;
  return [inSpan(name, timer, { node, start, end: start + name.length }, match[3]?.trim(), effectOf(name))];
}

function inSpan(
  name: string,
  timer: EtcdTimer,
  span: TextSpan,
  value: string | undefined,
  effect: NameEffect,
): StrangeName {
  const { node, start, end } = span;
  return {
    ...facts(name, timer, flagNames, effect, value),
    origin: originOfSpan(span),
    certain: node.certain,
    rename: () => node.tree.editor.replaceSlice(node, start, end, flagNames[timer]),
  };
}

function facts(name: string, timer: EtcdTimer, names: Names, effect: NameEffect, value: string | undefined) {
  const milliseconds = value === undefined ? undefined : parseMilliseconds(value);
  return { name, timer, meant: names[timer], effect, milliseconds };
}
