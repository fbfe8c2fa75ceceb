import type { Facts, Late, Unscoped } from "./facts.ts";

/** What is wrong, why, what to do. */
export function describe(facts: Facts): string {
  switch (facts.form) {
    case "refused":
      return `The API server refuses this FlowSchema: ${facts.problem.message}. It never matches anything.`;
    case "versioned":
      return `Requests carry the API group without its version, so "${facts.item.text}" never matches one. Write "${facts.group}"${facts.group === "" ? ", the core group" : ""}.`;
    case "late":
      return late(facts);
    case "unscoped":
      return unscoped(facts);
    case "dangling": {
      const hint = facts.nearest === undefined ? "" : ` Is "${facts.nearest}" meant?`;
      return `No PriorityLevelConfiguration named "${facts.name.text}" is built in or in view. A FlowSchema without its level is ignored, and its requests go on to the next schema.${hint}`;
    }
  }
}

function late({ precedence, taker, subject }: Late): string {
  const whose = subject === undefined ? "its subjects" : `"${subject}"`;
  const never = subject === undefined ? "It never matches" : "It never matches them";
  const advice = taker.precedence > 1 ? `Use a matchingPrecedence below ${taker.precedence}.` : "Name other subjects.";
  return `At precedence ${precedence} this FlowSchema comes after the built-in "${taker.name}" (${taker.precedence}), which takes every request of ${whose} into the level ${taker.level}. ${never}. ${advice}`;
}

function unscoped({ kinds }: Unscoped): string {
  if (kinds.length > 0) {
    return `Requests for ${kinds.join(", ")} have no namespace, and a rule without clusterScope: true matches only requests that have one: it never matches them. Set clusterScope to true.`;
  }
  return "Without clusterScope: true this rule matches a list or watch inside one namespace, and none over all namespaces, whatever stands in namespaces: those are the large ones. Set clusterScope to true if they are meant.";
}
