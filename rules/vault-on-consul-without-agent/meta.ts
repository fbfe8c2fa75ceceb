import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly servers: boolean;
}

const defaults: Options = { servers: true };

export const meta: RuleMeta<Options> = {
  id: "vault-on-consul-without-agent",
  summary: "Vault keeps its data in Consul, but no Consul agent is where it asks for one.",
  topic: "workloads",
  severity: "error",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      servers: {
        description: "Also tell, as info, where Vault talks to a Consul server past the agents.",
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
      claim: "Vault needs a client agent, does not support Consul Dataplane, and should not talk to a server directly.",
      url: "https://developer.hashicorp.com/vault/docs/configuration/storage/consul",
    },
    {
      claim: "Since consul-k8s 1.0.0 the chart runs no client agents unless client.enabled is true.",
      url: "https://github.com/hashicorp/consul-k8s/blob/main/CHANGELOG.md",
    },
    {
      claim: "HashiCorp recommends integrated storage for most uses; it was Consul before Vault 1.4.",
      url: "https://developer.hashicorp.com/vault/docs/configuration/storage",
    },
    {
      claim: "Vault's chart has Consul at HOST_IP:8500 as its default storage with server.ha.enabled.",
      url: "https://github.com/hashicorp/vault-helm/blob/main/values.yaml",
    },
  ],
};
