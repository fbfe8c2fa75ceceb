import type { IndexView } from "../../server/contract/index-view.ts";
import type { Resource, ValuesTree } from "../../server/contract/resource.ts";
import type { Detection } from "../../server/contract/rule.ts";
import { defineRule } from "../../server/contract/rule.ts";
import type { ScalarNode } from "../../server/contract/tree.ts";
import { isTestHook } from "../../server/kubernetes/batch.ts";
import { isWithin, versionOfTag } from "../../server/kubernetes/clients/matching/version.ts";
import { agentWords, consulAgentsOf } from "../../server/kubernetes/consul/agents.ts";
import { chartValuesOf } from "../../server/kubernetes/consul/chart-values.ts";
import { parseImage } from "../../server/kubernetes/image.ts";
import { workloadKinds } from "../../server/kubernetes/pod-template.ts";
import { scalarAt } from "../../server/yaml/read.ts";
import { meta, type Options } from "./meta.ts";

interface Facts {
  readonly version: string;
  readonly oldest: string;
}

type Found = Omit<Detection<Facts>, "key">;

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { kinds: workloadKinds, words: agentWords },
    values: { words: ["consul:", "consul-enterprise:"] },
  },
  *check({ subject, index, options }) {
    if (subject.type === "resource") yield* inWorkload(subject.resource, index, options);
    if (subject.type === "values") yield* inValues(subject.values, index, options);
  },
  describe: ({ version, oldest }) =>
    `This agent is Consul ${version}, older than ${oldest}. Before 1.1.0 old messages about leaving members were handled wrongly, and before 1.2.3 gossip was not stable in very large pools: one old member takes part in the gossip of all. A pool that about 41,000 short-lived members had joined recovered with 1.2.3. Go up to a supported version step by step, servers first.`,
});

function* inWorkload(resource: Resource, index: IndexView, options: Options): Generator<Detection<Facts>> {
  if (isTestHook(resource)) return;
  for (const { container, mode } of consulAgentsOf(resource, index)) {
    const found = mode === "dev" ? undefined : oldImage(scalarAt(container.node, "image"), options);
    if (found !== undefined) yield { ...found, resource, key: container.name ?? "image" };
  }
}

/** Values of HashiCorp's chart, where no render shows the agents. */
function* inValues(values: ValuesTree, index: IndexView, options: Options): Generator<Detection<Facts>> {
  if (index.isRendered(values) || chartValuesOf(values, "consul", index) === undefined) return;
  for (const part of ["global", "server", "client"]) {
    const found = oldImage(scalarAt(values.root, part, "image"), options);
    if (found !== undefined) yield { ...found, key: `${part}.image` };
  }
}

function oldImage(image: ScalarNode | undefined, { oldest }: Options): Found | undefined {
  const { repository, tag } = (image && parseImage(image.text)) ?? {};
  if (image === undefined || tag === undefined || !/(?:^|\/)consul(?:-enterprise)?$/.test(repository ?? "")) {
    return undefined;
  }
  const version = versionOfTag(tag);
  if (version === undefined || isWithin(version, `<${oldest}`) !== true) return undefined;
  const start = (repository ?? "").length + 1;
  const { place, related } = image.originOf(start, start + tag.length);
  return { facts: { version: version.text, oldest }, place, related };
}
