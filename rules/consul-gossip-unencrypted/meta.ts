import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly servers: boolean;
}

const defaults: Options = { servers: false };

export const meta: RuleMeta<Options> = {
  id: "consul-gossip-unencrypted",
  summary: "Consul agents gossip without a key, so whoever reaches the port can join the pool.",
  topic: "workloads",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      servers: {
        description: "Also pools of servers alone, without client agents.",
        type: "boolean",
        default: defaults.servers,
      },
    },
  },
  defaults,
  incidents: ["target-2019-cascade"],
  runbook: "consul-gossip",
  sources: [
    {
      claim: "Gossip encryption is off in the chart unless autoGenerate or a Secret turns it on.",
      url: "https://github.com/hashicorp/consul-k8s/blob/main/charts/consul/values.yaml",
    },
    {
      claim:
        "Gossip is encrypted with one key that all members share; encrypt_verify_* are for changing a running pool.",
      url: "https://developer.hashicorp.com/consul/docs/secure/encryption",
    },
  ],
};
