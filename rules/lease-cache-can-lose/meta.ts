import type { RuleMeta } from "../../server/contract/rule.ts";

export type Options = Readonly<Record<string, never>>;

export const meta: RuleMeta<Options> = {
  id: "lease-cache-can-lose",
  summary: "A cache in front of lease storage that evicts leases, writes them later, or may grow until it is killed.",
  topic: "leases",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: ["bright-cluster-mesh"],
  runbook: "lease-per-object",
  sources: [
    {
      claim:
        "With maxmemory reached Redis evicts keys by its policy; noeviction answers writes with an error instead. Without maxmemory there is no limit.",
      url: "https://redis.io/docs/latest/develop/reference/eviction/",
    },
  ],
};
