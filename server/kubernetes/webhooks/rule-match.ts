import type { TreeNode } from "../../contract/tree.ts";
import { isAbsent, itemsAt, nodeAt } from "../../yaml/read.ts";
import { all, type Truth } from "../clients/truth.ts";
import type { AdmittedRequest } from "./requests.ts";
import type { Webhook } from "./webhook.ts";

/** Whether some rule of a webhook takes a request, and the item of `resources` that does. */
export interface RuleMatch {
  readonly truth: Truth;
  readonly item: TreeNode | undefined;
}

/**
 * As the API server compares: `*` stands for all, `pods` for no subresource, any of a rule's items will do.
 * https://github.com/kubernetes/apiserver/blob/master/pkg/admission/plugin/webhook/predicates/rules/rules.go
 */
export function matchRules(webhook: Webhook, request: AdmittedRequest): RuleMatch {
  const rules = nodeAt(webhook.node, "rules");
  if (rules === undefined) return { truth: webhook.whole ? false : undefined, item: undefined };
  if (rules.type !== "list") return { truth: undefined, item: undefined };
  const matches = itemsAt(rules).map((rule) => matchRule(rule, webhook, request));
  const found = matches.find(({ truth }) => truth === true);
  if (found !== undefined) return found;
  const isUnknown = !rules.complete || !webhook.whole || matches.some(({ truth }) => truth === undefined);
  return { truth: isUnknown ? undefined : false, item: undefined };
}

function matchRule(rule: TreeNode, webhook: Webhook, request: AdmittedRequest): RuleMatch {
  const { group, operations, resource, subresource = "" } = request;
  const resources = hasItem(nodeAt(rule, "resources"), (text) => {
    const [name = "", below = ""] = text.split("/", 2);
    return (name === "*" || name === resource) && (below === "*" || below === subresource);
  });
  const truth = all([
    hasItem(nodeAt(rule, "operations"), isOneOf(operations)).truth,
    hasItem(nodeAt(rule, "apiGroups"), isOneOf([group])).truth,
    takesVersion(rule, webhook, request),
    resources.truth,
    takesScope(rule, request),
  ]);
  return { truth: truth === true && !rule.certain ? undefined : truth, item: resources.item };
}

/** Matching by `Equivalent` may take a request of another version, which depends on what the API server still serves. */
function takesVersion(rule: TreeNode, webhook: Webhook, { versions }: AdmittedRequest): Truth {
  const { truth } = hasItem(nodeAt(rule, "apiVersions"), isOneOf(versions));
  return truth === false && webhook.matchPolicy.value !== "Exact" ? undefined : truth;
}

/** https://kubernetes.io/docs/reference/access-authn-authz/extensible-admission-controllers/#matching-requests-rules */
function takesScope(rule: TreeNode, { namespaced }: AdmittedRequest): Truth {
  if (isAbsent(rule, "scope")) return true;
  const scope = nodeAt(rule, "scope");
  if (scope?.type !== "scalar") return undefined;
  return scope.value === "*" || scope.value === (namespaced ? "Namespaced" : "Cluster");
}

function isOneOf(values: readonly string[]): (text: string) => boolean {
  return (text) => text === "*" || values.includes(text);
}

function hasItem(list: TreeNode | undefined, accepts: (text: string) => boolean): RuleMatch {
  if (list?.type !== "list") return { truth: undefined, item: undefined };
  const item = list.items.find((node) => node.type === "scalar" && node.certain && accepts(node.text));
  if (item !== undefined) return { truth: true, item };
  const isUnknown = !list.complete || list.items.some((node) => node.type !== "scalar" || !node.certain);
  return { truth: isUnknown ? undefined : false, item: undefined };
}
