import type { Severity } from "../../server/contract/finding.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import { openHazards } from "../../server/kubernetes/clients/open-hazards.ts";
import { fixesOf } from "../../server/kubernetes/clients/remedies/fixes-of.ts";
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
  const speakers = new Map<string, OpenHazard>();
  for (const open of hazards) {
    const { hazard, seen } = open;
    const isWide = hazard.class === "watch-full" || hazard.class === "list-cache-full";
    if (!isWide || hazard.remedies === undefined || options.ignoreClients.includes(seen.client.id)) continue;
    const estimate = podsAtOnce(open, configuration.cluster, "pods sent to the nodes when all agents list at once");
    // What no edit at its own place cures, such as five discovery components alike, is one finding with the others beside it.
    const isOwn = fixesOf(open, index).length > 0;
    const name = `${seen.client.id} ${hazard.id} ${seen.anchor.file} ${seen.anchor.range.start}`;
    const speaker = isOwn ? open : (speakers.get(name) ?? open);
    speakers.set(name, speaker);
    const { file, range } = open.place;
    yield {
      facts: open,
      place: speaker.place,
      related: [...relatedOf(speaker), ...(speaker === open ? [] : [{ file, range, message: "Here, too." }])],
      severity: severities[hazard.severity],
      incidents: incidents[seen.client.id] ?? ["openai-2024-telemetry"],
      ...(estimate && { estimate }),
      key: speaker.key,
    };
  }
}
