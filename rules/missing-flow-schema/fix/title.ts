import type { RuleContext } from "../../../server/contract/rule.ts";
import { longestQueueWaitSeconds } from "../../../server/kubernetes/flow-control/seats.ts";
import { drainSeconds, loadOfLevel } from "../../../server/kubernetes/flow-control/standard-level.ts";
import { count } from "../../../server/kubernetes/load/numbers.ts";
import { listsPerAgent } from "../describe.ts";
import type { Facts } from "../facts.ts";
import type { Options } from "../options.ts";
import { otherShares } from "./plan.ts";

/** Number of nodes that the arithmetic takes where none is declared. */
const exampleNodes = 100;

/** What the edit adds and what that does: seats, places, and how long a restart of all agents takes. */
export function titleOf(facts: Facts, context: RuleContext<Options>, where: string): string {
  const { index, options, configuration } = context;
  const load = loadOfLevel(options.shares, otherShares(index), configuration.kubernetes);
  const nodes = configuration.cluster.nodes ?? exampleNodes;
  const lists = nodes * Math.max(1, listsPerAgent(facts));
  const seconds = drainSeconds(lists, load, options.secondsPerList);
  const assumed = configuration.cluster.nodes === undefined ? " (assumed)" : "";
  const parts = [
    `Add a FlowSchema and a level of ${load.seats} seats ${where}${alsoFor(facts)}:`,
    `leader election keeps ${load.leaderSeats} of 25,`,
    `${load.places} requests can wait on each API server;`,
    `${count(nodes)} nodes${assumed} with ${count(lists)} lists drain in about ${count(seconds)} s,`,
    `${load.atOnce} at a time, ${load.seatsOfList} ${load.seatsOfList === 1 ? "seat" : "seats"} and ${options.secondsPerList} s each;`,
    `what finds no place or waits ${longestQueueWaitSeconds} s is answered 429 and must be retried`,
  ];
  return parts.join(" ");
}

function alsoFor({ sharedWith }: Facts): string {
  if (sharedWith.length === 0) return "";
  const names = sharedWith.slice(0, 3).map(({ kind, name }) => `${kind} ${name ?? "without a name"}`);
  const more = sharedWith.length > names.length ? ` and ${sharedWith.length - names.length} more` : "";
  return ` (also for ${names.join(", ")}${more}, with the same account)`;
}
