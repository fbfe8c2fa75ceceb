import type { IndexView } from "../../contract/index-view.ts";
import type { Resource } from "../../contract/resource.ts";
import type { SourceDocument } from "../../contract/source.ts";
import { flowSchemaOf } from "../../kubernetes/flow-control/flow-schema.ts";
import { podTemplateOf, workloadKinds } from "../../kubernetes/pod-template.ts";
import { itemsAt, textAt } from "../../yaml/read.ts";

/** Kinds of objects that workloads use without being named in a finding: who changes one wants to see what it does to them. */
export const usedKinds: readonly string[] = [
  "ServiceAccount",
  "Role",
  "ClusterRole",
  "RoleBinding",
  "ClusterRoleBinding",
  "ConfigMap",
  "FlowSchema",
  "PriorityLevelConfiguration",
];

/** A document, as long as nothing above it in its file changes. */
export function documentKey({ file, range }: SourceDocument): string {
  return `${file}\n${range.start}`;
}

/** Workloads, by the key of their document, that use an object of these files: run as it, are bound by it, read it. */
export function usersOf(index: IndexView, isSelected: (file: string) => boolean): ReadonlySet<string> {
  const objects = (kind: string) => index.resources(kind).filter(({ document }) => isSelected(document.file));
  const roles = new Set([...objects("Role"), ...objects("ClusterRole")].map(({ kind, name }) => `${kind} ${name}`));
  const bindings = ["RoleBinding", "ClusterRoleBinding"].flatMap((kind) => {
    const roleOf = ({ root }: Resource) => `${textAt(root, "roleRef", "kind")} ${textAt(root, "roleRef", "name")}`;
    const isBound = (binding: Resource) => roles.size > 0 && roles.has(roleOf(binding));
    return index.resources(kind).filter((binding) => isSelected(binding.document.file) || isBound(binding));
  });
  const levels = new Set(objects("PriorityLevelConfiguration").map(({ name }) => name));
  const schemas = index
    .resources("FlowSchema")
    .filter((schema) => isSelected(schema.document.file) || levels.has(flowSchemaOf(schema)?.level));
  const accounts = new Accounts([
    ...objects("ServiceAccount").map(({ namespace, name }): Account => ({ namespace, name })),
    ...bindings.flatMap(boundAccounts),
    ...schemas.flatMap(schemaAccounts),
  ]);
  const runsAsOne = (workload: Resource) =>
    accounts.mayHold({ namespace: workload.namespace, name: podTemplateOf(workload)?.serviceAccount });
  const running = accounts.isEmpty ? [] : workloadKinds.flatMap((kind) => index.resources(kind)).filter(runsAsOne);
  const reading = objects("ConfigMap").flatMap((each) => index.workloadsReading(each));
  return new Set([...running, ...reading].map(({ document }) => documentKey(document)));
}

/** Undefined: any. */
interface Account {
  readonly namespace: string | undefined;
  readonly name: string | undefined;
}

/** Accounts by name, for workloads are many as well. */
class Accounts {
  readonly #namespaces = new Set<string | undefined>();
  readonly #byName = new Map<string | undefined, Set<string | undefined>>();

  constructor(accounts: readonly Account[]) {
    for (const { namespace, name } of accounts) {
      this.#namespaces.add(namespace);
      const namespaces = this.#byName.get(name) ?? new Set();
      this.#byName.set(name, namespaces.add(namespace));
    }
  }

  get isEmpty(): boolean {
    return this.#namespaces.size === 0;
  }

  /** Whether one of them is this account, as far as it is known. */
  mayHold({ namespace, name }: Account): boolean {
    if (name === undefined) return holds(this.#namespaces, namespace);
    return holds(this.#byName.get(name), namespace) || holds(this.#byName.get(undefined), namespace);
  }
}

function holds(namespaces: ReadonlySet<string | undefined> | undefined, namespace: string | undefined): boolean {
  if (namespaces === undefined) return false;
  return namespace === undefined || namespaces.has(undefined) || namespaces.has(namespace);
}

function boundAccounts(binding: Resource): readonly Account[] {
  return itemsAt(binding.root, "subjects")
    .filter((subject) => textAt(subject, "kind") === "ServiceAccount")
    .map((subject) => ({
      namespace: textAt(subject, "namespace") ?? binding.namespace,
      name: textAt(subject, "name"),
    }));
}

function schemaAccounts(schema: Resource): readonly Account[] {
  const subjects = itemsAt(schema.root, "spec", "rules").flatMap((rule) => itemsAt(rule, "subjects"));
  return subjects
    .filter((subject) => textAt(subject, "kind") === "ServiceAccount")
    .map((subject) => {
      const name = textAt(subject, "serviceAccount", "name");
      return { namespace: textAt(subject, "serviceAccount", "namespace"), name: name === "*" ? undefined : name };
    });
}
