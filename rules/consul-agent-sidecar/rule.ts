import { defineRule } from "../../server/contract/rule.ts";
import { agentWords } from "../../server/kubernetes/consul/agents.ts";
import { count } from "../../server/kubernetes/load/numbers.ts";
import { workloadKinds } from "../../server/kubernetes/pod-template.ts";
import { detect, type Facts } from "./detect.ts";
import { meta, type Options } from "./meta.ts";

/** HashiCorp's advice for one datacenter. */
const largestPool = 5000;

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { kinds: workloadKinds.filter((kind) => kind !== "DaemonSet"), words: agentWords },
    values: { words: ["agent"] },
  },
  check: detect,
  describe: ({ kind, replicas }) =>
    `This container is a Consul client agent inside ${kind === undefined ? "a Pod of the chart" : `each Pod of the ${kind}`}, so every Pod is a member of the gossip pool. ${growth(kind, replicas)} HashiCorp advises at most ${count(largestPool)} agents in a datacenter and names churn as the other risk; about 41,000 short-lived members poisoned one pool. Use Consul Dataplane (Consul 1.14), which does not gossip, or one agent per node from a DaemonSet.`,
});

function growth(kind: string | undefined, replicas: number | undefined): string {
  if (kind === "Job" || kind === "CronJob") return "Each run joins and leaves again, which is told to all members.";
  if (replicas !== undefined && replicas > 1)
    return `Its ${count(replicas)} replicas are ${count(replicas)} members, and each rollout replaces them all.`;
  return "Each rollout, eviction and scaling makes members join and leave, which is told to all others.";
}
