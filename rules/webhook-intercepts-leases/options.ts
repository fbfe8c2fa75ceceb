import type { OptionsSchema } from "../../server/contract/rule.ts";

export interface Options {
  readonly maximumTimeoutSeconds: number;
}

export const defaults: Options = { maximumTimeoutSeconds: 3 };

export const optionsSchema: OptionsSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    maximumTimeoutSeconds: {
      type: "integer",
      minimum: 1,
      maximum: 4,
      default: defaults.maximumTimeoutSeconds,
      description:
        "A webhook that may take longer is an error, any other a warning. A Lease update is given up after 5 s by default.",
    },
  },
};
