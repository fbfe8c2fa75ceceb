import { type Detection, defineRule, type RuleContext, type Subject } from "../../server/contract/rule.ts";
import { leaseModeKeys } from "../../server/kubernetes/leases/lease-mode.ts";
import { nodeLeaseUpdates } from "../../server/kubernetes/load/leases.ts";
import { count, rate, round } from "../../server/kubernetes/load/numbers.ts";
import { workloadKinds } from "../../server/kubernetes/pod-template.ts";
import { meta, type Options } from "./meta.ts";
import { type LeaseSource, leaseWords, policyKind, sourcesOf, subjectsInView } from "./sources.ts";

interface Facts {
  readonly sources: readonly LeaseSource[];
  readonly total: number;
  readonly budget: number;
  readonly nodes: number | undefined;
}

/** Parts of the sum that a message lists. */
const listed = 5;

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: [{ kinds: [policyKind] }, { kinds: workloadKinds, words: leaseWords }],
    values: { words: leaseModeKeys },
  },
  check,
  describe,
});

/** One finding for all that is in view: the first subject that adds something computes the sum, the largest is its place. */
function* check({ subject, index, options, configuration }: RuleContext<Options>): Generator<Detection<Facts>> {
  const { cluster } = configuration;
  // Most subjects depend on this alone, not on each of the others.
  const first = index.verdict(cluster, "first source of Leases", () => {
    const adding = subjectsInView(index).find((other) => sourcesOf(other, index, cluster).length > 0);
    return adding && objectOf(adding);
  });
  if (first !== objectOf(subject)) return;
  const all = subjectsInView(index).flatMap((other) => sourcesOf(other, index, cluster));
  // Several objects that one workload makes have one Lease: static Pods of one component, say.
  const sources = [...new Map(all.map((one) => [one.name, one])).values()];
  const total = sources.reduce((sum, { updatesPerSecond }) => sum + updatesPerSecond, 0);
  const { nodes } = cluster;
  const budget = Math.max(options.writesPerSecond, nodes === undefined ? 0 : nodeLeaseUpdates(nodes));
  const [largest, ...others] = sources.toSorted((a, b) => b.updatesPerSecond - a.updatesPerSecond);
  if (largest === undefined || total <= budget) return;
  const origin = largest.origin();
  yield {
    facts: { sources: [largest, ...others], total, budget, nodes },
    place: origin.place,
    related: [
      ...origin.related,
      ...others.slice(0, listed).map(({ origin, name, updatesPerSecond }) => {
        const { file, range } = origin().place;
        return { file, range, message: `${name}: ${rate(updatesPerSecond)} Lease updates a second` };
      }),
    ],
    estimate: {
      quantity: "Lease updates of everything in view",
      value: round(total),
      unit: "writes/s",
      assumptions: sources.slice(0, listed).map(({ name, periodSeconds }) => `${name}, every ${periodSeconds} s`),
    },
    key: "budget",
  };
}

/** What is the same object for a subject, whoever tells of it. */
function objectOf(subject: Subject): object | undefined {
  if (subject.type === "resource") return subject.resource.root;
  return subject.type === "values" ? subject.values.root : undefined;
}

function describe({ sources, total, budget, nodes }: Facts): string {
  const parts = sources
    .slice(0, listed)
    .map(({ name, periodSeconds, updatesPerSecond }) => `${name} / ${periodSeconds} s = ${rate(updatesPerSecond)}`);
  const rest = sources.slice(listed);
  const more = rest.length === 0 ? "" : `; ${count(rest.length)} more = ${rate(sum(rest))}`;
  const heartbeats =
    nodes === undefined ? "" : ` The heartbeats of ${count(nodes)} nodes make ${rate(nodeLeaseUpdates(nodes))}.`;
  return `Leases in view are updated ${rate(total)} times a second, more than the budget of ${rate(budget)}: ${parts.join("; ")}${more}.${heartbeats} Each update is a write to etcd's log that every member syncs to disk. ${cure(sources, total)}`;
}

function cure(sources: readonly LeaseSource[], total: number): string {
  const perObject = sources.filter(({ isPerObject }) => isPerObject);
  if (perObject.length === 0)
    return "Give elections longer timings, all three together, and switch off those of workloads with one replica.";
  return `Without a Lease for each object ${rate(total - sum(perObject))} are left, and one more every 10 s for each namespace that gets a Lease of its own.`;
}

function sum(sources: readonly LeaseSource[]): number {
  return sources.reduce((all, { updatesPerSecond }) => all + updatesPerSecond, 0);
}
