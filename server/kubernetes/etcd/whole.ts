import type { Resource } from "../../contract/resource.ts";
import { isAbsent, type nodeAt, scalarAt } from "../../yaml/read.ts";

/** Whether what is missing in an object is known to be missing: a patch or a template may get more. */
export function isWhole({ role, root }: Resource): boolean {
  return role !== "patch" && root.complete;
}

/** A count of at least 0 as written; undefined for anything else. */
export function countAt(...at: Parameters<typeof nodeAt>): number | undefined {
  const value = scalarAt(...at)?.value;
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : undefined;
}

/** Pods of a workload that runs a fixed number of them; 1 is the API server's default. */
export function replicasOf(resource: Resource): number | undefined {
  if (!["StatefulSet", "Deployment", "ReplicaSet"].includes(resource.kind)) return undefined;
  const written = countAt(resource.root, "spec", "replicas");
  if (written !== undefined) return written;
  return isWhole(resource) && isAbsent(resource.root, "spec", "replicas") ? 1 : undefined;
}
