import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly minimumTimeoutSeconds: number;
  readonly perDay: number;
}

const defaults: Options = { minimumTimeoutSeconds: 30, perDay: 1 };

export const meta: RuleMeta<Options> = {
  id: "etcd-defrag-unguarded",
  summary: "A scheduled defragmentation of etcd that asks neither whether it is worth it nor how the members are.",
  topic: "etcd",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "none",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      minimumTimeoutSeconds: {
        type: "number",
        exclusiveMinimum: 0,
        default: defaults.minimumTimeoutSeconds,
        description:
          "A --command-timeout of etcdctl below this is reported; its default is 5 s, that of the tool etcd-defrag 30 s.",
      },
      perDay: {
        type: "integer",
        minimum: 1,
        default: defaults.perDay,
        description: "More defragmentations a day than this are reported.",
      },
    },
  },
  defaults,
  incidents: ["gardener-2026-defrag-leases"],
  runbook: "etcd-operations",
  sources: [
    {
      claim:
        "A member that is defragmented serves neither reads nor writes; the command is not replicated to the others.",
      url: "https://etcd.io/docs/v3.6/op-guide/maintenance/",
    },
    {
      claim: "The default of --command-timeout is 5 s.",
      url: "https://github.com/etcd-io/etcd/blob/main/etcdctl/ctlv3/ctl.go",
    },
    {
      claim:
        "The tool etcd-defrag stops when a member is unhealthy, takes the leader last, and defragments only what a rule on sizes selects.",
      url: "https://github.com/ahrtr/etcd-defrag/blob/main/README.md",
    },
    {
      claim: "Defragment as rarely as possible, and with a tool that checks the members.",
      url: "https://kubernetes.io/docs/tasks/administer-cluster/configure-upgrade-etcd/",
    },
    {
      claim: "Bitnami's chart runs etcdctl defrag over the endpoints of all members, without a condition.",
      url: "https://github.com/bitnami/charts/blob/main/bitnami/etcd/templates/cronjob-defrag.yaml",
    },
  ],
};
