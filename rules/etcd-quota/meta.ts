import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly maximumBytes: number;
  readonly nodesThatNeedOne: number;
}

/** etcd's own default and the largest one it suggests: https://github.com/etcd-io/etcd/blob/main/server/storage/quota.go */
export const defaultQuota = 2 * 2 ** 30;
export const suggestedMaximum = 8 * 2 ** 30;

const defaults: Options = { maximumBytes: suggestedMaximum, nodesThatNeedOne: 1000 };

export const meta: RuleMeta<Options> = {
  id: "etcd-quota",
  summary:
    "The quota of etcd's database is off, unreadable, above 8 GiB, more than the memory, or left at 2 GiB in a large cluster.",
  topic: "etcd",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      maximumBytes: {
        type: "integer",
        minimum: 1,
        default: defaults.maximumBytes,
        description: "Quotas above this many bytes are reported. etcd itself warns above 8 GiB.",
      },
      nodesThatNeedOne: {
        type: "integer",
        minimum: 1,
        default: defaults.nodesThatNeedOne,
        description:
          "With more nodes than this, as declared in the configuration, a quota left at the default of 2 GiB is reported.",
      },
    },
  },
  defaults,
  incidents: ["openai-2018-agents"],
  runbook: "etcd-operations",
  sources: [
    {
      claim: "0 means the default of 2 GiB; a negative quota switches it off; above 8 GiB etcd warns at start.",
      url: "https://github.com/etcd-io/etcd/blob/main/server/storage/quota.go",
    },
    {
      claim: "The machine should have at least as much memory as the quota; 8 GB is the suggested maximum.",
      url: "https://etcd.io/docs/v3.6/faq/",
    },
    {
      claim:
        "At the quota etcd raises an alarm and takes only reads and deletes until it is compacted, defragmented and disarmed.",
      url: "https://etcd.io/docs/v3.6/op-guide/maintenance/",
    },
    {
      claim: "Up to 1,000 nodes a cluster stores no more than 1 GB; beyond, more.",
      url: "https://etcd.io/docs/v3.6/op-guide/hardware/",
    },
  ],
};
