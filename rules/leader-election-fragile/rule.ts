import type { Fix, TextEdit } from "../../server/contract/fix.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { goDuration } from "../../server/kubernetes/duration.ts";
import {
  requestTimeout,
  toleratedOutage,
  toleratedSkew,
  worstHandOver,
} from "../../server/kubernetes/leader-election/arithmetic.ts";
import { electionWords } from "../../server/kubernetes/leader-election/elections.ts";
import { conventional } from "../../server/kubernetes/leader-election/products.ts";
import {
  timings as allTimings,
  type Timings,
  writtenTimings,
} from "../../server/kubernetes/leader-election/timings.ts";
import { leaseUpdates } from "../../server/kubernetes/load/leases.ts";
import { rate } from "../../server/kubernetes/load/numbers.ts";
import { check, type Facts } from "./check.ts";
import { meta, type Options } from "./meta.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { words: electionWords },
    values: { words: electionWords },
    documents: { words: ["leader-elect-"] },
  },
  check,
  describe,
  fixes,
});

function describe({ election, timings, tolerated, usual, kind }: Facts): string {
  const set = listed(timings);
  const arithmetic = `A leader that is killed is followed after ${seconds(worstHandOver(timings))} at the latest, clocks may differ by ${seconds(toleratedSkew(timings))}, one request may take ${seconds(requestTimeout(timings))}, and the leader writes ${rate(leaseUpdates(1, timings.retryPeriod))} Lease updates a second.`;
  const survives = `With ${set} (lease duration, renew deadline, retry period) a leader survives ${seconds(tolerated)} without an answer of the API server`;
  switch (kind) {
    case "less":
      return `${survives}; ${yardstick(election)} survive ${seconds(usual)}. A slow disk under etcd or a restart of the API server takes longer, and the leader is lost. ${arithmetic} Take ${election.product.defaults === undefined ? "the usual ones" : "the defaults"}, or longer timings, all three together.`;
    case "lease-only":
      return `A longer lease duration alone does not help the leader: ${survives}, as with the defaults, and only the hand-over gets slower. ${arithmetic} Raise the renew deadline and the retry period with it.`;
    case "defaults":
      return `${survives}. ${arithmetic} Longer timings, all three together, survive a restart of the API server: 137s, 107s, 26s survive 78 s.`;
  }
}

function yardstick({ product }: Facts["election"]): string {
  return product.defaults === undefined
    ? `client-go's usual ${listed(conventional)}`
    : `the defaults of ${product.name}`;
}

function listed({ leaseDuration, renewDeadline, retryPeriod }: Timings): string {
  return [leaseDuration, renewDeadline, retryPeriod].map(goDuration).join(", ");
}

function seconds(value: number): string {
  return `${Math.round(value * 100) / 100} s`;
}

/** https://github.com/openshift/library-go/blob/master/pkg/config/leaderelection/leaderelection.go and Knative's defaults. */
const longer: readonly Timings[] = [
  { leaseDuration: 60, renewDeadline: 40, retryPeriod: 10 },
  { leaseDuration: 137, renewDeadline: 107, retryPeriod: 26 },
];

/** Written timings back to the defaults; where all three are written, also to a set that survives more. */
function fixes({ election, usual, tolerated }: Facts): readonly Fix[] {
  const { defaults = conventional } = election.product;
  const written = writtenTimings(election);
  const target = longer.find((timings) => toleratedOutage(timings) > usual);
  const back = usual > tolerated ? fixTo(election, defaults, yardstick(election)) : undefined;
  const further =
    written.length === allTimings.length && target !== undefined
      ? fixTo(election, target, `they survive ${seconds(toleratedOutage(target))}`)
      : undefined;
  return [back, further].filter((fix) => fix !== undefined);
}

function fixTo(election: Facts["election"], target: Timings, why: string): Fix | undefined {
  const edits: TextEdit[] = [];
  for (const setting of writtenTimings(election)) {
    if (setting.seconds === target[setting.timing]) continue;
    const own = setting.certain ? setting.replace(target[setting.timing]) : undefined;
    if (own === undefined) return undefined;
    edits.push(...own);
  }
  if (edits.length === 0) return undefined;
  const title = `Set the election to ${listed(target)}: ${why} (restarts the program; the same on all its replicas)`;
  return { title, safety: "suggestion", edits };
}
