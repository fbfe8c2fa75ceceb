import type { Fix } from "../../server/contract/fix.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { agentWords } from "../../server/kubernetes/consul/agents.ts";
import { workloadKinds } from "../../server/kubernetes/pod-template.ts";
import { detect, type Facts } from "./detect.ts";
import { meta, type Options } from "./meta.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { kinds: workloadKinds, words: agentWords },
    values: { words: ["client:", "server:", "gossipEncryption"] },
  },
  check: detect,
  describe: ({ values }) => {
    const what =
      values === undefined
        ? "This Consul agent joins a pool without a gossip key (-encrypt)"
        : "This Consul pool gossips without a key: the chart leaves gossip encryption off unless global.gossipEncryption turns it on";
    return `${what}. Whoever reaches port 8301 becomes a member, agents of another cluster or of a runaway rollout, too, and what they tell spreads to all; a pool that about 41,000 short-lived members had poisoned could only be kept clean with a key. Turn it on in steps (encrypt_verify_incoming and encrypt_verify_outgoing false first), since members with and without the key do not understand each other.`;
  },
  fixes,
});

function fixes({ values, canGenerate }: Facts): readonly Fix[] {
  if (values === undefined || !canGenerate) return [];
  const edits = values.root.tree.editor.set(values.root, ["global", "gossipEncryption", "autoGenerate"], true);
  if (edits === undefined) return [];
  const title =
    "Generate a gossip key (a new pool only: a running one splits unless it is changed in steps; agents outside need the key, too)";
  return [{ title, safety: "suggestion", edits }];
}
