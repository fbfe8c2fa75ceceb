import type { Origin } from "../../server/contract/place.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import type { TreeNode } from "../../server/contract/tree.ts";
import { replicasOf } from "../../server/kubernetes/etcd/whole.ts";
import { podTemplateOf } from "../../server/kubernetes/pod-template.ts";
import { spotOnly } from "../../server/kubernetes/spot-nodes.ts";
import {
  type Backend,
  backendOf,
  isScaledElsewhere,
  lacksDisruptionBudget,
} from "../../server/kubernetes/webhooks/backend.ts";
import { reachOf } from "../../server/kubernetes/webhooks/reach.ts";
import { type AdmittedRequest, everydayRequests } from "../../server/kubernetes/webhooks/requests.ts";
import { matchRules } from "../../server/kubernetes/webhooks/rule-match.ts";
import type { Webhook } from "../../server/kubernetes/webhooks/webhook.ts";
import type { Options } from "./meta.ts";

export interface BackendFacts {
  readonly problem: "replicas" | "budget" | "spot";
  readonly webhook: Webhook;
  readonly backend: Backend;
  readonly requests: readonly AdmittedRequest[];
  /** False when labels that are not in view decide which namespaces or objects it is asked about. */
  readonly isEverywhere: boolean;
}

/** What is wrong with the Pods behind a webhook that fails closed. */
export function* detect(webhook: Webhook, context: RuleContext<Options>): Generator<Detection<BackendFacts>> {
  const { index, options, configuration } = context;
  const asked = everydayRequests.flatMap((request) => {
    const isMatched = matchRules(webhook, request).truth === true;
    const { truth } = reachOf(webhook, request, undefined, index);
    return isMatched && truth !== false ? [{ request, isCertain: truth === true }] : [];
  });
  const requests = asked.map(({ request }) => request);
  const isEverywhere = asked.some(({ isCertain }) => isCertain);
  const backend = requests.length > 0 ? backendOf(webhook, index) : undefined;
  if (backend === undefined) return;
  const make = (problem: BackendFacts["problem"], origin: Origin, isExact: boolean): Detection<BackendFacts> =>
    detection({ problem, webhook, backend, requests, isEverywhere }, origin, isExact);
  const { root } = backend.workload;
  const spec = root.entry("spec");
  const podSpec = podTemplateOf(backend.workload)?.spec;
  const spot = podSpec && spotOnly(podSpec);
  if (spot !== undefined) yield make("spot", spot.origin, true);
  const replicas = replicasOf(backend.workload);
  if (spec === undefined || replicas === undefined || isScaledElsewhere(backend, index)) return;
  const written = spec.value.type === "map" ? spec.value.get("replicas") : undefined;
  const origin = written?.origin ?? spec.keyOrigin;
  if (replicas === 1) yield make("replicas", origin, written !== undefined);
  const mustHaveBudget = replicas > 1 && options.requireDisruptionBudget && configuration.wholeViewKnown;
  if (mustHaveBudget && lacksDisruptionBudget(backend, index)) {
    yield { ...make("budget", origin, written !== undefined), severity: isEverywhere ? "info" : "hint" };
  }
}

function detection(facts: BackendFacts, origin: Origin, isExact: boolean): Detection<BackendFacts> {
  const { kind, namespace, name } = facts.backend.workload;
  return {
    facts,
    place: isExact ? origin.place : { ...origin.place, grade: "parent" },
    related: [...origin.related, relatedTo(facts.webhook.node)],
    ...(!facts.isEverywhere && { severity: "info" }),
    resource: { kind, ...(namespace !== undefined && { namespace }), ...(name !== undefined && { name }) },
    key: `${facts.problem} ${kind} ${name}`,
  };
}

function relatedTo(webhook: TreeNode) {
  const { file, range } = webhook.origin.place;
  return { file, range, message: "the webhook" };
}
