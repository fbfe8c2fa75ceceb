import type { Fix } from "../../server/contract/fix.ts";
import { excludeNamespaces } from "../../server/kubernetes/webhooks/exclusion.ts";
import { titleOf } from "../../server/kubernetes/webhooks/webhook.ts";
import type { Facts } from "./facts.ts";
import type { Options } from "./options.ts";

/** Both are suggestions: what is excluded is no longer checked, and a shorter time-out lets more through or refuses more. */
export function fixes(facts: Facts, options: Options): readonly Fix[] {
  if (facts.form === "gatekeeper") return [];
  const { webhook, namespaces, seconds } = facts;
  const found: Fix[] = [];
  const edits = excludeNamespaces(webhook, namespaces);
  if (edits !== undefined) {
    const names = namespaces.join(" and ");
    found.push({
      title: `Exclude ${names} from ${titleOf(webhook)} (it no longer sees any object there)`,
      safety: "suggestion",
      edits,
    });
  }
  const { maximumTimeoutSeconds: limit } = options;
  // In a chart the cure is rarely in the file of the values, so an edit there would only move the finding.
  const shorter =
    seconds !== undefined && seconds > limit && webhook.whole && webhook.resource.role !== "rendered"
      ? webhook.node.tree.editor.set(webhook.node, ["timeoutSeconds"], limit)
      : undefined;
  if (shorter !== undefined)
    found.push({
      title: `Give ${titleOf(webhook)} ${limit} s (its answers must come faster; Leases still go through it)`,
      safety: "suggestion",
      edits: shorter,
      cures: false,
    });
  return found;
}
