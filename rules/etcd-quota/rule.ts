import type { Fix } from "../../server/contract/fix.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { count } from "../../server/kubernetes/load/numbers.ts";
import { numberOfQuantity } from "../../server/kubernetes/quantity.ts";
import { check, type Facts } from "./check.ts";
import { defaultQuota, meta, type Options, suggestedMaximum } from "./meta.ts";

const words = ["quota-backend-bytes", "ETCD_QUOTA_BACKEND_BYTES"];

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: [{ words }, { kinds: ["Pod", "StatefulSet", "ClusterConfiguration"], words: ["etcd"] }],
    values: { words },
    documents: { words },
  },
  check,
  describe,
  fixes,
});

function describe(facts: Facts): string {
  switch (facts.problem) {
    case "unit":
      return `A quota of etcd is a number of bytes without a unit; etcd refuses to start with "${facts.setting.text}". Write the number: 8 GiB are ${suggestedMaximum}.`;
    case "off":
      return `A negative quota (${facts.bytes}) switches it off. The database then grows until the disk or the memory is full, and what stops etcd is a crash in place of an alarm that still lets objects be deleted. Set at most 8 GiB, ${suggestedMaximum}.`;
    case "large":
      return `The quota of etcd is ${size(facts.bytes ?? 0)}, above the 8 GiB up to which etcd is meant to be run; it warns about that at start. A database of that size takes minutes to start from, to copy to a member that lags and to defragment, and needs as much memory. Find out what fills it (events, reports, finished Jobs, Helm's history) and keep the quota at 8 GiB or below.`;
    case "memory":
      return `The memory limit of ${facts.limitText} is less than the quota of ${size(facts.bytes)}. etcd maps the whole database into memory, so it is killed for its memory, again and again, before the quota can protect it. Raise the limit above the quota, or lower the quota.`;
    case "missing":
      return `The configuration declares ${count(facts.nodes)} nodes, and this etcd is left at its default quota of ${size(defaultQuota)}. Beyond 1,000 nodes a cluster stores more than 1 GB; history and free pages count too, and at the quota etcd takes only reads and deletes: no Lease is updated and nodes are given up. Set quota-backend-bytes, 8 GiB at most, with as much memory, and an alert at 80 %.`;
  }
}

/** `8589934592` → `8 GiB`. */
function size(bytes: number): string {
  return `${Math.round((bytes / 2 ** 30) * 10) / 10} GiB`;
}

function fixes(facts: Facts): readonly Fix[] {
  if (facts.problem === "memory" || facts.problem === "missing") return [];
  const { node, start, end, isWhole, text } = facts.setting;
  const meant = facts.problem === "unit" ? numberOfQuantity(unit(text)) : suggestedMaximum;
  if (meant === undefined || meant > suggestedMaximum) return [];
  const { editor } = node.tree;
  const bytes = String(Math.floor(meant));
  const edits = isWhole
    ? editor.replaceScalar(node, typeof node.value === "number" ? Number(bytes) : bytes)
    : editor.replaceSlice(node, start, end, bytes);
  const title =
    facts.problem === "unit"
      ? `Write ${bytes} bytes (restarts etcd)`
      : `Set a quota of 8 GiB (restarts etcd; its database must be smaller and its memory larger)`;
  return edits === undefined ? [] : [{ title, safety: "suggestion", edits }];
}

/** Letters as people mean them: `8gb` and `8GiB` are 8 GiB here, as etcd's own messages count. */
function unit(text: string): string {
  return text.replace(/(?<!\s)\s*([KMGTkmgt])i?[bB]?$/, (_, letter: string) => `${letter.toUpperCase()}i`);
}
