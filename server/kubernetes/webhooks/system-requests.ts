import type { IndexView } from "../../contract/index-view.ts";
import type { TreeNode } from "../../contract/tree.ts";
import { reachOf } from "./reach.ts";
import {
  type AdmittedRequest,
  accessReviews,
  certificateRequests,
  nodeStatusUpdates,
  nodeWrites,
  podCreations,
  podStatusUpdates,
  tokenReviews,
} from "./requests.ts";
import { selects } from "./selector.ts";
import type { Webhook } from "./webhook.ts";

/** A request that a cluster needs to heal itself, and that a webhook is asked about. */
export interface SystemRequest {
  /** As a message names it. */
  readonly title: string;
  /** False for what has no namespace, so that no namespace selector keeps it away. */
  readonly namespaced: boolean;
  /** Where it is made, for namespaced ones. */
  readonly namespace: string | undefined;
  /** The item of `resources` that takes it. */
  readonly item: TreeNode;
}

/** From Kubernetes 1.37 on reviews are not sent to webhooks: feature gate ExcludeAdmissionWebhookVirtualResources. */
export const reviewsExemptSince = 37;

/**
 * The requests that Google's troubleshooting guide calls unsafe to intercept, without Leases: Pods of kube-system, Nodes,
 * reviews and certificate requests; and the Pods that run the webhook itself.
 * https://cloud.google.com/kubernetes-engine/docs/how-to/optimize-webhooks
 *
 * @param minor of the Kubernetes version
 */
export function systemRequestsOf(webhook: Webhook, index: IndexView, minor: number): readonly SystemRequest[] {
  const reviews = minor < reviewsExemptSince ? [tokenReviews, accessReviews] : [];
  const clusterWide = [nodeWrites, nodeStatusUpdates, ...reviews, certificateRequests];
  return [
    ...either(
      found(webhook, podCreations, "kube-system", index),
      found(webhook, podStatusUpdates, "kube-system", index),
    ),
    ...either(
      ownPods(webhook, index, podCreations, "the creation of its own Pods"),
      ownPods(webhook, index, podStatusUpdates, "the status of its own Pods"),
    ),
    ...clusterWide.flatMap((request) => found(webhook, request, undefined, index)),
  ];
}

/** Pods that cannot be made need no status. */
function either(first: readonly SystemRequest[], second: readonly SystemRequest[]): readonly SystemRequest[] {
  return first.length > 0 ? first : second;
}

/** Its own Pods: in whatever namespace, where no selector keeps any away. */
function ownPods(
  webhook: Webhook,
  index: IndexView,
  request: AdmittedRequest,
  title: string,
): readonly SystemRequest[] {
  const { service, node, whole } = webhook;
  if (service === undefined || service.namespace === "kube-system") return [];
  const isEverywhere = selects(node.get("namespaceSelector"), whole, () => "unknown") === true;
  if (service.namespace === undefined && !isEverywhere) return [];
  return found(webhook, request, service.namespace, index, title);
}

function found(
  webhook: Webhook,
  request: AdmittedRequest,
  namespace: string | undefined,
  index: IndexView,
  title?: string,
): readonly SystemRequest[] {
  const { truth, item } = reachOf(webhook, request, namespace, index);
  if (truth !== true || item === undefined) return [];
  // The namespace of a render is that of a release which nobody named.
  const isKnown = namespace !== undefined && (title === undefined || webhook.resource.role !== "rendered");
  const where = isKnown ? ` in ${namespace}` : "";
  return [{ title: `${title ?? request.title}${where}`, namespaced: request.namespaced, namespace, item }];
}
