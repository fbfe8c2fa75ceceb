import type { ScalarNode } from "../../server/contract/tree.ts";
import type { Argument } from "../../server/kubernetes/control-plane/arguments.ts";

export type Facts =
  /** Events live long, in the main etcd. */
  | { readonly form: "long"; readonly argument: Argument; readonly hours: number; readonly isLarge: boolean }
  /** A large cluster whose events have no etcd of their own. */
  | { readonly form: "shared"; readonly nodes: number }
  /** Kyverno's chart with an emptied list of events to omit. */
  | { readonly form: "kyverno" }
  /** A kubelet that writes events without a limit. */
  | { readonly form: "kubelet"; readonly scalar: ScalarNode };
