import { kindOfMode } from "../../server/kubernetes/leases/lease-mode.ts";
import { rate } from "../../server/kubernetes/load/numbers.ts";
import type { Facts } from "./facts.ts";
import { arithmetic } from "./load.ts";

const why = "Each update is a write to etcd's log that every member must sync to disk";

/** What is wrong, why, what to do. */
export function describe(facts: Facts): string {
  const sum = arithmetic(facts.load);
  switch (facts.form) {
    case "lease-mode":
      return `"${facts.key}: ${facts.scalar.text}" keeps one Lease for each ${singular(facts.scalar.text)}: ${sum}. ${why}; a mesh that did so queued lease writes until they timed out. Set it to namespace: one Lease for all of a namespace.`;
    case "chart-default":
      return `"${facts.path.join(".")}" is not set, and the chart's default "${facts.value}" keeps one Lease for each ${singular(facts.value)}: ${sum}. ${why}. Set it to namespace.`;
    case "cilium-l2":
      return `Without serviceSelector every Service that has an address gets a Lease of its own: ${sum}.${reads(facts.readsPerAgent)} They share the 25 seats of leader election with the control plane. Select the Services that need an announcement.`;
    case "kube-vip":
      return `With svc_election kube-vip keeps one Lease for each LoadBalancer Service: ${sum}. When etcd is slow each of them is lost by itself, and its address with it. Let Services share a Lease (annotation kube-vip.io/leaseName), or use one election for all.`;
    case "sharding":
      return `${facts.toolkit} cluster sharding with use-lease keeps a lease object for each shard of each entity type: ${sum}${facts.shardsWritten ? "" : " (1,000 shards are the default)"}. ${why}. Use the lease for the split-brain resolver or singletons only, or fewer shards.`;
    case "pod-lock":
      return `"${facts.setting}" names the lock after the Pod itself, so every Pod elects itself and keeps a Lease of its own: ${sum}. Nothing is elected. Give all Pods of the workload the same lock name.`;
  }
}

function singular(value: string): string {
  return kindOfMode(value).replace("Ingresse", "Ingress");
}

function reads(readsPerAgent: number | undefined): string {
  if (readsPerAgent === undefined) return "";
  return ` Every other selected node asks for each of them: ${rate(readsPerAgent)} GETs a second from each agent, whose client allows itself 10 by default.`;
}
