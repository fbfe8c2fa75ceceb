import type { RuleMeta } from "../../server/contract/rule.ts";

export const meta: RuleMeta<Record<never, never>> = {
  id: "flow-schema-will-be-deleted",
  summary: "A flow-control object that the API server deletes or puts back.",
  topic: "flow-control",
  severity: "error",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: [],
  runbook: "flow-control-objects",
  sources: [
    {
      claim:
        "Objects with the annotation that are not built in are deleted; built-in ones are put back unless it says false, mandatory ones always.",
      url: "https://github.com/kubernetes/kubernetes/blob/master/pkg/registry/flowcontrol/ensurer/strategy.go",
    },
    {
      claim: "What the annotation is for.",
      url: "https://kubernetes.io/docs/concepts/cluster-administration/flow-control/",
    },
    {
      claim: "The built-in values.",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/apis/flowcontrol/bootstrap/default.go",
    },
  ],
};
