import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly oldest: string;
}

/** The first release that was made for pools of tens of thousands of members. */
const defaults: Options = { oldest: "1.2.3" };

export const meta: RuleMeta<Options> = {
  id: "consul-gossip-version",
  summary: "A Consul agent from before gossip was made stable for large pools.",
  topic: "workloads",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "none",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      oldest: {
        description: "The oldest version of an agent that is no finding.",
        type: "string",
        pattern: "^\\d+\\.\\d+\\.\\d+$",
        default: defaults.oldest,
      },
    },
  },
  defaults,
  incidents: ["target-2019-cascade"],
  runbook: "consul-gossip",
  sources: [
    {
      claim:
        "1.1.0 repairs the handling of old leave messages (Serf); 1.2.3 makes gossip stable in very large clusters, tested above 35,000 nodes.",
      url: "https://github.com/hashicorp/consul/blob/main/CHANGELOG.md",
    },
    {
      claim:
        "What 1.2.3 changed: queues that follow the newest news first, and a bound on full exchanges of the member list.",
      url: "https://github.com/hashicorp/consul/pull/4511",
    },
  ],
};
