import type { IndexView } from "../../../contract/index-view.ts";
import type { ValuesTree } from "../../../contract/resource.ts";
import type { ListNode, MapNode, TreeNode, TreePath } from "../../../contract/tree.ts";
import { folderOf } from "../../../text/paths.ts";
import { mapAt, textAt } from "../../../yaml/read.ts";
import { walk } from "../../../yaml/walk.ts";
import { wordsOf } from "../../command-line/commands.ts";
import { flagsOf } from "../../command-line/flags.ts";
import { k3sEtcd, plainEtcd } from "../distributions.ts";
import { argumentsPair } from "../settings/arguments.ts";
import { flagState } from "../settings/flags.ts";
import { flagNames, variableNames } from "../settings/names.ts";
import { variablesPair } from "../settings/variables.ts";
import { type StrangeName, strangeArguments, strangeVariables } from "../strange-names.ts";
import { type EtcdTimer, type EtcdTimers, etcdTimers, type TimerPair } from "../timers.ts";
import { countAt } from "../whole.ts";
import { timersInText } from "./configuration-file.ts";

/** Keys under which charts keep the number of pods. */
const countKeys: readonly TreePath[] = [["replicaCount"], ["replicas"], ["statefulset", "replicaCount"]];

/**
 * Timers in the values of a chart: variables by their own names, which only etcd has; flags and arguments where the chart
 * or the path says that they are etcd's; a configuration file given as a text.
 */
export function timersOfValues(values: ValuesTree, index: IndexView): readonly EtcdTimers[] {
  const scope: Scope = { values, index, isEtcdChart: values.chart?.name === "etcd" };
  const subcharts = new Set<unknown>(values.local?.dependencies.map(({ key }) => key));
  return [...walk(values.root)].flatMap(({ node }): readonly EtcdTimers[] => {
    const below = node.path.slice(values.root.path.length);
    // The section of a dependency is a values tree of its own.
    if (subcharts.has(below[0]) || below.includes("etcd-arg")) return [];
    const isEtcds = scope.isEtcdChart || below.some((key) => /etcd/i.test(String(key)));
    switch (node.type) {
      case "map":
        return inMap(node, scope, isEtcds);
      case "list":
        return inList(node, scope, isEtcds);
      case "scalar":
        return timersInText(node, () => membersOf(node.path, scope), node.path.join("."));
      default:
        return [];
    }
  });
}

interface Scope {
  readonly values: ValuesTree;
  readonly index: IndexView;
  /** The chart `etcd` (Bitnami's) sets neither timer itself, so what is not in its values is at etcd's default. */
  readonly isEtcdChart: boolean;
}

function inMap(map: MapNode, scope: Scope, isEtcds: boolean): EtcdTimers[] {
  const found: EtcdTimers[] = [];
  const variables = isEtcds ? strangeVariables(map) : [];
  if (has(map, variableNames) || variables.length > 0)
    found.push(make(map, variablesPair(map, scope.isEtcdChart), variables, scope));
  if (isEtcds && isArguments(map)) found.push(make(map, argumentsPair(map, scope.isEtcdChart), [], scope));
  const passedOn = map.get("etcd-arg");
  if (passedOn !== undefined) {
    const strange = strangeArguments(passedOn, "ignored");
    found.push({ ...make(passedOn, argumentsPair(passedOn, true), strange, scope), distribution: k3sEtcd });
  }
  return found;
}

/**
 * Arguments rather than the settings of a client of etcd, which may have a heartbeat too: the key says so, or both timers
 * stand side by side.
 */
function isArguments(map: MapNode): boolean {
  const key = String(map.path.at(-1) ?? "");
  return has(map, flagNames) && (/(?:args|arguments|flags)$/i.test(key) || hasAll(map, flagNames));
}

function hasAll(map: MapNode, names: Readonly<Record<EtcdTimer, string>>): boolean {
  return etcdTimers.every((timer) => map.get(names[timer]) !== undefined);
}

function has(map: MapNode, names: Readonly<Record<EtcdTimer, string>>): boolean {
  return etcdTimers.some((timer) => map.get(names[timer]) !== undefined);
}

function inList(list: ListNode, scope: Scope, isEtcds: boolean): EtcdTimers[] {
  const names = new Set(list.items.map((item) => textAt(item, "name")));
  const variables = isEtcds ? strangeVariables(list) : [];
  if (etcdTimers.some((timer) => names.has(variableNames[timer])) || variables.length > 0)
    return [make(list, variablesPair(list, scope.isEtcdChart), variables, scope)];
  if (!isEtcds) return [];
  if (etcdTimers.some((timer) => names.has(flagNames[timer])))
    return [make(list, argumentsPair(list, scope.isEtcdChart), [], scope)];
  return [make(list, flagsPair(list), [], scope)];
}

/** What else the command line of the container holds is the chart's. */
function flagsPair(list: ListNode): TimerPair {
  const flags = flagsOf({ program: undefined, words: wordsOf(list), assignments: [], complete: false });
  const others = argumentsPair(list, false);
  const state = (timer: EtcdTimer) => flagState(flags, timer) ?? others[timer];
  return { heartbeat: state("heartbeat"), election: state("election") };
}

function make(node: TreeNode, pair: TimerPair, strangeNames: readonly StrangeName[], scope: Scope): EtcdTimers {
  const members = membersOf(node.path, scope);
  return { ...pair, distribution: plainEtcd, members, key: node.path.join("."), strangeNames };
}

/**
 * The number of pods that stands nearest to a path, at its own level or above. Any values of the same chart in view that
 * ask for several count more than defaults of one.
 */
function membersOf(path: TreePath, { values, index }: Scope): number | undefined {
  const below = path.slice(values.root.path.length);
  const others = siblingsOf(values, index);
  for (let depth = below.length; depth >= 0; depth--) {
    for (const key of countKeys) {
      const at = [...below.slice(0, depth), ...key];
      const own = countAt(values.root, ...at);
      const most = Math.max(...others.map((tree) => countAt(mapAt(tree.root), ...at) ?? 0), 0);
      if (most > 1) return Math.max(most, own ?? 0);
      if (own !== undefined) return own;
    }
  }
  return undefined;
}

/** Other values of the same chart in view: for a chart out of view those at the same path of files in the same folder. */
function siblingsOf(values: ValuesTree, index: IndexView): readonly ValuesTree[] {
  const path = values.path.join(".");
  const folder = folderOf(values.document.file);
  const isSibling = (tree: ValuesTree) => tree.path.join(".") === path && folderOf(tree.document.file) === folder;
  const trees =
    values.local === undefined
      ? index.values().filter((tree) => tree.source === values.source && isSibling(tree))
      : index.valuesOf(values.local);
  return trees.filter((tree) => tree.root !== values.root);
}
