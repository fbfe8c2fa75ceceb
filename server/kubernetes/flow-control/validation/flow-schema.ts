import type { Resource } from "../../../contract/resource.ts";
import type { TreeNode } from "../../../contract/tree.ts";
import { isAbsent, itemsAt, listAt, mapAt, nodeAt, textAt } from "../../../yaml/read.ts";
import { flowControlVersion } from "../api-versions.ts";
import { isNamespaceName, isObjectName } from "./names.ts";
import { missing, numberAt, outside, type Problem, wrong } from "./problem.ts";

const verbs = ["get", "list", "create", "update", "delete", "deletecollection", "patch", "watch", "proxy"];

/** Keys of the object that each kind of subject has. */
const subjectKeys: Readonly<Record<string, string>> = {
  User: "user",
  Group: "group",
  ServiceAccount: "serviceAccount",
};

/**
 * What the API server refuses of a FlowSchema. Nothing unknown is a problem.
 * Source: kubernetes `pkg/apis/flowcontrol/validation/validation.go`.
 */
export function flowSchemaProblems(resource: Resource): readonly Problem[] {
  const { root, apiVersion, kind } = resource;
  const spec = mapAt(root, "spec");
  if (kind !== "FlowSchema" || flowControlVersion(apiVersion) === undefined || spec === undefined) return [];
  return [...headProblems(root, spec), ...itemsAt(spec, "rules").flatMap(ruleProblems)];
}

function headProblems(root: TreeNode, spec: TreeNode): Problem[] {
  const problems = outside("precedence", spec, "matchingPrecedence", 0, 10_000);
  const name = textAt(root, "metadata", "name");
  const nameNode = nodeAt(root, "metadata", "name");
  const precedence = nodeAt(spec, "matchingPrecedence");
  if (name !== undefined && nameNode !== undefined && !isObjectName(name)) {
    problems.push(wrong("name", nameNode, `"${name}" is no name of an object (lower-case letters, digits, - and .)`));
  }
  if (
    precedence !== undefined &&
    numberAt(spec, "matchingPrecedence") === 1 &&
    name !== undefined &&
    name !== "exempt"
  ) {
    problems.push(
      wrong("precedence", precedence, "matchingPrecedence 1 is for the built-in schema named exempt alone"),
    );
  }
  if (isAbsent(spec, "priorityLevelConfiguration", "name")) {
    problems.push(missing("level", spec, "priorityLevelConfiguration.name is missing"));
  }
  const method = nodeAt(spec, "distinguisherMethod", "type");
  const type = textAt(spec, "distinguisherMethod", "type");
  if (method !== undefined && type !== undefined && type !== "ByUser" && type !== "ByNamespace") {
    problems.push(wrong("distinguisher", method, `distinguisherMethod.type is "${type}"; it is ByUser or ByNamespace`));
  }
  return problems;
}

function ruleProblems(rule: TreeNode): Problem[] {
  if (rule.type !== "map") return [];
  const problems: Problem[] = [];
  const isEmpty = (key: string) =>
    isAbsent(rule, key) || (listAt(rule, key)?.complete && itemsAt(rule, key).length === 0);
  if (isEmpty("subjects")) problems.push(missing("subjects", rule, "a rule needs at least one subject"));
  if (isEmpty("resourceRules") && isEmpty("nonResourceRules")) {
    problems.push(missing("rules", rule, "a rule needs resourceRules or nonResourceRules"));
  }
  return [
    ...problems,
    ...itemsAt(rule, "subjects").flatMap(subjectProblems),
    ...itemsAt(rule, "resourceRules").flatMap(resourceRuleProblems),
    ...itemsAt(rule, "nonResourceRules").flatMap(nonResourceRuleProblems),
  ];
}

function subjectProblems(subject: TreeNode): Problem[] {
  const kind = textAt(subject, "kind");
  const node = nodeAt(subject, "kind");
  if (subject.type !== "map") return [];
  if (isAbsent(subject, "kind")) return [missing("subject", subject, "a subject needs a kind")];
  if (kind === undefined || node === undefined) return [];
  const key = subjectKeys[kind];
  if (key === undefined)
    return [wrong("subject", node, `a subject's kind is User, Group or ServiceAccount, not "${kind}"`)];
  const problems = Object.values(subjectKeys).flatMap((other) => {
    const extra = nodeAt(subject, other);
    if (other === key || extra === undefined || isAbsent(subject, other)) return [];
    return [wrong("subject", extra, `a subject of kind ${kind} cannot have ${other}`)];
  });
  if (isAbsent(subject, key))
    return [...problems, missing("subject", subject, `a subject of kind ${kind} needs ${key}`)];
  const named = mapAt(subject, key);
  if (named === undefined) return problems;
  if (isAbsent(named, "name")) problems.push(missing("subject", named, `${key} needs a name`));
  return kind === "ServiceAccount" ? [...problems, ...accountProblems(named)] : problems;
}

function accountProblems(account: TreeNode): Problem[] {
  const name = textAt(account, "name");
  const nameNode = nodeAt(account, "name");
  const namespace = textAt(account, "namespace");
  const namespaceNode = nodeAt(account, "namespace");
  const problems: Problem[] = [];
  if (name !== undefined && nameNode !== undefined && name !== "*" && !isObjectName(name)) {
    problems.push(wrong("subject", nameNode, `"${name}" is no name of a service account`));
  }
  if (isAbsent(account, "namespace"))
    problems.push(missing("account-namespace", account, "serviceAccount needs a namespace"));
  if (namespace === undefined || namespaceNode === undefined) return problems;
  if (!isNamespaceName(namespace)) {
    const reason =
      namespace === "*"
        ? "serviceAccount.namespace cannot be *; each namespace must be named"
        : `"${namespace}" is no name of a namespace`;
    problems.push(wrong("account-namespace", namespaceNode, reason));
  }
  return problems;
}

function resourceRuleProblems(rule: TreeNode): Problem[] {
  const problems = [
    ...listProblems(rule, "verbs", verbs),
    ...listProblems(rule, "apiGroups"),
    ...listProblems(rule, "resources"),
  ];
  const scope = nodeAt(rule, "clusterScope");
  const wide = scope?.type === "unknown" || (scope?.type === "scalar" && scope.value === true);
  const namespaces = listAt(rule, "namespaces");
  const none = isAbsent(rule, "namespaces") || (namespaces?.complete === true && namespaces.items.length === 0);
  if (none && !wide) {
    problems.push(missing("scope", rule, "a resource rule needs namespaces or clusterScope: true"));
  }
  if (namespaces === undefined) return problems;
  const names = namespaces.items.flatMap((item) => {
    const text = textAt(item);
    return text === undefined || text === "*" || isNamespaceName(text)
      ? []
      : [wrong("namespaces", item, `"${text}" is no name of a namespace`)];
  });
  return [...problems, ...names, ...starProblems(namespaces, "namespaces")];
}

function nonResourceRuleProblems(rule: TreeNode): Problem[] {
  const urls = itemsAt(rule, "nonResourceURLs").flatMap((item) => {
    const text = textAt(item);
    return text === undefined || text === "*" || /^\/(?!.*(?:\/\/| ))[^*]*(?:\/\*)?$/.test(text) || text === "/*"
      ? []
      : [wrong("url", item, `"${text}" must be a path from /, with * only as its last step`)];
  });
  return [...listProblems(rule, "verbs", verbs), ...listProblems(rule, "nonResourceURLs"), ...urls];
}

/** A list that must not be empty, in which `*` stands alone. */
function listProblems(rule: TreeNode, key: string, known?: readonly string[]): Problem[] {
  const list = listAt(rule, key);
  if (isAbsent(rule, key) || (list?.complete === true && list.items.length === 0)) {
    return [missing(key, list ?? rule, `${key} must not be empty`)];
  }
  if (list === undefined) return [];
  const unknownVerbs = list.items.flatMap((item) => {
    const text = textAt(item);
    return known === undefined || text === undefined || text === "*" || known.includes(text)
      ? []
      : [wrong(key, item, `"${text}" is no verb`)];
  });
  return [...unknownVerbs, ...starProblems(list, key)];
}

function starProblems(list: TreeNode, key: string): Problem[] {
  const items = itemsAt(list);
  const star = items.find((item) => textAt(item) === "*");
  return star !== undefined && items.length > 1 ? [wrong(key, star, `* must stand alone in ${key}`)] : [];
}
