import type { Fix } from "../../server/contract/fix.ts";
import { defineRule, type RuleContext } from "../../server/contract/rule.ts";
import { webhookKinds, webhooksOf } from "../../server/kubernetes/webhooks/webhook.ts";
import { describe } from "./describe.ts";
import { type BackendFacts, detect } from "./detect.ts";
import { meta, type Options } from "./meta.ts";
import { singleEngines, type ValuesFacts } from "./values.ts";

export type Facts = BackendFacts | ValuesFacts;

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { resources: { kinds: webhookKinds }, values: { words: ["replicas"] } },
  *check(context: RuleContext<Options>) {
    const { subject, index, configuration } = context;
    if (subject.type === "values") yield* singleEngines(subject.values, index);
    if (subject.type !== "resource") return;
    for (const webhook of webhooksOf(subject.resource, configuration.kubernetes)) {
      if (webhook.failurePolicy.value === "Fail") yield* detect(webhook, context);
    }
  },
  describe,
  fixes,
});

function fixes(facts: Facts): readonly Fix[] {
  if (facts.problem === "values") {
    const { replicas, product } = facts;
    const edits = replicas.tree.editor.replaceScalar(replicas, 3);
    const title = `Run 3 Pods of ${product}`;
    return edits === undefined ? [] : [{ title, safety: "suggestion", edits }];
  }
  const { workload } = facts.backend;
  const spec = workload.root.get("spec");
  if (facts.problem !== "replicas" || spec?.type !== "map") return [];
  const edits = spec.tree.editor.set(spec, ["replicas"], 2);
  if (edits === undefined) return [];
  const title = `Run 2 Pods of ${workload.name} (it must work with several; spread them over nodes)`;
  return [{ title, safety: "suggestion", edits }];
}
