import type { IndexView } from "../../../server/contract/index-view.ts";
import type { Place } from "../../../server/contract/place.ts";
import type { Resource } from "../../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import { within } from "../../../server/kubernetes/clients/report/sentences.ts";
import { wideRequests } from "../../../server/kubernetes/clients/wide-permissions.ts";
import { type PodTemplate, podTemplateOf } from "../../../server/kubernetes/pod-template.ts";
import { nodeAt } from "../../../server/yaml/read.ts";
import { clients as catalogue } from "../../generated/clients.ts";
import type { Facts } from "../facts.ts";
import { chartOf } from "../fix/chart-folder.ts";
import type { Options } from "../options.ts";
import { placeIn, placeOfKey } from "../template-place.ts";
import { nearMissOf, schemasInView, shipsSchema, takesOneOf } from "./coverage.ts";
import { agentsAt, requestsOf } from "./hazards.ts";
import { accountOfWorkload, othersWith } from "./workload-account.ts";

/** A DaemonSet whose Pods list or watch the whole cluster, and which no schema in view holds back. */
export function* workloads(workload: Resource, context: RuleContext<Options>): Generator<Detection<Facts>> {
  const { index, options, configuration } = context;
  const template = podTemplateOf(workload);
  if (template === undefined || workload.role === "patch") return;
  const evaluation = { index, kubernetes: configuration.kubernetes, catalogue };
  const agents = agentsAt(context.subject, evaluation, options.ignoreClients);
  if (agents === undefined) return;
  const account = accountOfWorkload(template, index);
  const schemas = schemasInView(index);
  const hazards = agents.hazards.filter((open) => !takesOneOf(requestsOf(open), account, schemas));
  const isQuiet = agents.hazards.length > 0 || agents.clients.some(({ gentle }) => gentle);
  const allowed = options.permissions && !isQuiet ? wideRequests(account, index) : [];
  const requests = hazards.length > 0 ? hazards.flatMap(requestsOf) : allowed;
  if (requests.length === 0 || (hazards.length === 0 && takesOneOf(requests, account, schemas))) return;
  if (workload.chart !== undefined && shipsSchema(workload.chart, index)) return;
  const nearMiss = nearMissOf(requests, account, schemas);
  yield {
    facts: {
      agent: { type: "workload", workload },
      chart: workload.chart && chartOf(workload.document.file, index),
      account,
      requests,
      hazards,
      nearMiss,
      sharedWith: othersWith(workload, account, index),
    },
    place: placeOf(template, index),
    related: [
      ...hazards.map(({ place, seen }) => ({
        file: place.file,
        range: place.range,
        message: `What ${within(seen.client.name)} asks for`,
      })),
      ...(nearMiss === undefined ? [] : [placeOfSchema(nearMiss.schema.resource)]),
    ],
    resource: workload,
    ...(hazards.length === 0 && { severity: "hint" as const }),
    key: "account",
  };
}

/**
 * The account's name is what a schema goes by; a workload without one, or whose account is written in a helper for several
 * workloads, is meant by its own name.
 */
function placeOf({ spec, workload }: PodTemplate, index: IndexView): Place {
  const key = spec.get("serviceAccountName") === undefined ? "serviceAccount" : "serviceAccountName";
  const account = nodeAt(spec, key);
  const line = account === undefined ? undefined : placeOfKey(key, account, index);
  if (line !== undefined) return account?.type === "unknown" ? { ...line, grade: "action" } : line;
  const { file } = workload.document;
  const name = nodeAt(workload.root, "metadata", "name");
  const place = (name && placeIn(file, name)) ?? (nodeAt(workload.root, "kind") ?? workload.root).origin.place;
  return place.grade === "exact" ? { ...place, grade: "parent" } : place;
}

export function placeOfSchema({ root }: Resource) {
  const { file, range } = (nodeAt(root, "metadata", "name") ?? root).origin.place;
  return { file, range, message: "This FlowSchema names the account, and does not take these requests" };
}
