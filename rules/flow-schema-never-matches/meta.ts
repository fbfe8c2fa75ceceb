import type { RuleMeta } from "../../server/contract/rule.ts";

export const meta: RuleMeta<Record<never, never>> = {
  id: "flow-schema-never-matches",
  summary: "A FlowSchema that is refused, ignored, or comes too late to match what it names.",
  topic: "flow-control",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: [],
  runbook: "flow-control-objects",
  sources: [
    {
      claim: "The built-in schemas, their precedences and whose requests they take.",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/apis/flowcontrol/bootstrap/default.go",
    },
    {
      claim: "The first match wins; equal precedences go by name; a schema without its level is ignored.",
      url: "https://kubernetes.io/docs/concepts/cluster-administration/flow-control/",
    },
    {
      claim: "namespaces do not match requests without a namespace; those need clusterScope.",
      url: "https://github.com/kubernetes/api/blob/master/flowcontrol/v1/types.go",
    },
    {
      claim: "What the API server refuses.",
      url: "https://github.com/kubernetes/kubernetes/blob/master/pkg/apis/flowcontrol/validation/validation.go",
    },
  ],
};
