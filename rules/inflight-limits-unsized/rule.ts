import type { TextEdit } from "../../server/contract/fix.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { apiServerKinds, apiServersOf } from "../../server/kubernetes/api-server/api-server.ts";
import { parentPlace } from "../../server/kubernetes/api-server/places.ts";
import { leaderElectionSeats } from "../../server/kubernetes/flow-control/seats.ts";
import { type Facts, judge, type Limit } from "./limits.ts";
import { meta, type Options } from "./meta.ts";

const words = ["requests-inflight", "RequestsInflight"];
const whole = ["kube-apiserver", "ClusterConfiguration", "clusterConfiguration", "kubeAPIServer"];

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { resources: { kinds: apiServerKinds, words: [...words, ...whole] }, documents: { words } },
  *check({ subject, options, configuration }) {
    for (const server of apiServersOf(subject)) {
      const facts = judge(server, options, configuration.cluster.nodes);
      if (facts === undefined) continue;
      const written = lowest(facts);
      yield {
        facts,
        place: written?.origin.place ?? parentPlace(server),
        related: written?.origin.related ?? [],
        ...(facts.problem === "none" && { severity: "error" }),
        ...(facts.problem === "large" && { severity: "info" }),
        // An API server that refuses to start has no incident of this kind.
        ...(facts.problem === "none" && { incidents: [] }),
        estimate: {
          quantity: "requests that the API server works on at once",
          value: facts.sum,
          unit: "seats",
          assumptions: ["flow control sums both limits"],
        },
        key: `${server.key} inflight`,
      };
    }
  },
  describe,
  fixes({ problem, limits }) {
    if (problem === "large") return [];
    const edits = editsOf(limits);
    if (edits === undefined || edits.length === 0) return [];
    const title = "Raise both in-flight limits to their defaults of 400 and 200 (restarts kube-apiserver)";
    return [{ title, safety: "suggestion", edits }];
  },
});

/** What is written and farthest below its default. */
function lowest({ limits }: Facts) {
  const written = limits.filter((limit) => limit.written !== undefined);
  return written.toSorted((a, b) => a.value / a.standard - b.value / b.standard)[0]?.written;
}

function describe({ problem, limits, sum }: Facts): string {
  const terms = limits.map(
    ({ flag, value, written }) =>
      `${written?.written ?? `--${flag}`} ${value}${written === undefined ? " (the default)" : ""}`,
  );
  const total = `${terms.join(" + ")}`;
  switch (problem) {
    case "none":
      return `With ${total} the API server has no seat for any request, and refuses to start while flow control is on. Zero does not mean unlimited there. Use at least the defaults of 400 and 200.`;
    case "low":
      return `The API server works on ${sum} requests at once: ${total}. Flow control divides them among its levels, so the leader election of kube-system gets ${leaderElectionSeats(0, sum)} seats instead of ${leaderElectionSeats(0)}, and a burst of lists queues renewals behind it. Use at least the defaults of 400 and 200; to slow down one client, give it a priority level of its own.`;
    case "large":
      return `The API server works on ${sum} requests at once, the default for a cluster of any size: ${total}. Kubernetes' own scripts use 1500 and 500 from 1,000 nodes on. Raise both as far as the memory of the API servers allows, and watch rejected requests.`;
  }
}

function editsOf(limits: readonly Limit[]): readonly TextEdit[] | undefined {
  const edits = limits.map(({ value, standard, written }) =>
    written === undefined || value >= standard ? [] : written.replace(String(standard)),
  );
  return edits.every((list) => list !== undefined) ? edits.flat() : undefined;
}
