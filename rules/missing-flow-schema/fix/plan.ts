import { stringify } from "yaml";
import type { IndexView } from "../../../server/contract/index-view.ts";
import type { RuleContext } from "../../../server/contract/rule.ts";
import { builtInLevel } from "../../../server/kubernetes/flow-control/built-in.ts";
import { freePrecedence } from "../../../server/kubernetes/flow-control/precedence.ts";
import { sharesOf } from "../../../server/kubernetes/flow-control/shares.ts";
import type { LevelPlan } from "../../../server/kubernetes/flow-control/write-objects.ts";
import { schemasInView } from "../detect/coverage.ts";
import type { Facts } from "../facts.ts";
import type { Options } from "../options.ts";

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
    precedence: freePrecedence(seed, new Set(schemasInView(index).map(({ precedence }) => precedence))),
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

/** Shares of the levels in view that are not built in, each name once: they take part in the sum. */
export function otherShares(index: IndexView): number {
  const shares = new Map<string | undefined, number>();
  for (const level of index.resources("PriorityLevelConfiguration")) {
    if (level.role === "patch" || builtInLevel(level.name) !== undefined) continue;
    shares.set(level.name, sharesOf(level) ?? 0);
  }
  return [...shares.values()].reduce((sum, value) => sum + value, 0);
}
