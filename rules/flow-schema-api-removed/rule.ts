import type { Fix } from "../../server/contract/fix.ts";
import type { Resource } from "../../server/contract/resource.ts";
import { defineRule, type RuleContext } from "../../server/contract/rule.ts";
import {
  type FlowControlVersion,
  flowControlVersion,
  newestServed,
} from "../../server/kubernetes/flow-control/api-versions.ts";
import { foreignShares, migrationEdits } from "../../server/kubernetes/flow-control/migrate.ts";
import { placeOfValue } from "../../server/kubernetes/flow-control/places.ts";
import { isChosenByVersion, isWhole } from "../../server/kubernetes/flow-control/whole.ts";
import { nodeAt } from "../../server/yaml/read.ts";
import { meta } from "./meta.ts";

export interface Facts {
  readonly resource: Resource;
  readonly written: FlowControlVersion;
  readonly served: FlowControlVersion;
}

type Context = RuleContext<Record<never, never>>;

export const rule = defineRule<Record<never, never>, Facts>({
  meta,
  subjects: { resources: { kinds: ["FlowSchema", "PriorityLevelConfiguration"], words: ["flowcontrol."] } },
  *check({ subject, index, configuration }) {
    if (subject.type !== "resource") return;
    const { resource } = subject;
    const { kubernetes } = configuration;
    const written = flowControlVersion(resource.apiVersion);
    const served = newestServed(kubernetes);
    const node = nodeAt(resource.root, "apiVersion");
    if (written === undefined || served === undefined || node === undefined) return;
    // A template may choose the version by what the cluster has.
    if (!isWhole(resource, index) || isChosenByVersion(resource, index)) return;
    const isGone = written.until !== undefined && kubernetes.minor >= written.until;
    const isToCome = kubernetes.minor < written.since && kubernetes.from !== "assumed";
    if (!isGone && !isToCome) return;
    yield { facts: { resource, written, served }, place: placeOfValue(node), resource, key: "apiVersion" };
  },
  describe({ resource, written, served }, { configuration }) {
    const { major, minor, from } = configuration.kubernetes;
    const target = `Kubernetes ${major}.${minor}${from === "assumed" ? ", which is assumed since no version is declared," : ""}`;
    const when =
      written.until !== undefined && minor >= written.until
        ? `stopped being served with Kubernetes 1.${written.until}`
        : `is served from Kubernetes 1.${written.since} on`;
    return `The API flowcontrol.apiserver.k8s.io/${written.version} ${when}, so ${target} refuses this ${resource.kind}, and its requests stay in the built-in levels. Write ${served.version}.`;
  },
  fixes: (facts, context) => migrate(facts, context),
});

function migrate({ resource, written, served }: Facts, { index }: Context): readonly Fix[] {
  const edits = migrationEdits(resource, served, index);
  if (edits === undefined) return [];
  const renamed =
    resource.kind === "PriorityLevelConfiguration" && foreignShares(resource, served) !== undefined
      ? `, and rename ${written.sharesField} to ${served.sharesField}`
      : "";
  return [
    {
      title: `Write flow control ${served.version}${renamed} (changes how requests are queued)`,
      safety: "suggestion",
      edits,
    },
  ];
}
