import type { ValuesTree } from "../../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import { nodeAt, scalarAt } from "../../../server/yaml/read.ts";
import type { GatekeeperFacts } from "../facts.ts";
import type { Options } from "../options.ts";

/** Keys by which the chart's users narrow what a webhook is asked about; `disable` switches it off. */
const webhooks = [
  { prefix: "validatingWebhook", disable: "disableValidatingWebhook" },
  { prefix: "mutatingWebhook", disable: "disableMutation" },
];

const narrowing = ["CustomRules", "MatchConditions", "ExemptNamespacesLabels", "ObjectSelector", "Scope"];

/**
 * A time-out above the limit in values of Gatekeeper's chart. The chart lets both webhooks match everything, and keeps
 * them survivable by 3 s and 1 s. A namespace label can still exempt kube-system, hence a warning.
 */
export function* gatekeeperTimeouts(
  values: ValuesTree,
  { index, options }: RuleContext<Options>,
): Generator<Detection<GatekeeperFacts>> {
  if (values.chart?.name !== "gatekeeper") return;
  const all = [values, ...index.values().filter(({ chart }) => chart?.name === "gatekeeper")];
  for (const { prefix, disable } of webhooks) {
    const key = `${prefix}TimeoutSeconds`;
    const written = scalarAt(values.root, key);
    if (typeof written?.value !== "number" || written.value <= options.maximumTimeoutSeconds) continue;
    const isNarrowed = all.some(
      ({ root }) =>
        narrowing.some((suffix) => !isEmpty(root, `${prefix}${suffix}`)) || scalarAt(root, disable)?.value === true,
    );
    if (isNarrowed || !written.certain) continue;
    yield {
      facts: { form: "gatekeeper", key, seconds: written.value },
      place: written.origin.place,
      related: written.origin.related,
      severity: "warning",
      incidents: ["gatekeeper-2020-lease-timeout", "gatekeeper-2025-default-rules"],
      key,
    };
  }
}

/** Not there, or the chart's default of nothing. */
function isEmpty(root: ValuesTree["root"], key: string): boolean {
  const node = nodeAt(root, key);
  switch (node?.type) {
    case undefined:
      return true;
    case "map":
      return node.complete && node.entries.length === 0;
    case "list":
      return node.complete && node.items.length === 0;
    case "scalar":
      return node.value === null || node.value === "*";
    default:
      return false;
  }
}
