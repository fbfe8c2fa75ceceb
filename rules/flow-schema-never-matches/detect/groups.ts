import type { Detection } from "../../../server/contract/rule.ts";
import type { FlowSchema } from "../../../server/kubernetes/flow-control/flow-schema.ts";
import { placeOfValue } from "../../../server/kubernetes/flow-control/places.ts";
import { itemsAt } from "../../../server/yaml/read.ts";
import type { Versioned } from "../facts.ts";

/** API groups written with their version: requests carry the group alone, so they never compare equal. */
export function* versionedGroups({ resource, rules }: FlowSchema): Generator<Detection<Versioned>> {
  for (const item of rules
    .flatMap((rule) => itemsAt(rule, "resourceRules"))
    .flatMap((rule) => itemsAt(rule, "apiGroups"))) {
    if (item.type !== "scalar" || typeof item.value !== "string") continue;
    const group = /^(?:([a-z0-9.-]+)\/)?v\d+(?:(?:alpha|beta)\d+)?$/.exec(item.text);
    if (group === null) continue;
    yield {
      facts: { form: "versioned", item, group: group[1] ?? "" },
      place: placeOfValue(item),
      resource,
      key: `group:${item.path.join(".")}`,
    };
  }
}
