import { count } from "../../server/kubernetes/load/numbers.ts";
import { textAt } from "../../server/yaml/read.ts";
import type { Facts, KeyFacts, ShareFacts } from "./facts.ts";

export function describe(facts: Facts): string {
  return facts.form === "key" ? describeKey(facts) : describeShare(facts);
}

function describeKey({ entry }: KeyFacts): string {
  const type = textAt(entry.value, "type");
  const lost =
    type === "OnDelete"
      ? "so a change is rolled out at once instead of waiting for Pods to be deleted"
      : "so what stands here has no effect and one Pod after another is replaced";
  return `A DaemonSet has no field "strategy". With strict validation the object is refused; without, the field is dropped, ${lost}. The field is called updateStrategy.`;
}

function describeShare({ field, node, percent, pods, reader }: ShareFacts): string {
  const many =
    pods === undefined
      ? `${percent} % of the nodes`
      : `${count(pods)} nodes${percent === undefined ? "" : ` (${percent} %)`}`;
  return `With ${field} ${node.text} a rollout restarts this agent on ${many} at once. ${ended(reader)} All that start together ask together. Use 10% or less, and minReadySeconds of a minute, so that the API servers get over each wave.`;
}

function ended(sentence: string): string {
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
}
