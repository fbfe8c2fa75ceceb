import type { Estimate } from "../../../server/contract/finding.ts";
import type { RelatedPlace } from "../../../server/contract/place.ts";
import type { Resource } from "../../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import type { TreeNode } from "../../../server/contract/tree.ts";
import { count } from "../../../server/kubernetes/load/numbers.ts";
import { reachOf } from "../../../server/kubernetes/webhooks/reach.ts";
import { leaseUpdates } from "../../../server/kubernetes/webhooks/requests.ts";
import { type Webhook, webhooksOf } from "../../../server/kubernetes/webhooks/webhook.ts";
import type { WebhookFacts } from "../facts.ts";
import type { Options } from "../options.ts";

/** Locks of the control plane stand in the first, node Leases in the second. */
const namespaces = ["kube-system", "kube-node-lease"];

/** Webhooks that are certain to be asked about Leases of the system. */
export function* leaseWebhooks(resource: Resource, context: RuleContext<Options>): Generator<Detection<WebhookFacts>> {
  for (const webhook of webhooksOf(resource, context.configuration.kubernetes)) {
    const reached = namespaces.flatMap((namespace) => {
      const { truth, item } = reachOf(webhook, leaseUpdates, namespace, context.index);
      return truth === true && item !== undefined ? [{ namespace, item }] : [];
    });
    const [first] = reached;
    if (first === undefined) continue;
    yield detection(webhook, first.item, { ...context, reached: reached.map(({ namespace }) => namespace) });
  }
}

function detection(
  webhook: Webhook,
  item: TreeNode,
  { options, configuration, reached }: RuleContext<Options> & { readonly reached: readonly string[] },
): Detection<WebhookFacts> {
  const { value: seconds, node: written } = webhook.timeoutSeconds;
  const isLong = seconds !== undefined && seconds > options.maximumTimeoutSeconds;
  // A long time-out that somebody wrote is what has to change first; else the rule is.
  const place = isLong && written !== undefined ? written : item;
  const estimate = nodeLeaseCalls(reached, configuration.cluster.nodes);
  return {
    facts: { form: "webhook", webhook, namespaces: reached, seconds },
    place: place.origin.place,
    related: [...place.origin.related, ...(place === item ? [] : [related(item)])],
    ...(!isLong && { severity: "warning" }),
    ...(estimate !== undefined && { estimate }),
    key: `webhooks.${webhook.name ?? webhook.index}`,
  };
}

function related({ origin }: TreeNode): RelatedPlace {
  const { file, range } = origin.place;
  return { file, range, message: "the rule that matches leases" };
}

/** A node updates its Lease every 10 s. */
function nodeLeaseCalls(reached: readonly string[], nodes: number | undefined): Estimate | undefined {
  if (nodes === undefined || !reached.includes("kube-node-lease")) return undefined;
  return {
    quantity: "calls of the webhook for node Leases",
    value: nodes / 10,
    unit: "requests/s",
    assumptions: [`${count(nodes)} nodes that update their Lease every 10 s`],
  };
}
