import type { Fix, TextEdit } from "../../server/contract/fix.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { goDuration } from "../../server/kubernetes/duration.ts";
import { electionWords } from "../../server/kubernetes/leader-election/elections.ts";
import { conventional } from "../../server/kubernetes/leader-election/products.ts";
import { type Election, type Timing, writtenTimings } from "../../server/kubernetes/leader-election/timings.ts";
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

function describe(facts: Facts): string {
  const { problem, election, timings, setting } = facts;
  if (problem === "unit" || timings === undefined)
    return `"${setting.name}" is ${setting.text ?? "a number"} without a unit, and ${election.product.name} want${plural(election)} a duration: it refuses to start. Write ${setting.text ?? "15"}s.`;
  const lease = written(election, "leaseDuration", timings.leaseDuration);
  const deadline = written(election, "renewDeadline", timings.renewDeadline);
  const period = written(election, "retryPeriod", timings.retryPeriod);
  const outcome = "so the program ends as soon as its election starts, and nothing leads.";
  switch (problem) {
    case "zero":
      return `A leader election cannot have a timing of zero or less: lease duration ${lease}, renew deadline ${deadline}, retry period ${period}. client-go refuses it, ${outcome}`;
    case "lease":
      return `The lease duration, ${lease}, must be longer than the renew deadline, ${deadline}. client-go refuses it, ${outcome} Change all three timings together.`;
    case "deadline":
      return `The renew deadline, ${deadline}, must be longer than 1.2 times the retry period, ${period}. client-go refuses it, ${outcome} Change all three timings together.`;
    case "second":
      return `A lease duration of ${lease} is written to the Lease as 0 seconds, which the API server refuses, so nothing ever leads. Take at least 1 s.`;
  }
}

function plural({ product }: Election): string {
  return /\bs$|s$/.test(product.name) ? "" : "s";
}

function written(election: Election, timing: Timing, seconds: number): string {
  const isDefault = election[timing].state === "default";
  return isDefault ? `${goDuration(seconds)} (the default of ${election.product.name})` : goDuration(seconds);
}

/** What is written goes to the product's defaults; with what is not written they are a valid set. */
function fixes({ problem, election, setting }: Facts): readonly Fix[] {
  if (problem === "unit") {
    const edits = setting.replace(Number(setting.text));
    return edits === undefined
      ? []
      : [{ title: `Write ${setting.text}s (restarts the program)`, safety: "suggestion", edits }];
  }
  const target = election.product.defaults ?? conventional;
  const edits: TextEdit[] = [];
  for (const one of writtenTimings(election)) {
    if (one.seconds === target[one.timing]) continue;
    const own = one.certain ? one.replace(target[one.timing]) : undefined;
    if (own === undefined) return [];
    edits.push(...own);
  }
  const set = [target.leaseDuration, target.renewDeadline, target.retryPeriod].map(goDuration).join(", ");
  const whose =
    election.product.defaults === undefined ? "client-go's convention" : `the defaults of ${election.product.name}`;
  return [{ title: `Set the election to ${set}: ${whose} (restarts the program)`, safety: "suggestion", edits }];
}
