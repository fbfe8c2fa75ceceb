import { type Detection, defineRule } from "../../server/contract/rule.ts";
import { titleOf, type Webhook, webhookKinds } from "../../server/kubernetes/webhooks/webhook.ts";
import { type Budget, exceeded, longestOf } from "./budget.ts";
import { describe } from "./describe.ts";
import { meta, type Options } from "./meta.ts";

export interface Facts {
  readonly budget: Budget;
  readonly webhook: Webhook;
}

/** What the fix gives the webhook with the longest time-out. */
const shortSeconds = 3;

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { resources: { kinds: webhookKinds } },
  *check(context) {
    const { subject } = context;
    if (subject.type !== "resource") return;
    const told = new Set<unknown>();
    for (const budget of exceeded(context, subject.resource.chart)) {
      const webhook = longestOf(budget)?.webhook;
      if (webhook === undefined || webhook.resource.root !== subject.resource.root || told.has(webhook.node)) continue;
      told.add(webhook.node);
      yield detection(budget, webhook);
    }
  },
  describe: ({ budget }) => describe(budget),
  fixes({ budget, webhook }, context) {
    const others = exceeded(context, webhook.resource.chart).filter((other) => !endsWith(other, webhook));
    const edits = webhook.whole
      ? webhook.node.tree.editor.set(webhook.node, ["timeoutSeconds"], shortSeconds)
      : undefined;
    if (others.length > 0 || edits === undefined || !endsWith(budget, webhook)) return [];
    const title = `Give ${titleOf(webhook)} ${shortSeconds} s (its answers must come faster, else it refuses or lets pass)`;
    return [{ title, safety: "suggestion", edits }];
  },
});

function detection(budget: Budget, webhook: Webhook): Detection<Facts> {
  const written = webhook.timeoutSeconds.node;
  const { place, related } = (written ?? webhook.node.get("name") ?? webhook.node).origin;
  const { kind, name } = webhook.resource;
  return {
    facts: { budget, webhook },
    place: written === undefined ? { ...place, grade: "parent" } : place,
    related: [
      ...related,
      ...budget.steps.flatMap((step) => {
        if (step.webhook.node === webhook.node) return [];
        const { file, range } = (step.webhook.timeoutSeconds.node ?? step.webhook.node).origin.place;
        return [{ file, range, message: `${titleOf(step.webhook)} may take ${step.seconds} s` }];
      }),
    ],
    resource: { kind, ...(name !== undefined && { name }) },
    estimate: {
      quantity: `longest wait of ${budget.request.title}`,
      value: budget.total,
      unit: "s",
      assumptions: ["no webhook answers, and each is waited for until its time-out"],
    },
    key: `webhooks.${webhook.name ?? webhook.index}`,
  };
}

/** Whether a shorter time-out of this webhook alone brings the request below its limit. */
function endsWith({ steps, total, limit }: Budget, webhook: Webhook): boolean {
  const step = steps.find((item) => item.webhook.node === webhook.node);
  return step !== undefined && step.webhook.type === "mutating"
    ? total - step.seconds + shortSeconds < limit
    : steps.length === 1 && step !== undefined && shortSeconds < limit;
}
