import { defineRule } from "../../server/contract/rule.ts";
import { reachOf } from "../../server/kubernetes/webhooks/reach.ts";
import { replicaSetWrites } from "../../server/kubernetes/webhooks/requests.ts";
import { titleOf, type Webhook, webhooksOf } from "../../server/kubernetes/webhooks/webhook.ts";
import { meta, type Options } from "./meta.ts";

interface Facts {
  readonly webhook: Webhook;
  /** False for `*`. */
  readonly isNamed: boolean;
}

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { resources: { kinds: ["MutatingWebhookConfiguration"], words: ["replicasets", "*"] } },
  *check({ subject, index, configuration }) {
    if (subject.type !== "resource") return;
    for (const webhook of webhooksOf(subject.resource, configuration.kubernetes)) {
      if (webhook.type !== "mutating") continue;
      const { truth, item } = reachOf(webhook, replicaSetWrites, undefined, index);
      if (truth !== true || item?.type !== "scalar") continue;
      const isNamed = item.text === "replicasets";
      yield {
        facts: { webhook, isNamed },
        place: item.origin.place,
        related: item.origin.related,
        // A rule that takes everything says nothing of what is changed.
        ...(!isNamed && { severity: "info" }),
        key: `webhooks.${webhook.name ?? webhook.index}`,
      };
    }
  },
  describe({ webhook, isNamed }) {
    const what = isNamed ? "may change ReplicaSets" : "may change every resource, ReplicaSets among them";
    return `The webhook ${titleOf(webhook)} ${what}. The Deployment controller compares the ReplicaSets it finds with its template; when one was changed on the way it takes it for another's and creates the next, without end. Change Deployments and Pods instead, and leave out what a controller owns.`;
  },
});
