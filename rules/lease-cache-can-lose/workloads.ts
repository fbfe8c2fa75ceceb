import type { Resource } from "../../server/contract/resource.ts";
import type { Detection } from "../../server/contract/rule.ts";
import { commandsOf } from "../../server/kubernetes/command-line/commands.ts";
import { flagsOf, lastFlag } from "../../server/kubernetes/command-line/flags.ts";
import { originOfSpan } from "../../server/kubernetes/command-line/word.ts";
import { parseImage } from "../../server/kubernetes/image.ts";
import { type Container, podTemplateOf } from "../../server/kubernetes/pod-template.ts";
import { isAbsent, mapAt } from "../../server/yaml/read.ts";
import { evicting, type Facts, isAboutLeases, storeImage } from "./facts.ts";

/** Redis and its kin in a workload that is named after leases. */
export function* cacheWorkloads(resource: Resource): Generator<Detection<Facts>> {
  const template = podTemplateOf(resource);
  const names = [resource.name, ...(template?.containers ?? []).map(({ name }) => name)];
  if (template === undefined || !names.some(isAboutLeases)) return;
  for (const container of template.containers) {
    const repository = container.image === undefined ? undefined : parseImage(container.image)?.repository;
    if (container.isInit || repository === undefined || !storeImage.test(repository)) continue;
    yield* inContainer(container, resource);
  }
}

function* inContainer(container: Container, resource: Resource): Generator<Detection<Facts>> {
  const cache = `${resource.kind} ${resource.name ?? ""}`.trim();
  const commands = commandsOf(container.node);
  const flags = commands.flatMap(flagsOf);
  const policy = lastFlag(flags, "maxmemory-policy");
  const key = container.node.path.join(".");
  if (policy?.valueSpan !== undefined && evicting.test(policy.value ?? "")) {
    const { place, related } = originOfSpan(policy.valueSpan);
    const facts: Facts = { problem: "evicts", cache, written: policy.value ?? "", span: policy.valueSpan };
    yield { facts, place, related, key: `${key} maxmemory-policy` };
    return;
  }
  // A configuration file may set maxmemory.
  const readsFile = commands.some(({ words, complete }) => !complete || words.some(({ text }) => /\.conf$/.test(text)));
  const mounts = !isAbsent(container.node, "volumeMounts") && commands.length === 0;
  const isLimited =
    lastFlag(flags, "maxmemory") !== undefined || !isAbsent(container.node, "resources", "limits", "memory");
  if (readsFile || mounts || isLimited || resource.role === "patch") return;
  const image = mapAt(container.node)?.entry("resources") ?? mapAt(container.node)?.entry("image");
  if (image === undefined) return;
  const { place, related } = image.keyOrigin;
  const facts: Facts = { problem: "unbounded", cache, written: container.image ?? "", span: undefined };
  yield { facts, place: { ...place, grade: "parent" }, related, key: `${key} memory` };
}
