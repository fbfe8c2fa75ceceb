import type { IndexView } from "../../contract/index-view.ts";
import type { TreeNode } from "../../contract/tree.ts";
import { all, type Truth } from "../clients/truth.ts";
import { isPartOf } from "../kustomize/changes.ts";
import { isChangedAt } from "../kustomize/patched.ts";
import { conditionsHold } from "./conditions/conditions-hold.ts";
import { labelsOfNamespace, noLabels } from "./namespace-labels.ts";
import type { AdmittedRequest } from "./requests.ts";
import { matchRules } from "./rule-match.ts";
import { selects } from "./selector.ts";
import type { Webhook } from "./webhook.ts";

export interface Reach {
  readonly truth: Truth;
  /** The item of `resources` that takes the request. */
  readonly item: TreeNode | undefined;
}

/**
 * Whether a request reaches a webhook: its rules, then its selectors and conditions. A namespace selector does not keep
 * requests without a namespace away.
 * https://github.com/kubernetes/apiserver/blob/master/pkg/admission/plugin/webhook/predicates/namespace/matcher.go
 *
 * @param namespace where the request is made; undefined for some namespace that nobody names
 */
export function reachOf(
  webhook: Webhook,
  request: AdmittedRequest,
  namespace: string | undefined,
  index: IndexView,
): Reach {
  const { truth, item } = matchRules(webhook, request);
  if (truth === false) return { truth, item };
  return { truth: all([truth, ...filters(webhook, request, namespace, index)]), item };
}

function filters(
  webhook: Webhook,
  request: AdmittedRequest,
  namespace: string | undefined,
  index: IndexView,
): readonly Truth[] {
  const { node, whole } = webhook;
  const objectLabels = request.unlabelled ? noLabels : () => "unknown" as const;
  return [
    webhook.node.certain && !isPatched(webhook, index) ? true : undefined,
    !request.namespaced || selects(node.get("namespaceSelector"), whole, labelsOfNamespace(namespace, index)),
    selects(node.get("objectSelector"), whole, objectLabels),
    conditionsHold(node.get("matchConditions"), whole, request, namespace),
  ];
}

/** Whether a patch in view changes the webhooks of the configuration: a selector may come from there. */
function isPatched({ resource, node }: Webhook, index: IndexView): boolean {
  if (isChangedAt(node.path.slice(resource.root.path.length), resource, index)) return true;
  return index
    .resources(resource.kind)
    .some(
      ({ role, name, root }) => role === "patch" && isPartOf(name, resource.name) && root.get("webhooks") !== undefined,
    );
}
