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
  const roles = [...objects("Role"), ...objects("ClusterRole")];
  const bindings = ["RoleBinding", "ClusterRoleBinding"].flatMap((kind) => {
    const isBound = (binding: Resource) =>
      roles.some(
        ({ kind, name }) =>
          kind === textAt(binding.root, "roleRef", "kind") && name === textAt(binding.root, "roleRef", "name"),
      );
    return index.resources(kind).filter((binding) => isSelected(binding.document.file) || isBound(binding));
  });
  const levels = new Set(objects("PriorityLevelConfiguration").map(({ name }) => name));
  const schemas = index
    .resources("FlowSchema")
    .filter((schema) => isSelected(schema.document.file) || levels.has(flowSchemaOf(schema)?.level));
  const accounts = [
    ...objects("ServiceAccount").map(({ namespace, name }): Account => ({ namespace, name })),
    ...bindings.flatMap(boundAccounts),
    ...schemas.flatMap(schemaAccounts),
  ];
  const runsAsOne = (workload: Resource) => {
    const account = podTemplateOf(workload)?.serviceAccount;
    return accounts.some(({ namespace, name }) => same(name, account) && same(namespace, workload.namespace));
  };
  const running = accounts.length === 0 ? [] : workloadKinds.flatMap((kind) => index.resources(kind)).filter(runsAsOne);
  const reading = objects("ConfigMap").flatMap((each) => index.workloadsReading(each));
  return new Set([...running, ...reading].map(({ document }) => documentKey(document)));
}

/** Undefined: any. */
interface Account {
  readonly namespace: string | undefined;
  readonly name: string | undefined;
}

function same(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
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
