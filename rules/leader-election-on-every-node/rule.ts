import { defineRule } from "../../server/contract/rule.ts";
import { electionWords } from "../../server/kubernetes/leader-election/elections.ts";
import { candidatePeriods } from "../../server/kubernetes/load/leases.ts";
import { count, rate } from "../../server/kubernetes/load/numbers.ts";
import { check, type Facts } from "./check.ts";
import { meta, type Options } from "./meta.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { kinds: ["DaemonSet"], words: electionWords },
    values: { words: ["clusterMetrics"] },
  },
  check,
  describe,
});

function describe({ name, workload, periodSeconds, isPeriodAssumed, nodes, readsPerSecond }: Facts): string {
  const wait = `${Math.round(candidatePeriods * periodSeconds * 10) / 10} s`;
  const period = `a retry period of ${periodSeconds} s${isPeriodAssumed ? " (client-go's convention)" : ""}`;
  const load =
    nodes === undefined || readsPerSecond === undefined
      ? `With ${period} each node reads the Lease every ${wait}; 100 nodes make ${rate(99 / (candidatePeriods * periodSeconds))} reads a second.`
      : `With ${period} ${count(nodes)} nodes make ${rate(readsPerSecond)} reads of one Lease a second.`;
  return `"${name}" holds a leader election in the ${workload}: one Pod leads, and every other node polls the lock for nothing. ${load} Put what needs a leader into a Deployment with two replicas, and leave the DaemonSet without an election.`;
}
