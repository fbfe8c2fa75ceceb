import type { Fix } from "../../server/contract/fix.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import { type ClusterSize, clusterSizesOf } from "../../server/kubernetes/etcd/cluster-size.ts";
import { meta, type Options } from "./meta.ts";

type Facts = ClusterSize;

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: [
      { kinds: ["StatefulSet"], words: ["etcd"] },
      { kinds: ["EtcdCluster", "Etcd", "KubeadmControlPlane", "RKE2ControlPlane", "TalosControlPlane"] },
      { kinds: ["Cluster"], words: ["etcdMembers"] },
    ],
    values: { words: ["replicaCount", "replicas"] },
    documents: { words: ["etcd"] },
  },
  check,
  describe,
  fixes,
});

function* check({ subject, index, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  for (const size of clusterSizesOf(subject, index)) {
    const isEven = size.members > 0 && size.members % 2 === 0;
    if (!isEven && size.members <= options.maximumMembers) continue;
    yield {
      facts: size,
      place: size.origin.place,
      related: size.origin.related,
      // Only growth beyond what etcd bears is grounded by an incident.
      ...(size.members <= options.maximumMembers && { incidents: [] }),
      key: size.key,
    };
  }
}

function describe({ members, what }: Facts, { options }: RuleContext<Options>): string {
  const quorum = quorumOf(members);
  const needs = `The etcd of the ${what} has ${members} members and needs ${quorum} of them for every write`;
  if (members > options.maximumMembers)
    return `${needs}. The leader sends each write to all the others, so every member beyond ${options.maximumMembers} makes writes slower, Lease updates among them. Five members bear the loss of two; remove the others one at a time.`;
  const loss = members - quorum;
  const tolerated = loss === 0 ? "no loss at all" : `the loss of ${loss}`;
  return `${needs}: it bears ${tolerated}, no more than ${members - 1} would, and there is one machine more that can fail. In a partition into halves neither side can write. Use ${members - 1} members, or ${members + 1} to bear the loss of ${members + 1 - quorumOf(members + 1)}.`;
}

function quorumOf(members: number): number {
  return Math.floor(members / 2) + 1;
}

function fixes({ members, scalar }: Facts, { options }: RuleContext<Options>): readonly Fix[] {
  if (scalar === undefined || members > options.maximumMembers) return [];
  const targets = [members + 1, members - 1].filter((count) => count > 1 && count <= options.maximumMembers);
  return targets.flatMap((count) => {
    const edits = scalar.tree.editor.replaceScalar(scalar, typeof scalar.value === "number" ? count : String(count));
    const verb = count > members ? "add a member" : "remove a member";
    return edits === undefined
      ? []
      : [{ title: `Set ${count} members (all must be healthy first: this will ${verb})`, safety: "suggestion", edits }];
  });
}
