import type { ChartIdentity } from "../../contract/resource.ts";
import type { MapNode } from "../../contract/tree.ts";
import type { ReleaseValues } from "./release-values.ts";

/** Values that stand in a file which is no Kubernetes object. */
export interface InlineValues {
  readonly root: MapNode;
  readonly chart: ChartIdentity | undefined;
  readonly release: ReleaseValues["release"];
  readonly isPartial: boolean;
}
