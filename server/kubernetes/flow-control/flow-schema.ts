import type { Resource } from "../../contract/resource.ts";
import type { TreeNode } from "../../contract/tree.ts";
import { isAbsent, itemsAt, mapAt, nodeAt, scalarAt, textAt } from "../../yaml/read.ts";
import { flowControlVersion } from "./api-versions.ts";
import { isPlaceholder } from "./validation/names.ts";

/** A request of a service account, as flow control sees it. */
export interface AccountRequest {
  /** Undefined: not declared anywhere. */
  readonly namespace: string | undefined;
  /** Undefined: it cannot be told, so any account may be it. */
  readonly serviceAccount: string | undefined;
  readonly verb: string;
  readonly apiGroup: string;
  readonly resource: string;
  /** A list or watch over all namespaces, or of a cluster-scoped kind. */
  readonly isClusterWide: boolean;
}

export interface FlowSchema {
  readonly resource: Resource;
  /** 1000 when not set; undefined when it cannot be told. */
  readonly precedence: number | undefined;
  readonly level: string | undefined;
  readonly rules: readonly TreeNode[];
}

/** https://kubernetes.io/docs/reference/kubernetes-api/cluster-resources/flow-schema-v1/ */
const defaultPrecedence = 1000;

/** Reads a FlowSchema; undefined for anything else. */
export function flowSchemaOf(resource: Resource): FlowSchema | undefined {
  if (resource.kind !== "FlowSchema" || flowControlVersion(resource.apiVersion) === undefined) return undefined;
  const spec = mapAt(resource.root, "spec");
  const written = scalarAt(spec, "matchingPrecedence")?.value;
  const isDefault = spec !== undefined && isAbsent(spec, "matchingPrecedence");
  return {
    resource,
    // A zero is filled in like a missing value: kubernetes pkg/apis/flowcontrol/v1/defaults.go
    precedence: isDefault || written === 0 ? defaultPrecedence : typeof written === "number" ? written : undefined,
    level: textAt(spec, "priorityLevelConfiguration", "name"),
    rules: itemsAt(spec, "rules"),
  };
}

/**
 * Whether a FlowSchema takes a request. What it leaves unknown (template actions) counts as a match: a rule about a
 * missing schema must not fire because a name could not be read.
 */
export function mayMatch(schema: FlowSchema, request: AccountRequest): boolean {
  if (schema.rules.length === 0) return !isEmptyList(nodeAt(schema.resource.root, "spec", "rules"));
  return schema.rules.some((rule) => takesSubject(rule, request) && takesResource(rule, request));
}

function isEmptyList(node: TreeNode | undefined): boolean {
  return (
    node === undefined || (node.type === "list" && node.complete) || (node.type === "scalar" && node.value === null)
  );
}

function takesSubject(rule: TreeNode, request: AccountRequest): boolean {
  const subjects = nodeAt(rule, "subjects");
  if (subjects?.type !== "list") return subjects?.type === "unknown";
  return !subjects.complete || subjects.items.some((subject) => isSubject(subject, request));
}

function isSubject(subject: TreeNode, { namespace, serviceAccount }: AccountRequest): boolean {
  const isAny = (node: TreeNode | undefined) => node !== undefined;
  switch (textAt(subject, "kind")) {
    case "ServiceAccount": {
      const name = nodeAt(subject, "serviceAccount", "name");
      const own = nodeAt(subject, "serviceAccount", "namespace");
      return (
        (serviceAccount === undefined ? isAny(name) : isOneOf(name, [serviceAccount])) &&
        (namespace === undefined || isOneOf(own, [namespace], ""))
      );
    }
    case "User":
      return isUser(nodeAt(subject, "user", "name"), namespace, serviceAccount);
    case "Group": {
      const name = nodeAt(subject, "group", "name");
      const own = `system:serviceaccounts:${namespace ?? ""}`;
      const isOfSome = name?.type === "scalar" && namespace === undefined && name.text.startsWith(own);
      return isOfSome || isOneOf(name, ["system:serviceaccounts", "system:authenticated", own]);
    }
    case undefined:
      return nodeAt(subject, "kind")?.type === "unknown";
    default:
      return false;
  }
}

/** A service account is the user `system:serviceaccount:<namespace>:<name>`. */
function isUser(node: TreeNode | undefined, namespace: string | undefined, account: string | undefined): boolean {
  if (node?.type !== "scalar") return node?.type === "unknown";
  if (node.text === "*" || isPlaceholder(node.text)) return true;
  const [, ownNamespace, ownName] = /^system:serviceaccount:([^:]*):(.*)$/.exec(node.text) ?? [];
  if (ownName === undefined) return false;
  return (namespace ?? ownNamespace) === ownNamespace && (account ?? ownName) === ownName;
}

/** Unknown nodes may be anything; `*` stands for all. */
function isOneOf(node: TreeNode | undefined, values: readonly string[], wildcard = "*"): boolean {
  if (node === undefined) return false;
  if (node.type !== "scalar") return node.type === "unknown";
  return values.includes(node.text) || node.text === wildcard || isPlaceholder(node.text);
}

function takesResource(rule: TreeNode, request: AccountRequest): boolean {
  return itemsAt(rule, "resourceRules").some((resourceRule) => {
    const has = (key: string, value: string) => listHas(nodeAt(resourceRule, key), value);
    if (!has("verbs", request.verb) || !has("apiGroups", request.apiGroup) || !has("resources", request.resource))
      return false;
    if (!request.isClusterWide) return true;
    const scope = nodeAt(resourceRule, "clusterScope");
    return scope?.type === "unknown" || (scope?.type === "scalar" && scope.value === true);
  });
}

function listHas(node: TreeNode | undefined, value: string): boolean {
  if (node?.type !== "list") return node?.type === "unknown";
  return !node.complete || node.items.some((item) => isOneOf(item, [value]));
}

/**
 * Precedence of the built-in schema that takes all requests of a service account: `kube-system-service-accounts` (900)
 * in kube-system, else `service-accounts` (9000). Lower wins.
 */
export function builtInPrecedence(namespace: string | undefined): number {
  return namespace === "kube-system" ? 900 : 9000;
}

/** Whether some schema in view takes the request before the built-in one does. */
export function isCovered(schemas: readonly FlowSchema[], request: AccountRequest): boolean {
  const limit = builtInPrecedence(request.namespace);
  return schemas.some(
    (schema) => (schema.precedence === undefined || schema.precedence < limit) && mayMatch(schema, request),
  );
}
