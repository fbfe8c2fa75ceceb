import type { OptionsSchema } from "../../server/contract/rule.ts";

export interface Options {
  readonly ignoreClients: readonly string[];
  readonly scripts: boolean;
  readonly oldEtcd: boolean;
}

export const defaults: Options = { ignoreClients: [], scripts: true, oldEtcd: false };

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
    scripts: {
      description: "Whether kubectl, curl and wget in commands and mounted scripts are looked at.",
      type: "boolean",
      default: defaults.scripts,
    },
    oldEtcd: {
      description:
        "Set it when etcd is older than 3.5.13 (on the 3.4 line 3.4.31): then Kubernetes 1.31 and later still read such lists from etcd.",
      type: "boolean",
      default: defaults.oldEtcd,
    },
  },
};
