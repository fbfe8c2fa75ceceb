import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly maximumMembers: number;
}

const defaults: Options = { maximumMembers: 7 };

export const meta: RuleMeta<Options> = {
  id: "etcd-even-members",
  summary:
    "An even number of etcd members bears no more failures than one less, and more than seven make every write slow.",
  topic: "etcd",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      maximumMembers: {
        type: "integer",
        minimum: 3,
        default: defaults.maximumMembers,
        description: "More members than this are reported, odd or not. etcd's documentation says at most seven.",
      },
    },
  },
  defaults,
  incidents: ["monzo-2017-etcd-nine-members"],
  runbook: "etcd-operations",
  sources: [
    {
      claim:
        "Quorum is n/2 + 1: an even number tolerates as many failures as one less, and more members can fail; no more than seven members, since every write is copied to all.",
      url: "https://etcd.io/docs/v3.6/faq/",
    },
    {
      claim: "Run etcd as a cluster of odd members; five are recommended for production.",
      url: "https://kubernetes.io/docs/tasks/administer-cluster/configure-upgrade-etcd/",
    },
    {
      claim: "kOps refuses an even number of etcdMembers.",
      url: "https://github.com/kubernetes/kops/blob/master/pkg/apis/kops/validation/validation.go",
    },
  ],
};
