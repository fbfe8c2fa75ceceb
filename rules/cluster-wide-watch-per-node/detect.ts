import type { Severity } from "../../server/contract/finding.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import { openHazards } from "../../server/kubernetes/clients/open-hazards.ts";
import { podsAtOnce } from "../../server/kubernetes/clients/report/estimates.ts";
import { relatedOf } from "../../server/kubernetes/clients/report/related.ts";
import type { OpenHazard } from "../../server/kubernetes/clients/seen-client.ts";
import { clients } from "../generated/clients.ts";
import type { Options } from "./meta.ts";

/** What a client did to somebody, by the client's id. */
const incidents: Readonly<Record<string, readonly string[]>> = {
  falco: ["falco-2023-cluster-state"],
  "grafana-alloy": ["alloy-2025-cluster-logs"],
  kube2iam: ["civis-2019-datadog"],
  "otel-collector": ["otel-2025-agent-watches"],
  vector: ["render-2025-namespaces"],
};

const severities: Readonly<Record<OpenHazard["hazard"]["severity"], Severity>> = {
  high: "warning",
  medium: "info",
  low: "hint",
};

/** Watches and lists of the whole cluster for which the catalogue knows a cure; kube-proxy's, say, are its task. */
export function* detect(context: RuleContext<Options>): Generator<Detection<OpenHazard>> {
  const { subject, index, configuration, options } = context;
  const hazards = openHazards(subject, { index, kubernetes: configuration.kubernetes, catalogue: clients });
  for (const open of hazards) {
    const { hazard, seen } = open;
    const isWide = hazard.class === "watch-full" || hazard.class === "list-cache-full";
    if (!isWide || hazard.remedies === undefined || options.ignoreClients.includes(seen.client.id)) continue;
    const estimate = podsAtOnce(open, configuration.cluster, "pods sent to the nodes when all agents list at once");
    yield {
      facts: open,
      place: open.place,
      related: relatedOf(open),
      severity: severities[hazard.severity],
      incidents: incidents[seen.client.id] ?? ["openai-2024-telemetry"],
      ...(estimate && { estimate }),
      key: open.key,
    };
  }
}
