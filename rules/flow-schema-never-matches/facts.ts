import type { Resource } from "../../server/contract/resource.ts";
import type { MapNode, ScalarNode } from "../../server/contract/tree.ts";
import type { BuiltInSchema } from "../../server/kubernetes/flow-control/built-in.ts";
import type { Problem } from "../../server/kubernetes/flow-control/validation/problem.ts";

/** The API server refuses the schema. */
export interface Refused {
  readonly form: "refused";
  readonly problem: Problem;
}

/** A built-in schema takes the requests of its subjects first. */
export interface Late {
  readonly form: "late";
  readonly resource: Resource;
  readonly precedence: number;
  readonly taker: BuiltInSchema;
  /** Undefined: all of its subjects. */
  readonly subject: string | undefined;
}

/** A rule that can only match requests in a namespace. */
export interface Unscoped {
  readonly form: "unscoped";
  readonly rule: MapNode;
  /** Cluster-scoped kinds, of which it never matches a request; none where only lists of all namespaces are missed. */
  readonly kinds: readonly string[];
}

/** The level that it names does not exist. */
export interface Dangling {
  readonly form: "dangling";
  readonly name: ScalarNode;
  /** A level that may be meant. */
  readonly nearest: string | undefined;
}

/** An API group written with its version. */
export interface Versioned {
  readonly form: "versioned";
  readonly item: ScalarNode;
  /** What is meant; empty for the core group. */
  readonly group: string;
}

export type Facts = Refused | Versioned | Late | Unscoped | Dangling;
