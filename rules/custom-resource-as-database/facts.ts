import type { MapNode, ScalarNode } from "../../server/contract/tree.ts";

export type Facts =
  /** Dex with Kubernetes as its storage; `root` is its configuration. */
  | { readonly form: "dex"; readonly root: MapNode; readonly expiry: ScalarNode | undefined }
  /** Trivy's operator with both of its large reports. */
  | { readonly form: "trivy"; readonly values: MapNode; readonly pods: number | undefined }
  /** Kyverno that makes reports and lacks what takes them in. */
  | { readonly form: "kyverno"; readonly values: MapNode; readonly missing: "reports controller" | "background scan" };
