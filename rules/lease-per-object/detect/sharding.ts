import type { Resource } from "../../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import type { ScalarNode } from "../../../server/contract/tree.ts";
import { walk } from "../../../server/yaml/walk.ts";
import type { Sharding } from "../facts.ts";
import { loadOf } from "../load.ts";
import type { Options } from "../options.ts";

/** `number-of-shards` of akka-cluster-sharding-typed's reference.conf. https://doc.akka.io/docs/akka/current/typed/cluster-sharding.html */
const defaultShards = 1000;

/** A tenth of the time-out of 120 s. https://doc.akka.io/docs/akka-management/current/kubernetes-lease.html */
const heartbeatSeconds = 12;

const useLease =
  /(?:(akka|pekko)\.cluster\.sharding\.)?\buse-lease\s*[=:]\s*"?((?:akka|pekko)\.coordination\.lease\.kubernetes)\b/g;

/**
 * Akka or Pekko cluster sharding with the Kubernetes lease: a lease object for each shard of each entity type. Looks into
 * HOCON texts of ConfigMaps and into system properties (`-Dakka.cluster.sharding.use-lease=…`) of environment and arguments.
 */
export function* shardingLeases(resource: Resource, context: RuleContext<Options>): Generator<Detection<Sharding>> {
  if (!resource.document.text.includes("use-lease")) return;
  for (const { node } of walk(resource.root)) {
    if (node.type === "scalar" && node.certain && node.text.includes("use-lease"))
      yield* leasesIn(node, context.options);
  }
}

function* leasesIn(node: ScalarNode, options: Options): Generator<Detection<Sharding>> {
  const { text } = node;
  for (const match of text.matchAll(useLease)) {
    if (isCommentedOut(text, match.index) || !(match[1] !== undefined || isInSharding(text, match.index))) continue;
    const written = /\bnumber-of-shards\s*[=:]\s*(\d+)/.exec(text)?.[1];
    const shards = written === undefined ? defaultShards : Number(written);
    const load = loadOf(shards, "shards of one entity type", heartbeatSeconds);
    if ((load.writesPerSecond ?? 0) < options.writesPerSecond) continue;
    const value = match[2] ?? "";
    const start = match.index + match[0].lastIndexOf(value);
    const { place, related } = node.originOf(start, start + value.length);
    const toolkit = value.startsWith("pekko") ? "Pekko" : "Akka";
    yield {
      facts: { form: "sharding", toolkit, shards, shardsWritten: written !== undefined, load },
      place,
      related,
      key: "sharding.use-lease",
    };
  }
}

function isCommentedOut(text: string, offset: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  return /(^|\s)(#|\/\/)/.test(line);
}

/** Whether the nearest block that is still open at the offset belongs to sharding: the cluster singleton has the key too. */
function isInSharding(text: string, offset: number): boolean {
  const open: string[] = [];
  const before = text.slice(0, offset).replaceAll(/(#|\/\/).*$/gm, "");
  for (const match of before.matchAll(/(?<![\w.-])([\w.-]+)\s{0,200}(?:[=:]\s{0,200})?\{|\{|\}/g)) {
    if (match[0] === "}") open.pop();
    else open.push(match[1] ?? "");
  }
  return open.join(".").endsWith("cluster.sharding");
}
