import type { Fix } from "../../server/contract/fix.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { ruleKinds, ruleWords } from "../../server/kubernetes/prometheus-rules/rules-in.ts";
import { check, type Facts } from "./check.ts";
import { meta, type Options } from "./meta.ts";

const words = ["quantile"];

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { kinds: [...ruleKinds, "ConfigMap"], words },
    values: { words },
    documents: { words: ruleWords },
  },
  check,
  describe,
  fixes,
});

function describe(facts: Facts): string {
  const named = `${facts.rule.type === "alert" ? "The alert" : "The recording rule"} "${facts.rule.name}"`;
  if (facts.kind === "quantile")
    return `${named} speaks of ${percent(facts.claimed)} and computes the quantile ${facts.computed}: it looks at ${percent(facts.computed)} of the values, so up to ${percent(1 - facts.computed)} may miss the objective unseen, ${Math.round((1 - facts.computed) / (1 - facts.claimed))} times what is claimed. Compute the quantile ${facts.claimed}.`;
  return `${named} takes histogram_quantile of "${facts.metric}" after the aggregation "${facts.aggregation.name}" has dropped the label le. Without le there are no buckets, so the result is empty and the rule never fires. Aggregate by le.`;
}

function percent(quantile: number): string {
  return `${Math.round(quantile * 1e6) / 1e4} %`;
}

function fixes(facts: Facts): readonly Fix[] {
  const { expr } = facts.rule;
  const { editor } = expr.tree;
  if (facts.kind === "quantile") {
    const edits = editor.replaceSlice(expr, facts.span.start, facts.span.end, String(facts.claimed));
    return edits === undefined
      ? []
      : [
          {
            title: `Compute the quantile ${facts.claimed} (its threshold may need another look)`,
            safety: "suggestion",
            edits,
          },
        ];
  }
  const change = keepingBuckets(facts, expr.text);
  const edits = change && editor.replaceSlice(expr, change.start, change.end, change.text);
  return edits === undefined
    ? []
    : [{ title: "Keep le in the aggregation (the rule begins to give values)", safety: "suggestion", edits }];
}

/** `by (instance)` → `by (instance, le)`, `without (le, pod)` → `without (pod)`, `sum(` → `sum by (le) (`. */
function keepingBuckets({ aggregation }: Extract<Facts, { kind: "buckets" }>, text: string) {
  const { grouping, nameSpan } = aggregation;
  if (grouping === undefined) {
    const gap = text[nameSpan.end] === " " ? "" : " ";
    return { start: nameSpan.end, end: nameSpan.end, text: ` by (le)${gap}` };
  }
  const labels =
    grouping.mode === "by" ? [...grouping.labels, "le"] : grouping.labels.filter((label) => label !== "le");
  return { start: grouping.start, end: grouping.end, text: `${grouping.mode} (${labels.join(", ")})` };
}
