import { defineRule } from "../../server/contract/rule.ts";
import { type ApiServer, apiServerKinds, apiServersOf } from "../../server/kubernetes/api-server/api-server.ts";
import type { Argument } from "../../server/kubernetes/control-plane/arguments.ts";
import { describe } from "./describe.ts";
import { meta, type Options } from "./meta.ts";

export interface Facts {
  readonly problem: "blocking" | "blocking-strict" | "throttle" | "untruncated";
  readonly argument: Argument;
}

const words = ["audit-webhook-config-file", "auditWebhookConfigFile"];

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { resources: { kinds: apiServerKinds, words }, documents: { words } },
  *check({ subject, options }) {
    for (const server of apiServersOf(subject)) {
      const facts = judge(server, options);
      if (facts === undefined) continue;
      const { place, related } = facts.argument.origin;
      yield {
        facts,
        place,
        related,
        ...(facts.problem === "blocking-strict" && { severity: "error" }),
        ...(facts.problem === "untruncated" && { severity: "hint" }),
        key: `${server.key} audit`,
      };
    }
  },
  describe,
  fixes({ problem, argument }) {
    if (problem === "untruncated") return [];
    const edits = argument.replace(problem === "throttle" ? "true" : "batch");
    if (edits === undefined) return [];
    const title =
      problem === "throttle"
        ? "Throttle the audit webhook (restarts kube-apiserver; what does not fit the buffer is dropped)"
        : "Send audit events in batches (restarts kube-apiserver; what does not fit the buffer is dropped)";
    return [{ title, safety: "suggestion", edits }];
  },
});

/** What is wrong with the audit webhook of an API server. */
function judge(server: ApiServer, options: Options): Facts | undefined {
  const file = server.get("audit-webhook-config-file");
  if (file === "absent" || file === "unknown" || file.value === "") return undefined;
  const mode = server.get("audit-webhook-mode");
  if (mode === "unknown") return undefined;
  if (mode !== "absent" && (mode.value === "blocking" || mode.value === "blocking-strict"))
    return { problem: mode.value, argument: mode };
  if (mode !== "absent" && mode.value !== "batch") return undefined;
  const throttle = server.get("audit-webhook-batch-throttle-enable");
  if (throttle === "unknown") return undefined;
  if (throttle !== "absent" && throttle.value === "false") return { problem: "throttle", argument: throttle };
  const isUntruncated = server.get("audit-webhook-truncate-enabled") === "absent";
  return options.untruncated && isUntruncated ? { problem: "untruncated", argument: file } : undefined;
}
