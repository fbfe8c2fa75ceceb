import type { RuleMeta } from "../../server/contract/rule.ts";
import { defaults, type Options, optionsSchema } from "./options.ts";

export const meta: RuleMeta<Options> = {
  id: "missing-flow-schema",
  summary: "An agent on every node lists or watches the whole cluster, and no FlowSchema holds it back.",
  topic: "flow-control",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: optionsSchema,
  defaults,
  incidents: ["palark-2023-vector", "openai-2024-telemetry", "calico-2021-list-storm", "cilium-2024-endpoint-lists"],
  runbook: "missing-flow-schema",
  sources: [
    {
      claim:
        "Built-in schemas take all service accounts at precedence 9000, those of kube-system at 900; levels have 245 shares together, leader election 10.",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/apis/flowcontrol/bootstrap/default.go",
    },
    {
      claim:
        "What a schema matches, how seats are shared out, and that clusterScope is needed for lists of all namespaces.",
      url: "https://kubernetes.io/docs/concepts/cluster-administration/flow-control/",
    },
    {
      claim: "Fields, defaults and limits of both objects.",
      url: "https://github.com/kubernetes/api/blob/master/flowcontrol/v1/types.go",
    },
    {
      claim: "A list takes one seat for each 100 objects, ten at the most.",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/util/flowcontrol/request/config.go",
    },
    {
      claim:
        "From Kubernetes 1.25 one request takes at most 15 % of a level's seats and at most seats divided by handSize.",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/util/flowcontrol/apf_controller.go",
    },
    {
      claim: "A request waits for at most a quarter of the request timeout, 15 s by default.",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/server/config.go",
    },
    {
      claim: "Which API version is served by which Kubernetes version.",
      url: "https://kubernetes.io/docs/reference/using-api/deprecation-guide/#flowcontrol-resources-v132",
    },
  ],
};
