import type { RuleMeta } from "../../server/contract/rule.ts";

export const meta: RuleMeta<Record<never, never>> = {
  id: "priority-level-rejected",
  summary: "A priority level that the API server refuses.",
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
      claim: "What is refused: types, bounds, queues and hands.",
      url: "https://github.com/kubernetes/kubernetes/blob/master/pkg/apis/flowcontrol/validation/validation.go",
    },
    {
      claim: "A hand may need at most 60 bits.",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/util/shufflesharding/shufflesharding.go",
    },
    {
      claim: "Zeros in queues, handSize and queueLengthLimit are filled in with 64, 8 and 50.",
      url: "https://github.com/kubernetes/kubernetes/blob/master/pkg/apis/flowcontrol/v1/defaults.go",
    },
  ],
};
