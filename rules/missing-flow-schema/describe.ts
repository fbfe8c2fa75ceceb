import type { EffectiveConfiguration } from "../../server/contract/configuration.ts";
import type { Estimate } from "../../server/contract/finding.ts";
import type { RuleContext } from "../../server/contract/rule.ts";
import { beginning, ended } from "../../server/kubernetes/clients/report/sentences.ts";
import { builtInPrecedence } from "../../server/kubernetes/flow-control/flow-schema.ts";
import { mergedRules } from "../../server/kubernetes/flow-control/write-objects.ts";
import { count } from "../../server/kubernetes/load/numbers.ts";
import type { Facts } from "./facts.ts";
import type { Options } from "./options.ts";

/** What is wrong, why, what to do. */
export function describe(facts: Facts, _context: RuleContext<Options>): string {
  return [asks(facts), shares(facts), ...miss(facts), advice(facts)].join(" ");
}

function asks({ hazards, agent }: Facts): string {
  const [worst] = hazards;
  if (worst !== undefined) return `${beginning(worst.seen.client.name)} ${ended(worst.hazard.why)}`;
  const name = agent.type === "workload" ? agent.workload.name : undefined;
  return `${name === undefined ? "This DaemonSet" : `DaemonSet "${name}"`} may list or watch the whole cluster from every node.`;
}

/** Where the requests go without a schema. flowcontrol bootstrap/default.go */
function shares({ account }: Facts): string {
  const { name, namespace } = account;
  const who =
    name === undefined ? "its account" : `the account "${namespace === undefined ? "" : `${namespace}/`}${name}"`;
  const level =
    namespace === "kube-system"
      ? "workload-high, with kube-controller-manager, kube-scheduler and every other add-on"
      : namespace === undefined
        ? "the built-in level of all other workloads"
        : "workload-low, with the Pods of every other workload";
  return `No FlowSchema in view takes these requests of ${who}, so they share ${level}: agents that restart together take everybody's seats.`;
}

function miss({ nearMiss, account }: Facts): string[] {
  if (nearMiss === undefined) return [];
  const { resource, precedence } = nearMiss.schema;
  const schema = `FlowSchema "${resource.name ?? "without a name"}" names it, but`;
  switch (nearMiss.reason) {
    case "precedence":
      return [
        `${schema} its precedence ${precedence ?? ""} comes after the built-in ${builtInPrecedence(account.namespace)}.`,
      ];
    case "clusterScope":
      return [`${schema} without clusterScope: true it does not match a list of all namespaces.`];
    case "namespace":
      return [`${schema} in another namespace.`];
    case "requests":
      return [`${schema} not for these verbs and resources.`];
  }
}

function advice({ account }: Facts): string {
  if (account.name === "default")
    return "Give the agent a service account of its own, and a FlowSchema with a small level for it.";
  return "Give the account a FlowSchema and a small PriorityLevelConfiguration of its own.";
}

/** Programs that are written small, such as kube2iam, begin no sentence. */
/** Kinds that each agent lists when it starts. */
export function listsPerAgent({ requests }: Facts): number {
  const listed = mergedRules(requests).filter(({ verbs }) => verbs.includes("list") || verbs.includes("*"));
  return new Set(listed.flatMap(({ resources }) => resources)).size;
}

export function estimateOf(facts: Facts, { cluster }: EffectiveConfiguration): Estimate | undefined {
  const lists = listsPerAgent(facts);
  if (cluster.nodes === undefined || facts.hazards.length === 0 || lists === 0) return undefined;
  return {
    quantity: "lists when all agents restart",
    value: cluster.nodes * lists,
    unit: "requests",
    assumptions: [`${count(cluster.nodes)} nodes`, `${lists} ${lists === 1 ? "kind" : "kinds"} listed by each agent`],
  };
}
