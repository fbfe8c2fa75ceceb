import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly patientSeconds: number;
}

const defaults: Options = { patientSeconds: 150 };

export const meta: RuleMeta<Options> = {
  id: "etcd-liveness-kills-members",
  summary:
    "The liveness probe of etcd fails on alarms or without a majority, so that members are restarted when that cannot help.",
  topic: "etcd",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      patientSeconds: {
        type: "integer",
        minimum: 1,
        default: defaults.patientSeconds,
        description:
          "A probe by etcdctl that fails for this long before the restart is only an info. 150 s are what Kubernetes' own manifest chose.",
      },
    },
  },
  defaults,
  incidents: ["etcd-liveness-nospace"],
  runbook: "etcd-operations",
  sources: [
    {
      claim:
        "/health fails with an alarm, without a leader, and when a read by quorum takes over a second; a restart mends none of it.",
      url: "https://github.com/kubernetes/kubernetes/pull/97034",
    },
    {
      claim: "kubeadm's liveness probe excludes NOSPACE and is serializable, its startup probe is not.",
      url: "https://github.com/kubernetes/kubernetes/pull/110744",
    },
    {
      claim: "serializable=true is there from etcd 3.5.3 on.",
      url: "https://github.com/kubernetes/kubernetes/pull/110072",
    },
    {
      claim: "/livez makes a serializable read, /readyz a linearizable one too; from 3.5.11 and 3.4.29 on.",
      url: "https://github.com/etcd-io/etcd/blob/main/server/etcdserver/api/etcdhttp/health.go",
    },
  ],
};
