import type { KubernetesVersion } from "../../server/contract/configuration.ts";
import { reviewsExemptSince } from "../../server/kubernetes/webhooks/system-requests.ts";
import { titleOf } from "../../server/kubernetes/webhooks/webhook.ts";
import { nodeAt } from "../../server/yaml/read.ts";
import type { Facts } from "./rule.ts";

/** What is wrong, why, what to do. */
export function describe({ webhook, requests }: Facts, version: KubernetesVersion): string {
  const titles = requests.map(({ title }) => title);
  const source = webhook.failurePolicy.node === undefined ? ` (the default of ${webhook.version})` : "";
  return [
    `The ${webhook.type} webhook ${titleOf(webhook)} fails closed${source} and is asked about ${enumerate(titles)}.`,
    consequence(webhook),
    ...(titles.some((title) => title.endsWith("Reviews")) ? [reviews(version)] : []),
    cure({ webhook, requests }),
  ].join(" ");
}

/** Behind an address the server may stand outside the cluster: then it comes back by itself, and the cluster waits for it. */
function consequence({ node }: Facts["webhook"]): string {
  return nodeAt(node, "clientConfig", "url") === undefined
    ? "When its Pods do not answer these requests are refused, and they are what would bring its Pods back: the cluster cannot heal itself."
    : "When the server behind its url does not answer these requests are refused, so what the cluster itself runs on cannot be replaced until it does.";
}

function reviews({ minor, from }: KubernetesVersion): string {
  const assumed = from === "assumed" ? ` (1.${minor} is assumed)` : "";
  return `Up to Kubernetes 1.${reviewsExemptSince - 1}${assumed} reviews are sent to webhooks too.`;
}

function cure({ requests }: Facts): string {
  const selector = "Exclude kube-system and its own namespace with a namespaceSelector on kubernetes.io/metadata.name";
  const rules = "name in its rules only what it judges: no selector of namespaces keeps away what has none";
  const clusterWide = requests.some(({ namespaced }) => !namespaced);
  if (!clusterWide) return `${selector}.`;
  return requests.some(({ namespaced }) => namespaced) ? `${selector}, and ${rules}.` : `${capital(rules)}.`;
}

function enumerate(titles: readonly string[]): string {
  const last = titles.at(-1) ?? "";
  return titles.length < 2 ? last : `${titles.slice(0, -1).join(", ")} and ${last}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
