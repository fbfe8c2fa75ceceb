import type { Fix, TextEdit } from "../../server/contract/fix.ts";
import { defineRule, type RuleContext } from "../../server/contract/rule.ts";
import type { ScalarNode } from "../../server/contract/tree.ts";
import { goDuration } from "../../server/kubernetes/duration.ts";
import { electionWords } from "../../server/kubernetes/leader-election/elections.ts";
import { timings, timingsOf, writtenTimings } from "../../server/kubernetes/leader-election/timings.ts";
import { leaseModeKeys } from "../../server/kubernetes/leases/lease-mode.ts";
import { leaseUpdates, nodeLeaseUpdates } from "../../server/kubernetes/load/leases.ts";
import { count, rate } from "../../server/kubernetes/load/numbers.ts";
import { check, type Facts, nodePeriod } from "./check.ts";
import { meta, type Options } from "./meta.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { words: ["nodeLeaseDurationSeconds", ...electionWords] },
    values: { words: [...leaseModeKeys, ...electionWords] },
    documents: { words: ["nodeLeaseDurationSeconds", "leader-elect-retry-period"] },
  },
  check,
  describe,
  fixes,
});

const cost = "Each update is a write to etcd's log that every member syncs to disk";

function describe(facts: Facts, { options }: RuleContext<Options>): string {
  switch (facts.form) {
    case "shared":
      return `"${facts.key}: ${facts.scalar.text}" renews a shared Lease every ${facts.seconds} s, ${rate(options.windowSeconds / facts.seconds)} times as often as the window of ${options.windowSeconds} s that StatefulSets, DaemonSets and Jobs share a namespace's Lease with. 100 such Leases make ${rate(leaseUpdates(100, facts.seconds))} instead of ${rate(leaseUpdates(100, options.windowSeconds))} Lease updates a second. ${cost}. Set it to ${options.windowSeconds} s.`;
    case "node": {
      const nodes = facts.nodes ?? 100;
      return `With nodeLeaseDurationSeconds ${facts.seconds} a kubelet updates its Lease every ${nodePeriod(facts.seconds)} s, a quarter of it: ${count(nodes)} nodes make ${rate(nodeLeaseUpdates(nodes, facts.seconds))} instead of ${rate(nodeLeaseUpdates(nodes))} Lease updates a second. ${cost}. Dead nodes are not noticed sooner: that is decided by the node monitor grace period of kube-controller-manager. Leave it at ${options.nodeLeaseSeconds}.`;
    }
    case "election":
      return `A retry period of ${goDuration(facts.seconds)} updates this Lease ${rate(leaseUpdates(1, facts.seconds))} times a second, as often as the heartbeats of ${count(Math.round(10 / facts.seconds))} nodes; client-go's convention is 2 s. ${cost}${facts.election.product.id === "cilium-l2" ? ", and every announced Service has a Lease of its own" : ""}. Take longer timings, all three together.`;
  }
}

function fixes(facts: Facts, { options }: RuleContext<Options>): readonly Fix[] {
  switch (facts.form) {
    case "shared":
      return one(
        `Renew the shared Lease every ${options.windowSeconds} s`,
        replace(facts.scalar, options.windowSeconds),
      );
    case "node":
      return one(
        `Set nodeLeaseDurationSeconds to ${options.nodeLeaseSeconds} (restarts kubelets, node by node)`,
        facts.scalar.tree.editor.replaceScalar(facts.scalar, options.nodeLeaseSeconds),
      );
    case "election":
      return electionFixes(facts);
  }
}

/** A number stays a number, a duration a duration. */
function replace(scalar: ScalarNode, seconds: number): readonly TextEdit[] | undefined {
  const value = typeof scalar.value === "number" ? seconds : /\d$/.test(scalar.text) ? String(seconds) : `${seconds}s`;
  return scalar.tree.editor.replaceScalar(scalar, value);
}

/** All written timings to the product's defaults, where that is known and makes a difference. */
function electionFixes({ election }: Extract<Facts, { form: "election" }>): readonly Fix[] {
  const { defaults, name } = election.product;
  if (defaults === undefined || timingsOf(election) === undefined) return [];
  const edits: TextEdit[] = [];
  for (const setting of writtenTimings(election)) {
    if (setting.seconds === defaults[setting.timing]) continue;
    const own = setting.replace(defaults[setting.timing]);
    if (own === undefined) return [];
    edits.push(...own);
  }
  const set = timings.map((timing) => goDuration(defaults[timing])).join(", ");
  return one(`Set the election to ${set}: the defaults of ${name} (restarts the program; slower hand-over)`, edits);
}

function one(title: string, edits: readonly TextEdit[] | undefined): readonly Fix[] {
  return edits === undefined || edits.length === 0 ? [] : [{ title, safety: "suggestion", edits }];
}
