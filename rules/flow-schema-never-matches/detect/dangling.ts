import { distance } from "fastest-levenshtein";
import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import { builtInLevels } from "../../../server/kubernetes/flow-control/built-in.ts";
import type { FlowSchema } from "../../../server/kubernetes/flow-control/flow-schema.ts";
import { scalarAt, textAt } from "../../../server/yaml/read.ts";
import type { Dangling } from "../facts.ts";

/** A name that differs in as many characters may be a slip of the pen. */
const slip = 2;

/**
 * A level that is neither built in nor in view. Levels may live elsewhere, so this is told only where the view holds levels
 * at all, or one of nearly the same name.
 */
export function* danglingLevel(
  { resource }: FlowSchema,
  { index, configuration }: RuleContext<Record<never, never>>,
): Generator<Detection<Dangling>> {
  const name = scalarAt(resource.root, "spec", "priorityLevelConfiguration", "name");
  if (name === undefined || name.text === "" || configuration.flowControl.managedElsewhere) return;
  if (!configuration.wholeViewKnown) return;
  const levels = index.resources("PriorityLevelConfiguration");
  if (levels.some((level) => level.name === undefined || level.role === "patch")) return;
  const known = levels.flatMap((level) => [level.name ?? "", textAt(level.root, "metadata", "name") ?? ""]);
  const all = [...known, ...builtInLevels.map((level) => level.name)];
  if (all.includes(name.text)) return;
  const nearest = all.find((candidate) => candidate !== "" && distance(candidate, name.text) <= slip);
  if (nearest === undefined && levels.length === 0) return;
  yield {
    facts: { form: "dangling", name, nearest },
    place: name.origin.place,
    resource,
    // Without a likely slip the level may well live in another repository.
    ...(nearest === undefined && { severity: "info" as const }),
    key: "level",
  };
}
