import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly untruncated: boolean;
}

const defaults: Options = { untruncated: false };

export const meta: RuleMeta<Options> = {
  id: "audit-webhook-blocks",
  summary: "The API server waits for its audit webhook, or sends to it without a limit.",
  topic: "api-server",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      untruncated: {
        type: "boolean",
        default: defaults.untruncated,
        description: "Also hint at batch mode without truncation, whose buffer of 10,000 events has no limit in bytes.",
      },
    },
  },
  defaults,
  incidents: ["audit-webhook-2019-oom"],
  runbook: "api-server-limits",
  sources: [
    {
      claim:
        "batch buffers events and sends them later, blocking holds each response, blocking-strict also refuses the request when the event cannot be recorded.",
      url: "https://kubernetes.io/docs/tasks/debug/debug-cluster/audit/",
    },
    {
      claim: "Batch mode: a buffer of 10,000 events and throttling by default; events are not truncated by default.",
      url: "https://kubernetes.io/docs/reference/command-line-tools-reference/kube-apiserver/",
    },
    {
      claim: "A slow audit webhook in batch mode took an API server down by its memory.",
      url: "https://github.com/kubernetes/kubernetes/issues/85489",
    },
  ],
};
