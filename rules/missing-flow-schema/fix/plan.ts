import { stringify } from "yaml";
import type { IndexView } from "../../../server/contract/index-view.ts";
import type { RuleContext } from "../../../server/contract/rule.ts";
import type { LevelPlan } from "../../../server/kubernetes/flow-control/write-objects.ts";
import { textAt } from "../../../server/yaml/read.ts";
import { schemasInView } from "../detect/coverage.ts";
import type { Facts } from "../facts.ts";
import type { Options } from "../options.ts";

/**
 * Before the built-in schemas of service accounts (9000, in kube-system 900), and behind kube-controller-manager and
 * kube-scheduler (800), which must stay first. apiserver `pkg/apis/flowcontrol/bootstrap/default.go`
 */
const precedences = { from: 801, to: 899 };

/** The level for an account whose name and namespace are certain; undefined where they are not. */
export function planFor(facts: Facts, context: RuleContext<Options>): LevelPlan | undefined {
  const { name, namespace } = facts.account;
  if (name === undefined || namespace === undefined || name === "default") return undefined;
  return {
    name: freeName(`${namespace}-${name}`, context.index),
    account: { name: scalar(name), namespace: scalar(namespace) },
    ...common(`${namespace}/${name}`, facts, context),
  };
}

/** What does not depend on names. */
export function common(seed: string, { requests }: Facts, { index, options, configuration }: RuleContext<Options>) {
  return {
    precedence: freePrecedence(seed, index),
    shares: options.shares,
    requests,
    kubernetes: configuration.kubernetes,
  };
}

/** Quoted where a plain scalar would be read as a number or the like. */
function scalar(text: string): string {
  return stringify(text, { lineWidth: 0 }).trim();
}

function freeName(wanted: string, index: IndexView): string {
  const kinds = ["FlowSchema", "PriorityLevelConfiguration"];
  const taken = new Set(kinds.flatMap((kind) => index.resources(kind)).map(({ name }) => name));
  let name = wanted;
  for (let i = 2; taken.has(name); i++) name = `${wanted}-${i}`;
  return name;
}

/** Spread by name, so that levels written at the same time do not share one; equal precedences would leave the order to names. */
function freePrecedence(seed: string, index: IndexView): number {
  const { from, to } = precedences;
  const taken = new Set(schemasInView(index).map(({ precedence }) => precedence));
  const size = to - from + 1;
  const start = [...seed].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % size, 0);
  for (let i = 0; i < size; i++) {
    const precedence = from + ((start + i) % size);
    if (!taken.has(precedence)) return precedence;
  }
  return from;
}

const builtInLevels = new Set([
  "exempt",
  "system",
  "node-high",
  "leader-election",
  "workload-high",
  "workload-low",
  "global-default",
  "catch-all",
]);

/** Shares of the levels in view that are not built in: they take part in the sum. */
export function otherShares(index: IndexView): number {
  return index
    .resources("PriorityLevelConfiguration")
    .filter(({ name, role }) => role !== "patch" && !builtInLevels.has(name ?? ""))
    .map(({ root }) => {
      const limited = ["nominalConcurrencyShares", "assuredConcurrencyShares"].map((key) =>
        Number(textAt(root, "spec", "limited", key) ?? Number.NaN),
      );
      return limited.find((shares) => shares >= 0) ?? 0;
    })
    .reduce((sum, shares) => sum + shares, 0);
}
