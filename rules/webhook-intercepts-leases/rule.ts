import { defineRule } from "../../server/contract/rule.ts";
import { webhookKinds } from "../../server/kubernetes/webhooks/webhook.ts";
import { describe } from "./describe.ts";
import { gatekeeperTimeouts } from "./detect/gatekeeper.ts";
import { leaseWebhooks } from "./detect/webhooks.ts";
import type { Facts } from "./facts.ts";
import { fixes } from "./fixes.ts";
import { meta } from "./meta.ts";
import type { Options } from "./options.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { kinds: webhookKinds, words: ["leases", "*"] },
    values: { words: ["WebhookTimeoutSeconds"] },
  },
  *check(context) {
    const { subject } = context;
    if (subject.type === "resource") yield* leaseWebhooks(subject.resource, context);
    if (subject.type === "values") yield* gatekeeperTimeouts(subject.values, context);
  },
  describe: (facts, { options }) => describe(facts, options),
  fixes: (facts, { options }) => fixes(facts, options),
});
