import type { ValuesTree } from "../../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import { lowerTree } from "../../../server/kubernetes/clients/matching/values-layers.ts";
import { within } from "../../../server/kubernetes/clients/report/sentences.ts";
import type { ClientContext } from "../../../server/kubernetes/clients/seen-client.ts";
import { clients as catalogue } from "../../generated/clients.ts";
import type { Facts } from "../facts.ts";
import { chartOf } from "../fix/chart-folder.ts";
import type { Options } from "../options.ts";
import { nearMissOf, schemasInView, shipsSchema, takesOneOf } from "./coverage.ts";
import { agentsAt, requestsOf } from "./hazards.ts";
import { accountOfValues } from "./values-account.ts";
import { placeOfSchema } from "./workloads.ts";

/** Values that make a known chart run such an agent on every node. */
export function* valuesTrees(values: ValuesTree, context: RuleContext<Options>): Generator<Detection<Facts>> {
  const { index, options, configuration } = context;
  const evaluation: ClientContext = { index, kubernetes: configuration.kubernetes, catalogue };
  const agents = agentsAt(context.subject, evaluation, options.ignoreClients);
  const [first] = agents?.hazards ?? [];
  if (agents === undefined || first === undefined) return;
  if (values.local !== undefined && shipsSchema(values.local, index)) return;
  if (isToldByRender(values, evaluation, options) || isToldBelow(values, evaluation, options)) return;
  const seen = agents.clients.find(({ client }) => client === first.seen.client);
  if (seen === undefined) return;
  const account = accountOfValues(seen);
  const schemas = schemasInView(index);
  const hazards = agents.hazards.filter((open) => !takesOneOf(requestsOf(open), account, schemas));
  if (hazards.length === 0) return;
  const requests = hazards.flatMap(requestsOf);
  const nearMiss = nearMissOf(requests, account, schemas);
  yield {
    facts: {
      agent: { type: "values", values },
      chart: values.local ?? (values.source === "subchart" ? chartOf(values.document.file, index) : undefined),
      account,
      requests,
      hazards,
      nearMiss,
      sharedWith: [],
    },
    place: seen.anchor,
    related: [
      ...hazards.map((open) => ({
        file: open.place.file,
        range: open.place.range,
        message: `What ${within(open.seen.client.name)} asks for`,
      })),
      ...(nearMiss === undefined ? [] : [placeOfSchema(nearMiss.schema.resource)]),
    ],
    key: "account",
  };
}

/** In a chart that rendered in part, a DaemonSet whose configuration was rendered too has the finding already. */
function isToldByRender({ local }: ValuesTree, context: ClientContext, { ignoreClients }: Options): boolean {
  if (local === undefined) return false;
  return context.index.resources("DaemonSet").some((resource) => {
    if (resource.role !== "rendered" || resource.chart?.folder !== local.folder) return false;
    const shown = agentsAt({ type: "resource", resource }, context, ignoreClients);
    return shown !== undefined && shown.hazards.length > 0;
  });
}

/** One level is enough for a chart, however many values files lie over its own. */
function isToldBelow(values: ValuesTree, context: ClientContext, { ignoreClients }: Options): boolean {
  const lower = lowerTree(values, context.index);
  if (lower === undefined) return false;
  const below = agentsAt({ type: "values", values: lower }, context, ignoreClients);
  return below !== undefined && below.hazards.length > 0;
}
