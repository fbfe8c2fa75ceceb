import type { Resource } from "../../server/contract/resource.ts";
import { defineRule } from "../../server/contract/rule.ts";
import type { MapEntry } from "../../server/contract/tree.ts";
import {
  type FlowControlVersion,
  flowControlVersion,
  newestServed,
} from "../../server/kubernetes/flow-control/api-versions.ts";
import { foreignShares, renameKey } from "../../server/kubernetes/flow-control/migrate.ts";
import { defaultShares } from "../../server/kubernetes/flow-control/shares.ts";
import { isWhole } from "../../server/kubernetes/flow-control/whole.ts";
import { meta } from "./meta.ts";

export interface Facts {
  readonly resource: Resource;
  readonly written: FlowControlVersion;
  readonly entry: MapEntry;
}

export const rule = defineRule<Record<never, never>, Facts>({
  meta,
  subjects: {
    resources: {
      kinds: ["PriorityLevelConfiguration"],
      words: ["assuredConcurrencyShares", "nominalConcurrencyShares"],
    },
  },
  *check({ subject, index, configuration }) {
    if (subject.type !== "resource") return;
    const { resource } = subject;
    const written = flowControlVersion(resource.apiVersion);
    const entry = written && foreignShares(resource, written);
    if (written === undefined || entry === undefined || !isWhole(resource, index)) return;
    // A template may write the right field by an action.
    const limited = entry.value.parent;
    const isComplete = limited?.type === "map" && limited.complete;
    if (!isComplete && resource.document.text.includes(written.sharesField)) return;
    // Where the version itself is gone, moving to a served one puts this right.
    const { minor } = configuration.kubernetes;
    const isServed = minor >= written.since && (written.until === undefined || minor < written.until);
    if (!isServed && newestServed(configuration.kubernetes)?.sharesField === entry.key) return;
    yield { facts: { resource, written, entry }, place: entry.keyOrigin.place, resource, key: entry.key };
  },
  describe({ written, entry }) {
    return `The field ${entry.key} does not exist in ${written.version}, where it is called ${written.sharesField}: strict clients are refused, others get the default of ${defaultShares} shares whatever is written here. Rename it.`;
  },
  fixes({ written, entry }, { index }) {
    const edits = renameKey(entry, written.sharesField, index);
    if (edits === undefined) return [];
    const title = `Rename ${entry.key} to ${written.sharesField} (the level gets the shares that are written)`;
    return [{ title, safety: "suggestion", edits }];
  },
});
