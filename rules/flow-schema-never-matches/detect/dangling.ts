import { distance } from "fastest-levenshtein";
import type { IndexView } from "../../../server/contract/index-view.ts";
import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import { builtInLevel, builtInLevels } from "../../../server/kubernetes/flow-control/built-in.ts";
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
  const inView = namesInView(index);
  if (inView === undefined || inView.has(name.text) || builtInLevel(name.text) !== undefined) return;
  const all = [...inView, ...builtInLevels.map((level) => level.name)];
  const nearest = all.find((candidate) => candidate !== "" && distance(candidate, name.text) <= slip);
  if (nearest === undefined && inView.size === 0) return;
  yield {
    facts: { form: "dangling", name, nearest },
    place: name.origin.place,
    resource,
    // Without a likely slip the level may well live in another repository.
    ...(nearest === undefined && { severity: "info" as const }),
    key: "level",
  };
}

/** Names of the levels, as they are written and as a kustomization makes them; undefined where one has none that can be told. */
function namesInView(index: IndexView): ReadonlySet<string> | undefined {
  const levels = index.resources("PriorityLevelConfiguration");
  return index.kept(levels, "names", () => {
    if (levels.some(({ name, role }) => name === undefined || role === "patch")) return undefined;
    return new Set(levels.flatMap(({ name = "", root }) => [name, textAt(root, "metadata", "name") ?? ""]));
  });
}
