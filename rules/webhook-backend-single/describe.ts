import { titleOf } from "../../server/kubernetes/webhooks/webhook.ts";
import type { BackendFacts } from "./detect.ts";
import type { Facts } from "./rule.ts";

/** What is wrong, why, what to do. */
export function describe(facts: Facts): string {
  if (facts.problem !== "values") return ofBackend(facts);
  const { product, reason } = facts;
  return `One Pod of ${product} answers webhooks that fail closed (${reason}). While that Pod is moved, restarted or crash-loops, every write that its policies match is refused in the whole cluster. Run at least three with a PodDisruptionBudget, or let the webhooks fail open.`;
}

function ofBackend({ problem, webhook, backend, requests, isEverywhere }: BackendFacts): string {
  const { kind, name } = backend.workload;
  const extent = isEverywhere ? "" : " where its selectors take them";
  const titles = requests.map(({ title }) => title).join(", ");
  const webhookTitle = `The webhook ${titleOf(webhook)} fails closed on ${titles}${extent}`;
  const advice = "or let the webhook fail open";
  switch (problem) {
    case "replicas":
      return `${webhookTitle}, and one Pod of the ${kind} ${name} answers it. While that Pod is moved, restarted or crash-loops, all these writes are refused. Run at least two on different nodes, with a PodDisruptionBudget, ${advice}.`;
    case "budget":
      return `${webhookTitle}, and no PodDisruptionBudget in view covers the Pods of the ${kind} ${name} that answer it. A drain of several nodes may take all of them at once, and the writes are refused meanwhile. Add one that keeps a Pod, ${advice}.`;
    case "spot":
      return `${webhookTitle}, and the Pods of the ${kind} ${name} that answer it run on spot nodes only. The provider takes these away at any time, often many at once, and then the writes are refused that would replace the Pods. Run them on nodes that stay, ${advice}.`;
  }
}
