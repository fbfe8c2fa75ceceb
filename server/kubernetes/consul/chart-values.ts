import type { IndexView } from "../../contract/index-view.ts";
import type { ValuesTree } from "../../contract/resource.ts";
import type { ScalarNode } from "../../contract/tree.ts";
import { isJudgedInParent, isLeftOut } from "../clients/matching/dependency.ts";
import { takesMoreValues } from "../clients/matching/release.ts";
import { valuesLayers } from "../clients/matching/values-layers.ts";
import { isWithin, versionOfRange } from "../clients/matching/version.ts";
import { searchPath } from "../clients/places/path-search.ts";

/** A value with what lies below it, or that it is known to be left to the chart's default. */
export type ChartValue =
  | { readonly state: "set"; readonly scalar: ScalarNode }
  | { readonly state: "absent" | "unknown" };

/** Values of a chart by HashiCorp, an overlay laid over the defaults. */
export interface ChartValues {
  readonly values: ValuesTree;
  get(...path: readonly string[]): ChartValue;
}

/** Undefined for other charts, and for values that another tree, or a condition, makes void. */
export function chartValuesOf(
  values: ValuesTree,
  chart: "consul" | "vault",
  index: IndexView,
): ChartValues | undefined {
  if (values.chart?.name !== chart || isJudgedInParent(values, index) || isLeftOut(values, index)) return undefined;
  const start = { key: "", entry: undefined, nodes: valuesLayers(values, index) };
  const isOpen = takesMoreValues(values, index);
  return {
    values,
    get(...path) {
      const { matches, known } = searchPath(start, path);
      const node = matches[0]?.nodes[0];
      if (node?.type === "scalar") {
        if (!node.certain) return { state: "unknown" };
        return node.value === null ? { state: "absent" } : { state: "set", scalar: node };
      }
      return { state: node === undefined && known && !isOpen ? "absent" : "unknown" };
    },
  };
}

/**
 * Whether the chart runs a client agent on each node: only where `client.enabled` says so since 1.0.0, unless it says no
 * before. https://github.com/hashicorp/consul-k8s/blob/main/CHANGELOG.md
 */
export function runsClients({ values, get }: ChartValues): boolean | undefined {
  const enabled = get("client", "enabled");
  if (enabled.state === "unknown") return undefined;
  if (enabled.state === "set" && typeof enabled.scalar.value === "boolean") return enabled.scalar.value;
  const isOld = isWithin(versionOfRange(values.chart?.version), "<1.0.0");
  if (isOld === false) return false;
  const all = get("global", "enabled");
  if (all.state === "set" && all.scalar.value === false) return false;
  return isOld === true && all.state !== "unknown" ? true : undefined;
}
