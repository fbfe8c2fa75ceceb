import type { TreeNode } from "../../contract/tree.ts";
import { nodeAt, textAt } from "../../yaml/read.ts";
import { type BuiltInSchema, builtInSchema } from "./built-in.ts";

/**
 * The built-in schema that takes every request of a subject, whatever it asks: a schema behind it never sees one. Undefined
 * where the subject cannot be told.
 */
export function takerOf(subject: TreeNode): BuiltInSchema | undefined {
  const name = takerName(subject);
  return name === undefined ? undefined : builtInSchema(name);
}

function takerName(subject: TreeNode): string | undefined {
  switch (textAt(subject, "kind")) {
    case "ServiceAccount":
      return ofAccounts(subject, "serviceAccount", "namespace");
    case "Group":
      return ofGroup(textAt(subject, "group", "name"));
    case "User":
      return ofUser(textAt(subject, "user", "name"));
    default:
      return undefined;
  }
}

/** A namespace that is not written in plain may be kube-system or not; the later of both takes it for certain. */
function ofAccounts(subject: TreeNode, ...path: readonly string[]): string | undefined {
  const namespace = nodeAt(subject, ...path);
  if (namespace === undefined) return undefined;
  return namespace.type === "scalar" && namespace.text === "kube-system"
    ? "kube-system-service-accounts"
    : "service-accounts";
}

function ofGroup(name: string | undefined): string | undefined {
  switch (name) {
    case undefined:
      return undefined;
    case "system:masters":
      return "exempt";
    case "system:nodes":
      return "system-nodes";
    case "system:serviceaccounts:kube-system":
      return "kube-system-service-accounts";
    default:
      return /^system:serviceaccounts(?::|$)/.test(name) ? "service-accounts" : "global-default";
  }
}

function ofUser(name: string | undefined): string | undefined {
  switch (name) {
    case undefined:
      return undefined;
    case "system:kube-controller-manager":
      return "kube-controller-manager";
    case "system:kube-scheduler":
      return "kube-scheduler";
    default:
      if (name.startsWith("system:serviceaccount:kube-system:")) return "kube-system-service-accounts";
      return name.startsWith("system:serviceaccount:") ? "service-accounts" : "global-default";
  }
}

/** Lower precedence goes first, then the name. https://kubernetes.io/docs/concepts/cluster-administration/flow-control/ */
export function isBehind(precedence: number, name: string | undefined, taker: BuiltInSchema): boolean {
  if (precedence !== taker.precedence) return precedence > taker.precedence;
  return name !== undefined && name > taker.name;
}
