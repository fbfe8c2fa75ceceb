import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly ignoreClients: readonly string[];
}

const defaults: Options = { ignoreClients: [] };

export const meta: RuleMeta<Options> = {
  id: "cluster-wide-watch-per-node",
  summary: "A program on every node watches the whole cluster, although it could keep to its own node.",
  topic: "node-reads",
  severity: "warning",
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
  incidents: [
    "alloy-2025-cluster-logs",
    "otel-2025-agent-watches",
    "falco-2023-cluster-state",
    "render-2025-namespaces",
    "civis-2019-datadog",
    "openai-2024-telemetry",
  ],
  runbook: "cluster-wide-watch-per-node",
  sources: [
    {
      claim: "A field selector on spec.nodeName makes the API server send the pods of one node only.",
      url: "https://kubernetes.io/docs/concepts/overview/working-with-objects/field-selectors/",
    },
    {
      claim: "Agents on many nodes that start together and list much overload the control plane.",
      url: "https://docs.aws.amazon.com/eks/latest/best-practices/scale-control-plane.html",
    },
    {
      claim: "As an agent, the k8sattributes processor needs a node filter.",
      url: "https://github.com/open-telemetry/opentelemetry-collector-contrib/blob/main/processor/k8sattributesprocessor/README.md",
    },
    {
      claim: "150,000 pods and 5,000 nodes are Kubernetes' own limits, from which estimates take pods for each node.",
      url: "https://kubernetes.io/docs/setup/best-practices/cluster-large/",
    },
  ],
};
