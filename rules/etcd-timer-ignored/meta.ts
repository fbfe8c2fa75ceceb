import type { RuleMeta } from "../../server/contract/rule.ts";

export type Options = Readonly<Record<string, never>>;

export const meta: RuleMeta<Options> = {
  id: "etcd-timer-ignored",
  summary: "A timer of etcd is written in a way that etcd, or the tool that starts it, ignores or refuses.",
  topic: "etcd",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: { type: "object", additionalProperties: false, properties: {} },
  defaults: {},
  incidents: ["etcd-2022-missed-heartbeats"],
  runbook: "etcd-heartbeat-too-short",
  sources: [
    {
      claim: "heartbeat-interval and election-timeout are unsigned integers, as flags and in the configuration file.",
      url: "https://github.com/etcd-io/etcd/blob/main/server/embed/config.go",
    },
    {
      claim:
        "An unknown ETCD_ variable costs a warning; one that cannot be read, or that stands beside its flag, stops etcd.",
      url: "https://github.com/etcd-io/etcd/blob/main/pkg/flags/flag.go",
    },
    {
      claim:
        "With a configuration file flags and variables are ignored; an unknown flag stops etcd; peer-heartbeat-interval is accepted and ignored.",
      url: "https://github.com/etcd-io/etcd/blob/main/server/etcdmain/config.go",
    },
    {
      claim: "kOps refuses heartbeatInterval and leaderElectionTimeout: not supported by etcd-manager.",
      url: "https://github.com/kubernetes/kops/blob/master/pkg/model/components/etcdmanager/model.go",
    },
    {
      claim: "manager.env of kOps holds variables for etcd.",
      url: "https://kops.sigs.k8s.io/cluster_spec/",
    },
  ],
};
