import type { MapNode } from "../../server/contract/tree.ts";
import type { Shipper } from "../../server/kubernetes/log-shippers/programs.ts";
import type { RetryHazard } from "../../server/kubernetes/log-shippers/retries.ts";

export interface Facts {
  readonly shipper: Shipper;
  readonly container: string | undefined;
  /** Undefined where only the limit is missing. */
  readonly hazard: RetryHazard | undefined;
  readonly replicas: number | undefined;
}

/** Whether a map with `resources` is known to have no CPU limit; undefined where it cannot be told. */
export function hasNoCpuLimit(holder: MapNode): boolean | undefined {
  let at = holder;
  for (const key of ["resources", "limits", "cpu"]) {
    const next = at.get(key);
    if (next === undefined || (next.type === "scalar" && next.value === null)) return at.complete ? true : undefined;
    if (next.type !== "map") return next.type === "scalar" && key === "cpu" ? false : undefined;
    at = next;
  }
  return undefined;
}
