import type { RuleContext } from "../../server/contract/rule.ts";
import { hazardSentence, remedySentence } from "../../server/kubernetes/clients/report/sentences.ts";
import type { OpenHazard } from "../../server/kubernetes/clients/seen-client.ts";
import { count } from "../../server/kubernetes/load/numbers.ts";
import type { Options } from "./meta.ts";

/** What is wrong, why, what to do. */
export function describe(open: OpenHazard, { configuration }: RuleContext<Options>): string {
  return `${hazardSentence(open)} ${why(open, configuration.cluster.nodes)} ${remedySentence(open)}`.trim();
}

function why({ every }: OpenHazard, nodes: number | undefined): string {
  const times = nodes === undefined ? "once for each node" : `${count(nodes)} times, once for each node`;
  if (every !== undefined) return `So the API server builds the same answer ${times}, in every round.`;
  return `So the API server sends every change of these objects ${times}, and all of the objects again when the agents or an API server restart.`;
}
