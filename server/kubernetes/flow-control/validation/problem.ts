import type { Resource } from "../../../contract/resource.ts";
import type { TreeNode } from "../../../contract/tree.ts";
import { isAbsent, nodeAt, scalarAt } from "../../../yaml/read.ts";
import { count } from "../../load/numbers.ts";

/** Something that the API server refuses. */
export interface Problem {
  /** Names the rule that is broken, for tests and fingerprints. */
  readonly code: string;
  /** The value, or the nearest object that exists where one is missing. */
  readonly node: TreeNode;
  readonly missing: boolean;
  /** What is refused and why, as the second half of a sentence: `handSize 9 is more than …`. */
  readonly message: string;
}

export function wrong(code: string, node: TreeNode, message: string): Problem {
  return { code, node, missing: false, message };
}

export function missing(code: string, parent: TreeNode, message: string): Problem {
  return { code, node: parent, missing: true, message };
}

/**
 * The problems that are there whatever values a chart is given: where a rendered chart printed nothing, a value is still to
 * be supplied, and nothing is missing.
 */
export function withoutOpenValues({ role }: Resource, problems: readonly Problem[]): readonly Problem[] {
  if (role !== "rendered") return problems;
  return problems.filter(({ node, missing: isMissing }) => {
    const entries = isMissing && node.type === "map" ? node.entries : [];
    return entries.every(({ value }) => !isOpen(value));
  });
}

function isOpen(value: TreeNode): boolean {
  return value.type === "scalar" && value.value === null;
}

/** An integer that is written at a path; undefined when nothing or something unknown stands there. */
export function numberAt(node: TreeNode | undefined, ...path: readonly string[]): number | undefined {
  const value = scalarAt(node, ...path)?.value;
  return typeof value === "number" ? value : undefined;
}

/**
 * The integer at a path, with a default for where it is known to be missing. A zero is as good as missing in fields that
 * are no pointers: kubernetes `pkg/apis/flowcontrol/v1/defaults.go` fills them in.
 */
export function numberOr(fallback: number, node: TreeNode | undefined, ...path: readonly string[]): number | undefined {
  if (isAbsent(node, ...path)) return fallback;
  const value = numberAt(node, ...path);
  return value === 0 ? fallback : value;
}

/** A problem where a number lies outside its bounds; none when it cannot be told. */
export function outside(
  code: string,
  node: TreeNode | undefined,
  key: string,
  from: number,
  to = Number.POSITIVE_INFINITY,
): Problem[] {
  const value = numberAt(node, key);
  const scalar = nodeAt(node, key);
  if (value === undefined || scalar === undefined || (Number.isInteger(value) && value >= from && value <= to))
    return [];
  const bounds = Number.isFinite(to) ? `${from} to ${count(to)} are allowed` : `it must be at least ${from}`;
  return [wrong(code, scalar, `${key} is ${value}; ${bounds}`)];
}
