import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly servers: boolean;
}

const defaults: Options = { servers: false };

export const meta: RuleMeta<Options> = {
  id: "consul-agent-leaves-ghosts",
  summary: "A Consul client agent is stopped without leaving, and stays in the pool as a failed member for days.",
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
        description:
          "Also servers; they come back under the same name, so that most set-ups want them to stay members.",
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
      claim: "A failed member is tried again and again, and removed after 72 hours by default.",
      url: "https://developer.hashicorp.com/consul/commands/force-leave",
    },
    {
      claim: "leave_on_terminate is true by default for clients, and false for servers.",
      url: "https://github.com/hashicorp/consul/commit/55ef6c54a62144d4e984f77714193ee2d37d1590",
    },
    {
      claim: "With a grace period of 0 the kubelet kills a container at once.",
      url: "https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle/#pod-termination",
    },
  ],
};
