import type { IndexView } from "../../server/contract/index-view.ts";
import type { Resource } from "../../server/contract/resource.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { flowControlVersion } from "../../server/kubernetes/flow-control/api-versions.ts";
import { builtInLevel } from "../../server/kubernetes/flow-control/built-in.ts";
import { placeOfParent, placeOfValue } from "../../server/kubernetes/flow-control/places.ts";
import { leaderElectionSeats } from "../../server/kubernetes/flow-control/seats.ts";
import { sharesOf } from "../../server/kubernetes/flow-control/shares.ts";
import { isWhole } from "../../server/kubernetes/flow-control/whole.ts";
import { groupBy } from "../../server/text/group-by.ts";
import { mapAt, nodeAt } from "../../server/yaml/read.ts";
import { meta } from "./meta.ts";
import type { Options } from "./options.ts";

export interface Facts {
  readonly resource: Resource;
  readonly shares: number;
  /** Levels of the same file or chart, with their shares in all; this one among them. */
  readonly together: { readonly levels: number; readonly shares: number };
  readonly seats: number;
}

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { resources: { kinds: ["PriorityLevelConfiguration"], words: ["flowcontrol."] } },
  *check({ subject, index, options }) {
    if (subject.type !== "resource" || !isOwn(subject.resource)) return;
    const { resource } = subject;
    const shares = sharesOf(resource);
    if (shares === undefined || !isWhole(resource, index)) return;
    const levels = levelsWith(resource, index);
    // The largest of several tells of all of them.
    if (levels.some((other) => isLarger(other, resource, shares))) return;
    const sum = levels.reduce((total, level) => total + (sharesOf(level) ?? 0), 0);
    const seats = leaderElectionSeats(sum, options.inflight);
    if (seats >= options.warnBelow) return;
    const version = flowControlVersion(resource.apiVersion);
    const limited = mapAt(resource.root, "spec", "limited");
    const written = version && nodeAt(limited, version.sharesField);
    yield {
      facts: { resource, shares, together: { levels: levels.length, shares: sum }, seats },
      place: written ? placeOfValue(written) : placeOfParent(limited ?? resource.root),
      related: levels
        .filter((other) => other !== resource)
        .map(({ root }) => {
          const { file, range } = (nodeAt(root, "metadata", "name") ?? root).origin.place;
          return { file, range, message: "This level takes part in the sum" };
        }),
      resource,
      ...(seats < options.errorBelow && { severity: "error" as const }),
      estimate: {
        quantity: "seats left to leader election",
        value: seats,
        unit: "seats",
        assumptions: [`${options.inflight} seats on each API server`, `${sum} shares beside the built-in 245`],
      },
      key: "shares",
    };
  },
  describe({ shares, together, seats }, { options }) {
    const whose =
      together.levels === 1
        ? `The ${shares} shares of this level leave`
        : `The ${together.shares} shares of this level (${shares}) and ${together.levels - 1} beside it leave`;
    const before = leaderElectionSeats(0, options.inflight);
    return `${whose} ${seats} of ${before} seats to leader election on each API server: ceil(${options.inflight} × 10 / (245 + ${together.shares})). When it is busy, renewals of kube-controller-manager, kube-scheduler and the operators of kube-system wait, and they lose their leadership. Give it fewer shares.`;
  },
});

/** Levels that lie in the same chart or file: they end in the same cluster. */
function levelsWith(resource: Resource, index: IndexView): readonly Resource[] {
  const all = index.resources("PriorityLevelConfiguration");
  const groups = index.shared(all, "levels together", () =>
    groupBy(
      all.filter((level) => isOwn(level) && isWhole(level, index)),
      cluster,
    ),
  );
  const seen = new Set<string>();
  return (groups.get(cluster(resource)) ?? []).filter(({ name }) => {
    const isRepeated = name !== undefined && seen.has(name);
    if (name !== undefined) seen.add(name);
    return !isRepeated;
  });
}

function cluster({ chart, document }: Resource): string {
  return chart === undefined ? `file ${document.file}` : `chart ${chart.folder}`;
}

function isOwn({ role, name }: Resource): boolean {
  return role !== "patch" && builtInLevel(name) === undefined;
}

/** Larger, or as large and earlier. */
function isLarger(other: Resource, resource: Resource, shares: number): boolean {
  const own = sharesOf(other) ?? 0;
  const isEarlier =
    other.document.file < resource.document.file ||
    (other.document.file === resource.document.file &&
      other.root.origin.place.range.start < resource.root.origin.place.range.start);
  return other !== resource && (own > shares || (own === shares && isEarlier));
}
