import type { ValuesTree } from "../../server/contract/resource.ts";
import type { Detection } from "../../server/contract/rule.ts";
import type { MapNode, ScalarNode, TreeNode } from "../../server/contract/tree.ts";
import { scalarAt } from "../../server/yaml/read.ts";
import { walk } from "../../server/yaml/walk.ts";
import { evicting, type Facts, isAboutLeases } from "./facts.ts";

const cacheKey = /cache|buffer|redis|valkey|memcached/i;
const store = /\b(?:redis|rediss|valkey|memcached|keydb|dragonfly)\b/i;
const lateKey = /^(?:flush|flushMode|writeMode|writePolicy|sync|persistence)$/i;
const lateValue = /^(?:async|asynchronous|write-?behind|write-?back)$/i;
const behindKey = /^(?:writeBehind|writeBack|asyncFlush|flushAsync|asyncWrites?)$/i;

/** A section of values for a cache of leases: `leaseCache`, `lease.cache`, `leases.redis`. */
export function* cacheValues(values: ValuesTree): Generator<Detection<Facts>> {
  if (values.source === "subchart") return;
  for (const { node, entry } of walk(values.root)) {
    if (node.type !== "map" || entry === undefined || !node.certain) continue;
    if (!isCacheOfLeases(node.path.slice(values.root.path.length)) || scalarAt(node, "enabled")?.value === false)
      continue;
    const section = [...walk(node)];
    if (!store.test(entry.key) && !section.some((one) => saysStore(one.node, one.entry?.key))) continue;
    yield* problemsIn(node, section, entry.key);
  }
}

/** The last key names a cache, and it or one above leases; a section inside such a section is a part of it. */
function isCacheOfLeases(path: readonly (string | number)[]): boolean {
  const keys = path.map(String);
  const last = keys.at(-1) ?? "";
  const isCache = (at: number) => cacheKey.test(keys[at] ?? "") && keys.slice(0, at + 1).some(isAboutLeases);
  return cacheKey.test(last) && isCache(keys.length - 1) && !keys.slice(0, -1).some((_, at) => isCache(at));
}

function saysStore(node: TreeNode, key: string | undefined): boolean {
  return store.test(key ?? "") || (node.type === "scalar" && typeof node.value === "string" && store.test(node.text));
}

interface Part {
  readonly node: TreeNode;
  readonly entry: { readonly key: string } | undefined;
}

function* problemsIn(section: MapNode, parts: readonly Part[], name: string): Generator<Detection<Facts>> {
  for (const { node, entry } of parts) {
    if (node.type !== "scalar" || !node.certain) continue;
    const problem = problemOf(node, entry?.key ?? "");
    if (problem === undefined) continue;
    const match = problem === "evicts" ? evicting.exec(node.text) : null;
    const span =
      match === null
        ? { node, start: 0, end: node.text.length }
        : { node, start: match.index, end: match.index + match[0].length };
    const { place, related } = match === null ? node.origin : node.originOf(span.start, span.end);
    yield {
      facts: {
        problem,
        cache: section.path.join("."),
        written: match?.[0] ?? `${entry?.key}: ${node.text}`,
        span: match === null ? undefined : span,
      },
      place,
      related,
      key: `${name} ${node.path.join(".")}`,
    };
  }
}

function problemOf(node: ScalarNode, key: string): Facts["problem"] | undefined {
  if (typeof node.value === "string" && evicting.test(node.text) && !/^\s*#/.test(node.text)) return "evicts";
  if (behindKey.test(key) && node.value === true) return "late";
  return lateKey.test(key) && lateValue.test(node.text) ? "late" : undefined;
}
