import type { OptionsSchema } from "../../server/contract/rule.ts";

export interface Options {
  readonly minimumMilliseconds: number;
  readonly hintBelowTenHeartbeats: boolean;
}

export const defaults: Options = { minimumMilliseconds: 100, hintBelowTenHeartbeats: false };

export const optionsSchema: OptionsSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    minimumMilliseconds: {
      type: "integer",
      minimum: 1,
      // Ten of them are the longest election timeout that etcd takes.
      maximum: 5000,
      default: defaults.minimumMilliseconds,
      description: "Heartbeat intervals shorter than this are reported for clusters with several members.",
    },
    hintBelowTenHeartbeats: {
      type: "boolean",
      default: defaults.hintBelowTenHeartbeats,
      description: "Hint at election timeouts from 5 up to less than 10 heartbeat intervals, which etcd accepts.",
    },
  },
};
