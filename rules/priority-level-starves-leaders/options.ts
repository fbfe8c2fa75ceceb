import type { OptionsSchema } from "../../server/contract/rule.ts";
import { defaultInflight } from "../../server/kubernetes/flow-control/seats.ts";

export interface Options {
  readonly inflight: number;
  readonly warnBelow: number;
  readonly errorBelow: number;
}

export const defaults: Options = { inflight: defaultInflight, warnBelow: 15, errorBelow: 8 };

export const optionsSchema: OptionsSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    inflight: {
      description:
        "Seats of an API server: --max-requests-inflight and --max-mutating-requests-inflight together, 600 by default.",
      type: "integer",
      minimum: 1,
      default: defaults.inflight,
    },
    warnBelow: {
      description: "Seats of leader election below which the levels are a finding. 25 are there without them.",
      type: "integer",
      minimum: 1,
      default: defaults.warnBelow,
    },
    errorBelow: {
      description: "Seats of leader election below which the finding is an error.",
      type: "integer",
      minimum: 0,
      default: defaults.errorBelow,
    },
  },
};
