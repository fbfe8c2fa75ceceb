import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import type { TreeNode } from "../../server/contract/tree.ts";
import { excludeNamespaces } from "../../server/kubernetes/webhooks/exclusion.ts";
import { type SystemRequest, systemRequestsOf } from "../../server/kubernetes/webhooks/system-requests.ts";
import { titleOf, type Webhook, webhookKinds, webhooksOf } from "../../server/kubernetes/webhooks/webhook.ts";
import { describe } from "./describe.ts";
import { meta, type Options } from "./meta.ts";

export interface Facts {
  readonly webhook: Webhook;
  readonly requests: readonly SystemRequest[];
}

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: {
      kinds: webhookKinds,
      words: ["*", "pods", "nodes", "certificatesigningrequests", "tokenreviews", "subjectaccessreviews"],
    },
  },
  *check(context) {
    if (context.subject.type !== "resource") return;
    for (const webhook of webhooksOf(context.subject.resource, context.configuration.kubernetes)) {
      if (webhook.failurePolicy.value === "Fail") yield* detect(webhook, context);
    }
  },
  describe: (facts, { configuration }) => describe(facts, configuration.kubernetes),
  fixes({ webhook, requests }) {
    const namespaces = [...new Set(requests.map(({ namespace }) => namespace))].filter((name) => name !== undefined);
    // Nothing is cured while a request without a namespace, or from one that is not known, still gets there.
    if (requests.some(({ namespace }) => namespace === undefined)) return [];
    // A chart's namespace is that of its release, which a literal in the template cannot name.
    if (webhook.resource.role === "rendered" && namespaces.some((name) => name !== "kube-system")) return [];
    const edits = excludeNamespaces(webhook, namespaces);
    if (edits === undefined) return [];
    const title = `Exclude ${namespaces.join(" and ")} from ${titleOf(webhook)} (it no longer sees any object there)`;
    return [{ title, safety: "suggestion", edits }];
  },
});

function* detect(webhook: Webhook, { index, configuration }: RuleContext<Options>): Generator<Detection<Facts>> {
  const requests = systemRequestsOf(webhook, index, configuration.kubernetes.minor);
  const [first] = requests;
  if (first === undefined) return;
  const policy = webhook.failurePolicy.node;
  yield {
    facts: { webhook, requests },
    place: first.item.origin.place,
    related: [...first.item.origin.related, ...(policy === undefined ? [] : [related(policy)])],
    // Without Nodes, certificates and reviews no cluster starts; Pods that run go on running.
    ...(requests.some(({ namespaced }) => !namespaced) && { severity: "error" }),
    key: `webhooks.${webhook.name ?? webhook.index}`,
  };
}

function related({ origin }: TreeNode) {
  const { file, range } = origin.place;
  return { file, range, message: "refuses what it cannot be asked about" };
}
