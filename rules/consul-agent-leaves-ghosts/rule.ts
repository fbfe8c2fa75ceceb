import type { Fix } from "../../server/contract/fix.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { agentWords } from "../../server/kubernetes/consul/agents.ts";
import { workloadKinds } from "../../server/kubernetes/pod-template.ts";
import { detect, type Facts } from "./detect.ts";
import { meta, type Options } from "./meta.ts";

/** The API server's default. */
const defaultGraceSeconds = 30;

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { kinds: workloadKinds, words: agentWords },
    values: { words: ["leave_on_terminate"] },
  },
  check: detect,
  describe: ({ cause }) => {
    const what =
      cause === "setting"
        ? "This Consul agent ends without telling the pool, since leave_on_terminate is false"
        : "With terminationGracePeriodSeconds: 0 this Consul agent is killed before it can leave the pool";
    const cure = cause === "setting" ? "Take the setting away: clients leave by default" : "Give it 30 s, the default";
    return `${what}. The others see a failed member, try to reach it for 72 hours, and only then forget it; with Pods that come and go the pool fills up with members that are gone. ${cure}.`;
  },
  fixes,
});

function fixes({ cause, span }: Facts): readonly Fix[] {
  const { editor } = span.node.tree;
  if (cause === "setting") {
    const edits = editor.replaceSlice(span.node, span.start, span.end, "true");
    const title = "Let the agent leave when it is stopped (leave_on_terminate: true)";
    return edits === undefined ? [] : [{ title, safety: "suggestion", edits }];
  }
  const edits = editor.replaceScalar(span.node, defaultGraceSeconds);
  const title = `Give the Pod ${defaultGraceSeconds} s to end, the default`;
  return edits === undefined ? [] : [{ title, safety: "suggestion", edits }];
}
