import type { RuleMeta } from "../../server/contract/rule.ts";

export type Options = Readonly<Record<string, never>>;

export const meta: RuleMeta<Options> = {
  id: "watch-cache-off",
  summary: "The API server's watch cache is switched off, so every list and watch is read from etcd.",
  topic: "api-server",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: ["node-lifecycle-lists"],
  runbook: "api-server-limits",
  sources: [
    {
      claim:
        "--watch-cache is on by default. In --watch-cache-sizes only 0 has a meaning: it switches the cache off for a resource; all other sizes mean the same.",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/server/options/etcd.go",
    },
    {
      claim: "Lists that the cache cannot serve are read from etcd, all objects of the resource.",
      url: "https://kubernetes.io/docs/reference/using-api/api-concepts/",
    },
  ],
};
