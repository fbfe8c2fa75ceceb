import type { Resource } from "../../contract/resource.ts";
import type { TreeNode } from "../../contract/tree.ts";
import { textAt } from "../../yaml/read.ts";

/**
 * The namespace of a service account that a role binding names; undefined: none is told, so it may be any. A RoleBinding
 * means its own where it leaves it out.
 * Source: `appliesToUser` in https://github.com/kubernetes/kubernetes/blob/v1.33.0/pkg/registry/rbac/validation/rule.go
 */
export function subjectNamespace(binding: Resource, subject: TreeNode): string | undefined {
  return textAt(subject, "namespace") ?? (binding.kind === "RoleBinding" ? binding.namespace : undefined);
}
