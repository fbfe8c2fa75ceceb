import type { Fix, NewFile, TextEdit } from "../../../server/contract/fix.ts";
import type { RuleContext } from "../../../server/contract/rule.ts";
import { textAt } from "../../../server/yaml/read.ts";
import type { Facts } from "../facts.ts";
import type { Options } from "../options.ts";
import { inChart } from "./chart.ts";
import { inNewFile, inSameFile } from "./documents.ts";
import { planFor } from "./plan.ts";
import { titleOf } from "./title.ts";

/** All are suggestions: they change which requests wait for which. */
export function fixes(facts: Facts, context: RuleContext<Options>): readonly Fix[] {
  const { agent, chart } = facts;
  const { index } = context;
  if (chart !== undefined) {
    const computed = facts.account.name === undefined && facts.account.expression !== undefined;
    const whose = computed ? ", for the account that the subchart names after the release" : "";
    const where = `as a template of the chart, turned on in its values${whose}`;
    return fix(where, inChart(facts, chart, context), facts, context);
  }
  const plan = planFor(facts, context);
  if (plan === undefined) return [];
  if (agent.type === "values") {
    const { source, document } = agent.values;
    const isRelease = source === "argo-application" || source === "flux-helmrelease";
    return isRelease ? fix("in a new file", inNewFile(document.file, plan, index), facts, context) : [];
  }
  const { workload } = agent;
  // A prefix or suffix would rename the level, and kustomize does not follow the reference of a FlowSchema to it.
  if (workload.role !== "manifest" || workload.name !== textAt(workload.root, "metadata", "name")) return [];
  return [
    ...fix("in this file", inSameFile(workload, plan, index), facts, context),
    ...fix("in a new file", inNewFile(workload.document.file, plan, index), facts, context),
  ];
}

function fix(
  where: string,
  edits: readonly (TextEdit | NewFile)[] | undefined,
  facts: Facts,
  context: RuleContext<Options>,
): readonly Fix[] {
  return edits === undefined ? [] : [{ title: titleOf(facts, context, where), safety: "suggestion", edits }];
}
