import type { RuleMeta } from "../../server/contract/rule.ts";

export type Options = Readonly<Record<string, never>>;

export const meta: RuleMeta<Options> = {
  id: "lease-mode-undocumented",
  summary: "An override of the lease mode that the team's runbook does not mention.",
  topic: "leases",
  severity: "hint",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: ["bright-cluster-mesh"],
  runbook: "lease-per-object",
  sources: [
    {
      claim: "A playbook with what is known beforehand makes a repair about three times as fast as winging it.",
      url: "https://sre.google/sre-book/introduction/",
    },
  ],
};
