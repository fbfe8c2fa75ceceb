import { defineRule, type RuleContext } from "../../server/contract/rule.ts";
import { webhookKinds, webhooksOf } from "../../server/kubernetes/webhooks/webhook.ts";
import { describe } from "./describe.ts";
import { detect, type Facts } from "./detect.ts";
import { meta, type Options } from "./meta.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { resources: { kinds: webhookKinds } },
  *check(context: RuleContext<Options>) {
    if (context.subject.type !== "resource") return;
    for (const webhook of webhooksOf(context.subject.resource)) {
      if (webhook.failurePolicy.value === "Fail") yield* detect(webhook, context);
    }
  },
  describe,
  fixes({ problem, backend }) {
    const spec = backend.workload.root.get("spec");
    if (problem !== "replicas" || spec?.type !== "map") return [];
    const edits = spec.tree.editor.set(spec, ["replicas"], 2);
    if (edits === undefined) return [];
    const title = `Run 2 Pods of ${backend.workload.name} (it must work with several; spread them over nodes)`;
    return [{ title, safety: "suggestion", edits }];
  },
});
