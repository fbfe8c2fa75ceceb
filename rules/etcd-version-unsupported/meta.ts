import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly oldestMinor: number;
}

const defaults: Options = { oldestMinor: 5 };

export const meta: RuleMeta<Options> = {
  id: "etcd-version-unsupported",
  summary: "A version of etcd that can corrupt its data, or that gets no fixes any more.",
  topic: "etcd",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      oldestMinor: {
        type: "integer",
        minimum: 0,
        default: defaults.oldestMinor,
        description:
          "The oldest minor version of etcd 3 that is not reported. 3.4 gets no releases any more since 3.7.0.",
      },
    },
  },
  defaults,
  incidents: ["etcd-2022-data-inconsistency"],
  runbook: "etcd-operations",
  sources: [
    {
      claim: "3.5.0 to 3.5.2 can corrupt data under load; production needs 3.5.6 or later.",
      url: "https://github.com/etcd-io/etcd/blob/main/CHANGELOG/README.md",
    },
    {
      claim: "Release branches are kept for the current minor version and the one before.",
      url: "https://etcd.io/docs/v3.6/op-guide/versioning/",
    },
    {
      claim: "3.7.0 is of July 2026; 3.5.33 came after it, and no release of 3.4.",
      url: "https://github.com/etcd-io/etcd/blob/main/CHANGELOG/CHANGELOG-3.5.md",
    },
  ],
};
