import { titleOf } from "../../server/kubernetes/webhooks/webhook.ts";
import type { Budget } from "./budget.ts";

/** What is wrong, why, what to do. */
export function describe({ request, steps, total, limit }: Budget): string {
  const title = request.title.slice(0, 1).toUpperCase() + request.title.slice(1);
  const sum = steps.map(({ webhook, seconds }) => `${titleOf(webhook)} ${seconds} s${written(webhook)}`).join(" + ");
  const isLease = request.resource === "leases";
  const waited = `${title} may wait ${total} s for webhooks that do not answer: ${sum}.`;
  const order =
    steps.length > 1
      ? "Mutating webhooks are asked one after another, and then the slowest validating one counts."
      : "All of it is in one webhook.";
  const why = isLease
    ? `The holder of a lock gives up after ${limit} s by default, so the control plane loses its leaders, even when every webhook fails open.`
    : "The API server gives a request 60 s, and the workers of controllers wait meanwhile, so a few stuck webhooks stop rollouts in the whole cluster.";
  const cure = isLease
    ? "Take leases out of their rules."
    : "Set timeoutSeconds of 3 or less, and match only what is judged.";
  return `${waited} ${order} ${why} ${cure}`;
}

function written(webhook: Budget["steps"][number]["webhook"]): string {
  return webhook.timeoutSeconds.node === undefined ? ` (the default of ${webhook.version})` : "";
}
