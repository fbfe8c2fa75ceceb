import type { Fix } from "../../server/contract/fix.ts";
import type { IndexView } from "../../server/contract/index-view.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import type { MapNode } from "../../server/contract/tree.ts";
import { batchOf, isTestHook } from "../../server/kubernetes/batch.ts";
import { countAt } from "../../server/kubernetes/etcd/whole.ts";
import { count } from "../../server/kubernetes/load/numbers.ts";
import { placeOfMissing } from "../../server/kubernetes/missing-place.ts";
import { podTemplateOf } from "../../server/kubernetes/pod-template.ts";
import { isAbsent, itemsAt, nodeAt, scalarAt, textAt } from "../../server/yaml/read.ts";
import { walk } from "../../server/yaml/walk.ts";
import { meta, type Options } from "./meta.ts";

interface Facts {
  readonly pods: number;
  readonly spec: MapNode;
}

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { resources: { kinds: ["Job", "CronJob"], words: ["parallelism"] } },
  *check({ subject, index, options }: RuleContext<Options>): Generator<Detection<Facts>> {
    const batch = subject.type === "resource" ? batchOf(subject.resource) : undefined;
    if (batch?.pod === undefined || isTestHook(batch.resource) || batch.resource.role === "patch") return;
    const pods = countAt(batch.job, "parallelism");
    if (pods === undefined || pods < options.parallelism || !asksClusterDns(batch.pod)) return;
    if (namesCluster(batch.pod) || hasNodeCache(index)) return;
    const policy = nodeAt(batch.pod, "dnsPolicy");
    yield {
      facts: { pods, spec: batch.pod },
      place: policy?.origin.place ?? placeOfMissing(batch.pod),
      resource: batch.resource,
      key: "dns",
    };
  },
  describe: ({ pods }) =>
    `This batch runs ${count(pods)} Pods at once, which resolve through the cluster's DNS with ndots 5: a name outside the cluster with fewer than five dots is first tried with each entry of the search list, for IPv4 and IPv6, about ten queries for one name. CoreDNS is shared with everybody. If these Pods look up outside names, set ndots to 1 in dnsConfig, end names with a dot, or use NodeLocal DNSCache; if they look up nothing in the cluster, dnsPolicy Default asks the node's resolver instead.`,
  fixes: ({ spec }) => lowerNdots(spec),
});

/** Nothing takes the Pods to another resolver or to fewer queries, as far as is known. */
function asksClusterDns(pod: MapNode): boolean {
  const policy = textAt(pod, "dnsPolicy");
  const isFirst = policy === "ClusterFirst" || policy === "ClusterFirstWithHostNet";
  if (!isFirst && !isAbsent(pod, "dnsPolicy")) return false;
  const isOnHost = !isAbsent(pod, "hostNetwork") && scalarAt(pod, "hostNetwork")?.value !== false;
  if (isOnHost && policy !== "ClusterFirstWithHostNet") return false;
  if (isAbsent(pod, "dnsConfig") || isAbsent(pod, "dnsConfig", "options")) return true;
  const names = itemsAt(pod, "dnsConfig", "options").map((item) => textAt(item, "name"));
  return names.length > 0 && names.every((name) => name !== undefined && name !== "ndots");
}

/** Pods that name Services of the cluster need its DNS, and are asked nothing. */
function namesCluster(pod: MapNode): boolean {
  for (const { node } of walk(pod)) if (node.type === "scalar" && /\.svc\b|cluster\.local/.test(node.text)) return true;
  return false;
}

/** https://github.com/kubernetes/kubernetes/blob/master/cluster/addons/dns/nodelocaldns/nodelocaldns.yaml */
function hasNodeCache(index: IndexView): boolean {
  return index
    .resources("DaemonSet")
    .some((resource) => podTemplateOf(resource)?.containers.some(({ image }) => image?.includes("k8s-dns-node-cache")));
}

function lowerNdots(spec: MapNode): Fix[] {
  const options = nodeAt(spec, "dnsConfig", "options");
  const ndots = { name: "ndots", value: "1" };
  const edits =
    options?.type === "list"
      ? options.tree.editor.append(options, ndots)
      : spec.tree.editor.set(spec, ["dnsConfig", "options"], [ndots]);
  if (edits === undefined) return [];
  const title =
    "Try names with a dot as they are first (ndots 1); names such as service.namespace then resolve last, and not at all in images with musl";
  return [{ title, safety: "suggestion", edits }];
}
