import type { Resource } from "../../contract/resource.ts";
import { isAbsent, mapAt, scalarAt } from "../../yaml/read.ts";
import { flowControlVersion } from "./api-versions.ts";

/** Shares of a limited level whose field is not set. kubernetes/api `flowcontrol/v1/types.go` */
export const defaultShares = 30;

/** Permits a zero in v1beta3, where it else means 30. kubernetes `pkg/apis/flowcontrol/v1beta3/defaults.go` */
export const preserveZeroAnnotation = "flowcontrol.k8s.io/v1beta3-preserve-zero-concurrency-shares";

/** Shares of a limited level as the API server takes them; undefined for other levels and where they cannot be told. */
export function sharesOf(resource: Resource): number | undefined {
  const version = flowControlVersion(resource.apiVersion);
  const limited = mapAt(resource.root, "spec", "limited");
  if (resource.kind !== "PriorityLevelConfiguration" || version === undefined || limited === undefined)
    return undefined;
  if (isAbsent(limited, version.sharesField)) return defaultShares;
  const value = scalarAt(limited, version.sharesField)?.value;
  if (typeof value !== "number") return undefined;
  if (value !== 0 || version.version === "v1") return value;
  const keepsZero =
    version.version === "v1beta3" && scalarAt(resource.root, "metadata", "annotations", preserveZeroAnnotation);
  return keepsZero ? 0 : defaultShares;
}
