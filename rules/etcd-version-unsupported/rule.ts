import type { Fix } from "../../server/contract/fix.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import { serverKinds } from "../../server/kubernetes/etcd/servers.ts";
import { type EtcdVersion, etcdVersionsOf } from "../../server/kubernetes/etcd/versions.ts";
import { meta, type Options } from "./meta.ts";

interface Facts {
  readonly version: EtcdVersion;
  readonly problem: "corrupts" | "early" | "old";
}

/** Patch versions of 3.5: the first without the corruption, and the first that production may use. */
const firstSound = 3;
const firstRecommended = 6;

/** A release of 3.5 that exists; https://github.com/etcd-io/etcd/blob/main/CHANGELOG/CHANGELOG-3.5.md */
const newerPatch = 33;

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: [
      { kinds: serverKinds, words: ["etcd"] },
      { kinds: ["ClusterConfiguration", "KubeadmControlPlane", "KubeadmControlPlaneTemplate"], words: ["imageTag"] },
      { kinds: ["EtcdCluster"] },
      { kinds: ["Cluster"], words: ["etcdClusters"] },
    ],
    values: { words: ["etcd"] },
    documents: { words: ["etcd"] },
  },
  check,
  describe,
  fixes,
});

function* check({ subject, index, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  for (const version of etcdVersionsOf(subject, index)) {
    const problem = problemOf(version, options);
    if (problem === undefined) continue;
    const { place, related } = version.node.originOf(version.start, version.end);
    const key = version.node.path.join(".");
    if (problem === "corrupts") yield { facts: { version, problem }, place, related, severity: "error", key };
    else yield { facts: { version, problem }, place, related, incidents: [], key };
  }
}

function problemOf({ minor, patch }: EtcdVersion, { oldestMinor }: Options): Facts["problem"] | undefined {
  if (minor === 5 && patch < firstSound) return "corrupts";
  if (minor === 5 && patch < firstRecommended) return "early";
  return minor < oldestMinor ? "old" : undefined;
}

function describe({ version: { minor, patch }, problem }: Facts): string {
  const version = `3.${minor}.${patch}`;
  switch (problem) {
    case "corrupts":
      return `With etcd ${version} a member that is killed under load, for its memory say, can skip writes that the other members have, and nothing tells: objects and Leases then depend on which member is asked. The project advises against 3.5.0 to 3.5.2. Go to a later release of 3.5, one member at a time, and compare the members afterwards.`;
    case "early":
      return `The etcd project recommends 3.5.6 or later for production, and this is ${version}: faults that can make members disagree were mended up to there. Go to a later release of 3.5, one member at a time.`;
    case "old":
      return `The version ${version} of etcd gets no fixes any more: releases are made for the current minor version and the one before. Go up one minor version at a time, one member at a time, and take a snapshot before each.`;
  }
}

/** Within a minor version an upgrade is a newer image; to another one it is more than an edit. */
function fixes({ version }: Facts): readonly Fix[] {
  const { node, start, end, minor, isPlain } = version;
  if (minor !== 5 || !isPlain) return [];
  const prefix = node.text.slice(start, end).startsWith("v") ? "v" : "";
  const edits = node.tree.editor.replaceSlice(node, start, end, `${prefix}3.5.${newerPatch}`);
  const title = `Use 3.5.${newerPatch} (restarts the members; look for a newer one, and take a snapshot first)`;
  return edits === undefined ? [] : [{ title, safety: "suggestion", edits }];
}
