import { titleOf } from "../../server/kubernetes/webhooks/webhook.ts";
import type { Facts, WebhookFacts } from "./facts.ts";
import type { Options } from "./options.ts";

/** What is wrong, why, what to do. */
export function describe(facts: Facts, options: Options): string {
  if (facts.form === "gatekeeper")
    return `"${facts.key}" lets Gatekeeper take ${facts.seconds} s for each Lease update, since its chart matches every resource. The holder of a lock waits 5 s by default, so a Gatekeeper that does not answer stops leader election, and nothing is left to restart it. Keep ${options.maximumTimeoutSeconds} s, or exclude leases with matchConditions or custom rules.`;
  return `${wrong(facts)} ${why(facts, options)} ${cure(facts)}`;
}

function wrong({ webhook, namespaces, seconds }: WebhookFacts): string {
  const asked = `The ${webhook.type} webhook ${titleOf(webhook)} is asked about every Lease update in ${namespaces.join(" and ")}`;
  const { node } = webhook.timeoutSeconds;
  if (seconds === undefined) return `${asked}.`;
  const source = node === undefined ? ` (the default of ${webhook.version})` : "";
  return `${asked}, and may take ${seconds} s${source}.`;
}

function why({ webhook, seconds }: WebhookFacts, { maximumTimeoutSeconds }: Options): string {
  if (seconds !== undefined && seconds > maximumTimeoutSeconds)
    return "The holder of a lock waits 5 s by default for its update, so when the webhook does not answer kube-controller-manager and kube-scheduler lose their locks, whatever its failurePolicy says, and nothing is left to replace the webhook's Pods.";
  const refused =
    webhook.failurePolicy.value === "Fail"
      ? "With failurePolicy Fail the updates are refused when it does not answer, so leaders are lost and nodes become unready."
      : "Each update waits for it, out of the 5 s that the holder of a lock gives by default.";
  const limit = `Above ${maximumTimeoutSeconds} s it would take the leaders with it.`;
  return seconds === undefined ? `${refused} ${limit}` : refused;
}

function cure({ webhook, namespaces }: WebhookFacts): string {
  const alone = `Exclude ${namespaces.join(" and ")} with a namespaceSelector on kubernetes.io/metadata.name, or take leases out of its rules.`;
  return webhook.type === "mutating" ? `${alone} Node Leases must not be changed by anything.` : alone;
}
