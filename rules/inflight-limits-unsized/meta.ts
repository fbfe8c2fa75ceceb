import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly minimumSeats: number;
  readonly largeClusterNodes: number;
}

const defaults: Options = { minimumSeats: 600, largeClusterNodes: 1000 };

export const meta: RuleMeta<Options> = {
  id: "inflight-limits-unsized",
  summary: "The API server's in-flight limits are below the default, or the default on a large cluster.",
  topic: "api-server",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      minimumSeats: {
        type: "integer",
        minimum: 1,
        default: defaults.minimumSeats,
        description: "Sum of both limits below which they are reported. 600 is the API server's default.",
      },
      largeClusterNodes: {
        type: "integer",
        minimum: 1,
        default: defaults.largeClusterNodes,
        description:
          "Nodes (cluster.nodes in the configuration) from which the default sum is reported as information.",
      },
    },
  },
  defaults,
  incidents: ["paypal-2022-inflight"],
  runbook: "api-server-limits",
  sources: [
    {
      claim:
        "Both flags are summed to the server's concurrency limit, which must be positive; the defaults are 400 and 200.",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/server/options/server_run_options.go",
    },
    {
      claim: "The limit is divided among priority levels by their shares.",
      url: "https://kubernetes.io/docs/concepts/cluster-administration/flow-control/",
    },
    {
      claim: "Kubernetes' own scripts for large clusters set 1500 and 500 from 1,000 nodes on.",
      url: "https://github.com/kubernetes/kubernetes/blob/release-1.9/cluster/gce/gci/configure-helper.sh",
    },
  ],
};
