import type { IndexView, Permission } from "../../contract/index-view.ts";
import type { Resource } from "../../contract/resource.ts";
import type { TreeNode } from "../../contract/tree.ts";
import { itemsAt, textAt } from "../../yaml/read.ts";
import type { Lookups } from "./lookups.ts";
import { subjectNamespace } from "./subject-namespace.ts";

/** What role bindings in view grant to a service account, directly or through its groups. Aggregated roles are unknown and left out. */
export function permissionsOf(
  lookups: Pick<Lookups, "bindingsOf">,
  resource: IndexView["resource"],
  namespace: string | undefined,
  serviceAccount: string,
): readonly Permission[] {
  const bindings = new Set(lookups.bindingsOf(serviceAccount, namespace));
  return [...bindings]
    .filter((binding) => binds(binding, namespace, serviceAccount))
    .flatMap((binding) => granted(resource, binding));
}

/** https://kubernetes.io/docs/reference/access-authn-authz/rbac/#referring-to-subjects */
function binds(binding: Resource, namespace: string | undefined, serviceAccount: string): boolean {
  return itemsAt(binding.root, "subjects").some((subject) => {
    const name = textAt(subject, "name");
    if (textAt(subject, "kind") === "Group") {
      return (
        name === "system:serviceaccounts" ||
        name === "system:authenticated" ||
        name === `system:serviceaccounts:${namespace}`
      );
    }
    const own = subjectNamespace(binding, subject);
    return textAt(subject, "kind") === "ServiceAccount" && name === serviceAccount && mayBeSame(name, own, namespace);
  });
}

/** A name tells enough where a namespace is not told, save for that of the account which every namespace has. */
function mayBeSame(name: string, one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return name !== "default";
  return one === other;
}

function granted(find: IndexView["resource"], binding: Resource): readonly Permission[] {
  const kind = textAt(binding.root, "roleRef", "kind");
  const name = textAt(binding.root, "roleRef", "name");
  if (kind === undefined || name === undefined) return [];
  const role = find(kind, kind === "Role" ? binding.namespace : undefined, name);
  if (role === undefined) return [];
  const namespace = binding.kind === "RoleBinding" ? (binding.namespace ?? "default") : undefined;
  return itemsAt(role.root, "rules").map((rule) => ({
    namespace,
    apiGroups: texts(rule, "apiGroups"),
    resources: texts(rule, "resources"),
    verbs: texts(rule, "verbs"),
    role,
    binding,
  }));
}

function texts(rule: TreeNode, key: string): readonly string[] {
  return itemsAt(rule, key).flatMap((item) => textAt(item) ?? []);
}
