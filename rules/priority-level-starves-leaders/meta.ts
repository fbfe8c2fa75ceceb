import type { RuleMeta } from "../../server/contract/rule.ts";
import { defaults, type Options, optionsSchema } from "./options.ts";

export const meta: RuleMeta<Options> = {
  id: "priority-level-starves-leaders",
  summary: "Priority levels with so many shares that leader election keeps too few seats.",
  topic: "flow-control",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "none",
  options: optionsSchema,
  defaults,
  incidents: [],
  runbook: "flow-control-objects",
  sources: [
    {
      claim: "Leader election has 10 of 245 shares, and lends none.",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/apis/flowcontrol/bootstrap/default.go",
    },
    {
      claim: "Seats of a level are its part of the shares of all levels.",
      url: "https://github.com/kubernetes/api/blob/master/flowcontrol/v1/types.go",
    },
    {
      claim: "The seats of an API server are the sum of its two inflight flags.",
      url: "https://kubernetes.io/docs/concepts/cluster-administration/flow-control/",
    },
  ],
};
