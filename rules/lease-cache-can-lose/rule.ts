import type { Fix } from "../../server/contract/fix.ts";
import type { Resource } from "../../server/contract/resource.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import { originOfSpan } from "../../server/kubernetes/command-line/word.ts";
import { workloadKinds } from "../../server/kubernetes/pod-template.ts";
import { mapAt } from "../../server/yaml/read.ts";
import { evicting, type Facts, isAboutLeases } from "./facts.ts";
import { meta, type Options } from "./meta.ts";
import { cacheValues } from "./values.ts";
import { cacheWorkloads } from "./workloads.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { kinds: ["ConfigMap", ...workloadKinds], words: ["lease", "Lease"] },
    values: { words: ["lease", "Lease"] },
  },
  *check({ subject }: RuleContext<Options>) {
    if (subject.type === "values") yield* cacheValues(subject.values);
    if (subject.type !== "resource") return;
    if (subject.resource.kind === "ConfigMap") yield* configurations(subject.resource);
    else yield* cacheWorkloads(subject.resource);
  },
  describe,
  fixes,
});

/** `maxmemory-policy allkeys-lru` in a ConfigMap that is named after leases. */
function* configurations(resource: Resource): Generator<Detection<Facts>> {
  if (!isAboutLeases(resource.name)) return;
  for (const { key, value } of mapAt(resource.root, "data")?.entries ?? []) {
    if (value.type !== "scalar" || !value.certain) continue;
    for (const match of value.text.matchAll(/^[ \t]*maxmemory-policy[ \t]+(\S+)/gm)) {
      const policy = match[1] ?? "";
      if (!evicting.test(policy)) continue;
      const end = match.index + match[0].length;
      const span = { node: value, start: end - policy.length, end };
      const { place, related } = originOfSpan(span);
      const facts: Facts = {
        problem: "evicts",
        cache: `ConfigMap ${resource.name ?? ""}`.trim(),
        written: policy,
        span,
      };
      yield { facts, place, related, key: `data.${key} maxmemory-policy` };
    }
  }
}

function describe({ problem, cache, written }: Facts): string {
  const what = {
    evicts: `With "${written}" the cache of leases (${cache}) drops leases when its memory is full`,
    late: `With "${written}" the cache of leases (${cache}) answers before etcd has the lease, and loses what it has not passed on when it dies`,
    unbounded: `The cache of leases (${cache}, ${written}) has neither maxmemory nor a memory limit, so it grows until it or its neighbours are killed`,
  }[problem];
  return `${what}: two holders can then believe in one lock, and Pods vanish from the lease table while dashboards show healthy. In Bright Cluster Mesh 800 Pods did, after 23 minutes. Keep leases in etcd, fewer of them (leaseMode: namespace); what may not be lost belongs into no cache.`;
}

function fixes({ problem, span }: Facts): readonly Fix[] {
  if (problem !== "evicts" || span === undefined) return [];
  const edits = span.node.tree.editor.replaceSlice(span.node, span.start, span.end, "noeviction");
  const title = "Use noeviction (a full cache then refuses writes: watch its memory, and plan to do without it)";
  return edits === undefined ? [] : [{ title, safety: "suggestion", edits }];
}
