import type { IndexView } from "../../../contract/index-view.ts";
import type { ValuesTree } from "../../../contract/resource.ts";
import type { MapNode } from "../../../contract/tree.ts";
import { mapAt } from "../../../yaml/read.ts";
import { walk } from "../../../yaml/walk.ts";
import { wordsOf } from "../../command-line/commands.ts";
import { flagsOf } from "../../command-line/flags.ts";
import { type Product, productOfChart, unknownProduct } from "../products.ts";
import { electionOfFlags } from "../settings/flags.ts";
import { type TimingKeys, timingsInMap } from "../settings/maps.ts";
import { type Election, type Timing, timings } from "../timings.ts";

const suffixes: Readonly<Record<Timing, RegExp>> = {
  leaseDuration: /^(?:leader-?elect(?:ion)?-?)?lease-?duration$/i,
  renewDeadline: /^(?:leader-?elect(?:ion)?-?)?renew-?deadline$/i,
  retryPeriod: /^(?:leader-?elect(?:ion)?-?)?retry-?period$/i,
};

/**
 * Timings in a chart's values: at the known paths of charts whose product is known, with its defaults filled in; anywhere
 * else only where all three stand in one map or one list of flags.
 */
export function electionsOfValues(values: ValuesTree, index: IndexView): readonly Election[] {
  const product = productOfChart(values.chart?.name);
  const known = product?.values === undefined ? [] : atKnownPaths(values, product, index);
  const taken = new Set(known.map(({ key }) => key));
  const subcharts = new Set<unknown>(values.local?.dependencies.map(({ key }) => key));
  const others = [...walk(values.root)].flatMap(({ node }): Election[] => {
    const below = node.path.slice(values.root.path.length);
    const key = node.path.join(".");
    // The section of a dependency is a values tree of its own.
    if (subcharts.has(below[0]) || taken.has(key)) return [];
    if (node.type === "map") return inAnyMap(node, key);
    if (node.type !== "list") return [];
    const command = { program: undefined, words: wordsOf(node), assignments: [], complete: false };
    const found = electionOfFlags(flagsOf(command), unknownProduct, false);
    return found === undefined ? [] : [{ ...base(unknownProduct, key), ...found.states, ...found }];
  });
  return [...known, ...others];
}

function atKnownPaths(values: ValuesTree, product: Product, index: IndexView): Election[] {
  const places = product.values;
  if (places === undefined) return [];
  return places.maps.flatMap((path): Election[] => {
    const map = mapAt(values.root, ...path);
    const whole = !isSetElsewhere(values, path, places.keys, index);
    const states = map && timingsInMap(map, places.keys, product, whole);
    return map === undefined || states === undefined ? [] : [{ ...base(product, map.path.join(".")), ...states }];
  });
}

/** Whether other values of the same chart in view set one of the timings. */
function isSetElsewhere(values: ValuesTree, path: readonly string[], keys: TimingKeys, index: IndexView): boolean {
  return index.values().some((other) => {
    if (other.root === values.root || other.chart?.name !== values.chart?.name) return false;
    const map = mapAt(other.root, ...path);
    return map !== undefined && timings.some((timing) => map.get(keys[timing]) !== undefined);
  });
}

function inAnyMap(map: MapNode, key: string): Election[] {
  const keyOf = (timing: Timing) => {
    const found = map.entries.filter((entry) => suffixes[timing].test(entry.key));
    return found.length === 1 ? found[0]?.key : undefined;
  };
  const leaseDuration = keyOf("leaseDuration");
  const renewDeadline = keyOf("renewDeadline");
  const retryPeriod = keyOf("retryPeriod");
  if (leaseDuration === undefined || renewDeadline === undefined || retryPeriod === undefined) return [];
  const states = timingsInMap(map, { leaseDuration, renewDeadline, retryPeriod }, unknownProduct, false);
  return states === undefined ? [] : [{ ...base(unknownProduct, key), ...states }];
}

function base(product: Product, key: string) {
  return {
    product,
    enabled: undefined,
    switchedOn: undefined,
    name: key,
    lock: undefined,
    candidates: undefined,
    workload: undefined,
    resource: undefined,
    tag: undefined,
    key,
  };
}
