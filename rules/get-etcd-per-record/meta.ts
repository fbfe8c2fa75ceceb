import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly ignoreClients: readonly string[];
}

const defaults: Options = { ignoreClients: [] };

export const meta: RuleMeta<Options> = {
  id: "get-etcd-per-record",
  summary: "A program on every node sends single requests that each reach etcd, again and again.",
  topic: "node-reads",
  severity: "info",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      ignoreClients: {
        description: "Ids of the client catalogue that are not judged.",
        type: "array",
        items: { type: "string" },
        default: defaults.ignoreClients,
      },
    },
  },
  defaults,
  incidents: ["fluent-bit-2025-buffer-size", "fluent-bit-2020-use-kubelet"],
  runbook: "cluster-wide-watch-per-node",
  sources: [
    {
      claim: "A GET without resourceVersion asks for the newest state, which the API server reads from etcd.",
      url: "https://kubernetes.io/docs/reference/using-api/api-concepts/#semantics-for-get-and-list",
    },
    {
      claim: "The API server's cache passes a GET without resourceVersion on to etcd, also in Kubernetes 1.36.",
      url: "https://github.com/kubernetes/apiserver/blob/v0.36.0/pkg/storage/cacher/delegator.go",
    },
    {
      claim: "Use_Kubelet and Buffer_Size of Fluent Bit's kubernetes filter.",
      url: "https://github.com/fluent/fluent-bit-docs/blob/master/pipeline/filters/kubernetes.md",
    },
    {
      claim: "Who waits for a lock reads it every retry period.",
      url: "https://github.com/kubernetes/client-go/blob/master/tools/leaderelection/leaderelection.go",
    },
  ],
};
