import type { RuleMeta } from "../../server/contract/rule.ts";
import { defaults, type Options } from "./options.ts";

export const meta: RuleMeta<Options> = {
  id: "lease-per-object",
  summary: "One Lease for each Pod, Service or Ingress instead of one for a namespace.",
  topic: "leases",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      keys: {
        type: "array",
        default: defaults.keys,
        items: { type: "string" },
        description: "Values keys that choose what a Lease is kept for. Matched exactly.",
      },
      perObjectValues: {
        type: "array",
        default: defaults.perObjectValues,
        items: { type: "string" },
        description: "Values of such a key that mean one Lease for each object; case, `-` and `_` do not matter.",
      },
      writesPerSecond: {
        type: "number",
        default: defaults.writesPerSecond,
        exclusiveMinimum: 0,
        description:
          "Lease updates a second from which a known number of Services or shards is a finding. 5 is a tenth of what 500 nodes make.",
      },
    },
  },
  defaults,
  incidents: ["bright-cluster-mesh", "cilium-l2-leases", "kube-vip-lost-leases"],
  runbook: "lease-per-object",
  sources: [
    {
      claim: "A healthy holder updates its Lease once every retry period, 2 s by convention.",
      url: "https://github.com/kubernetes/client-go/blob/master/tools/leaderelection/leaderelection.go",
    },
    {
      claim: "A node updates its Lease every 10 s.",
      url: "https://github.com/kubernetes/enhancements/blob/master/keps/sig-node/589-efficient-node-heartbeats/README.md",
    },
    {
      claim: "Cilium keeps a Lease for each announced Service; its agents' client is limited to 10 requests a second.",
      url: "https://docs.cilium.io/en/stable/network/l2-announcements/",
    },
    { claim: "kube-vip's svc_election elects for each Service.", url: "https://kube-vip.io/docs/installation/flags/" },
    {
      claim: "Akka's Kubernetes lease makes one lease for each shard of each type, and renews it every tenth of 120 s.",
      url: "https://doc.akka.io/docs/akka-management/current/kubernetes-lease.html",
    },
    {
      claim: "Leader election of service accounts in kube-system has a level of 25 seats of 600.",
      url: "https://github.com/kubernetes/apiserver/blob/master/pkg/apis/flowcontrol/bootstrap/default.go",
    },
  ],
};
