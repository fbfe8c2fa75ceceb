import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly members: number;
}

const defaults: Options = { members: 500 };

export const meta: RuleMeta<Options> = {
  id: "consul-agent-sidecar",
  summary: "A Consul client agent in each Pod: the gossip pool grows and churns with the Pods.",
  topic: "workloads",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "none",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      members: {
        description:
          "Pods of one workload from which its agents are an error: a tenth of the pool that HashiCorp advises.",
        type: "integer",
        minimum: 1,
        default: defaults.members,
      },
    },
  },
  defaults,
  incidents: ["target-2019-cascade"],
  runbook: "consul-gossip",
  sources: [
    {
      claim: "On Kubernetes client agents run once per node; a sidecar would make each Pod a Consul node.",
      url: "https://developer.hashicorp.com/consul/docs/v1.11.x/k8s/architecture",
    },
    {
      claim: "At most 5,000 client agents in a datacenter; the pool's size and its churn decide.",
      url: "https://developer.hashicorp.com/validated-designs/consul-solution-design-guides-consul-enterprise-self-hosted/sizing-guidlines",
    },
    {
      claim: "Consul Dataplane (Consul 1.14, consul-k8s 1.0) needs no client agents and takes no part in gossip.",
      url: "https://developer.hashicorp.com/consul/docs/v1.15.x/connect/dataplane",
    },
  ],
};
