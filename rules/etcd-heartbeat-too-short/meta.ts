import type { RuleMeta } from "../../server/contract/rule.ts";
import { defaults, type Options, optionsSchema } from "./options.ts";

export const meta: RuleMeta<Options> = {
  id: "etcd-heartbeat-too-short",
  summary:
    "The heartbeat of etcd is so short that members miss it under load, or its timers are ones that etcd refuses.",
  topic: "etcd",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: optionsSchema,
  defaults,
  incidents: ["bright-cluster-mesh", "etcd-2022-missed-heartbeats"],
  runbook: "etcd-heartbeat-too-short",
  sources: [
    {
      claim:
        "The heartbeat interval should be around the longest mean round trip between members; a lower one costs CPU and network. The election timeout is at least ten round trips and at most 50,000 ms. All members need the same values, in milliseconds.",
      url: "https://etcd.io/docs/v3.6/tuning/",
    },
    {
      claim:
        "Defaults of 100 ms and 1000 ms; etcd refuses a timer of 0, an election timeout under five heartbeat intervals and one above 50,000 ms.",
      url: "https://github.com/etcd-io/etcd/blob/main/server/embed/config.go",
    },
    {
      claim: "A leader that misses two heartbeat intervals warns; slow disks are the usual cause.",
      url: "https://etcd.io/docs/v3.6/faq/",
    },
    {
      claim: "RKE2 sets 500 ms and 5000 ms for its embedded etcd.",
      url: "https://docs.rke2.io/security/cis_self_assessment110",
    },
    {
      claim: "k3s starts its embedded etcd with 500 ms and 5000 ms.",
      url: "https://github.com/k3s-io/k3s/blob/master/pkg/etcd/etcd.go",
    },
    {
      claim: "RKE adds 500 ms and 5000 ms where they are left out.",
      url: "https://github.com/rancher/rke/blob/master/cluster/defaults.go",
    },
    {
      claim: "kubeadm's extraArgs are a list of name and value from v1beta4 on.",
      url: "https://kubernetes.io/docs/reference/config-api/kubeadm-config.v1beta4/",
    },
    {
      claim:
        "kOps refuses its own heartbeatInterval and leaderElectionTimeout; the environment of etcd-manager is the way.",
      url: "https://github.com/kubernetes/kops/blob/master/pkg/model/components/etcdmanager/model.go",
    },
    {
      claim: "OpenShift's profile for slow hardware uses 500 ms and 2500 ms, five heartbeat intervals.",
      url: "https://github.com/openshift/api/blob/master/operator/v1/types_etcd.go",
    },
  ],
};
