import type { RuleMeta } from "../../server/contract/rule.ts";
import { defaults, type Options, optionsSchema } from "./options.ts";

export const meta: RuleMeta<Options> = {
  id: "list-without-resource-version",
  summary: "A program on every node lists from etcd instead of the API server's cache.",
  topic: "node-reads",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "mixed",
  options: optionsSchema,
  defaults,
  incidents: [
    "palark-2023-vector",
    "vector-2023-etcd-leader",
    "civis-2019-datadog",
    "openai-2018-agents",
    "aws-nth-quorum-list",
    "node-lifecycle-lists",
  ],
  runbook: "list-without-resource-version",
  sources: [
    {
      claim: "A list without resourceVersion asks for the newest state; resourceVersion=0 takes any, from the cache.",
      url: "https://kubernetes.io/docs/reference/using-api/api-concepts/#semantics-for-get-and-list",
    },
    {
      claim: "From Kubernetes 1.31 consistent lists come from the watch cache, given an etcd that reports progress.",
      url: "https://github.com/kubernetes/enhancements/tree/master/keps/sig-api-machinery/2340-Consistent-reads-from-cache",
    },
    {
      claim: "The API server asks for etcd 3.5.13, or 3.4.31 on the 3.4 line.",
      url: "https://github.com/kubernetes/apiserver/blob/v0.31.0/pkg/storage/feature/feature_support_checker.go",
    },
    {
      claim: "Further pages of a list come from the cache from Kubernetes 1.34.",
      url: "https://github.com/kubernetes/enhancements/tree/master/keps/sig-api-machinery/4988-snapshottable-api-server-cache",
    },
    {
      claim: "Events have no watch cache.",
      url: "https://github.com/kubernetes/kubernetes/blob/v1.34.0/pkg/kubeapiserver/default_storage_factory_builder.go",
    },
    {
      claim: "A field selector is applied after everything was read: listing one node's pods costs all pods.",
      url: "https://github.com/kubernetes/kubernetes/issues/77733",
    },
    {
      claim: "kubectl lists in pages of 500 and sends no resourceVersion.",
      url: "https://github.com/kubernetes/kubectl/blob/v0.34.0/pkg/cmd/get/get.go",
    },
    {
      claim: "Vector's use_apiserver_cache came with 0.30.0.",
      url: "https://github.com/vectordotdev/vector/pull/17095",
    },
    {
      claim: "150,000 pods and 5,000 nodes are Kubernetes' own limits, from which estimates take pods for each node.",
      url: "https://kubernetes.io/docs/setup/best-practices/cluster-large/",
    },
  ],
};
