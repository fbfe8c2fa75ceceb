import type { ValuesTree } from "../../../server/contract/resource.ts";
import type { Detection } from "../../../server/contract/rule.ts";
import { nodeAt } from "../../../server/yaml/read.ts";
import type { Facts } from "../facts.ts";

/** Values of Kyverno's chart that omit no event. */
export function* kyvernoEvents({ chart, root }: ValuesTree): Generator<Detection<Facts>> {
  if (chart?.name !== "kyverno") return;
  const list = nodeAt(root, "features", "omitEvents", "eventTypes");
  if (list?.type !== "list" || !list.complete || !list.certain || list.items.length > 0) return;
  yield {
    facts: { form: "kyverno" },
    place: list.origin.place,
    related: list.origin.related,
    incidents: ["kyverno-2023-events"],
    key: "features.omitEvents.eventTypes",
  };
}
