import type { OptionsSchema } from "../../server/contract/rule.ts";

export interface Options {
  readonly ignoreClients: readonly string[];
  readonly permissions: boolean;
  readonly shares: number;
  readonly secondsPerList: number;
}

export const defaults: Options = { ignoreClients: [], permissions: false, shares: 5, secondsPerList: 1 };

export const optionsSchema: OptionsSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    ignoreClients: {
      description: "Ids of the client catalogue that are not judged.",
      type: "array",
      items: { type: "string" },
      default: defaults.ignoreClients,
    },
    permissions: {
      description:
        "Whether a hint is given for DaemonSets of unknown programs whose permissions let them list or watch the whole cluster.",
      type: "boolean",
      default: defaults.permissions,
    },
    shares: {
      description:
        "nominalConcurrencyShares of the level that the fix writes. 5 leave leader election 24 of its 25 seats.",
      type: "integer",
      minimum: 1,
      default: defaults.shares,
    },
    secondsPerList: {
      description: "Seconds that one list takes, as assumed for the drain time.",
      type: "number",
      exclusiveMinimum: 0,
      default: defaults.secondsPerList,
    },
  },
};
