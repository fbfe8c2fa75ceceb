import type { Severity } from "../../server/contract/finding.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import { openHazards } from "../../server/kubernetes/clients/open-hazards.ts";
import { podsAtOnce } from "../../server/kubernetes/clients/report/estimates.ts";
import { relatedOf } from "../../server/kubernetes/clients/report/related.ts";
import { hazardSentence, remedySentence } from "../../server/kubernetes/clients/report/sentences.ts";
import type { OpenHazard } from "../../server/kubernetes/clients/seen-client.ts";
import { count } from "../../server/kubernetes/load/numbers.ts";
import { clients } from "../generated/clients.ts";
import { meta, type Options } from "./meta.ts";

function incidentsOf({ seen: { client }, hazard }: OpenHazard): readonly string[] {
  if (client.id === "calico-node") return ["calico-2021-list-storm"];
  return hazard.id === "endpoint-per-pod" ? ["cilium-2024-endpoint-lists"] : [];
}

export const rule = defineRule<Options, OpenHazard>({
  meta,
  subjects: { resources: { kinds: ["DaemonSet"] }, values: {} },
  *check({ subject, index, configuration, options }: RuleContext<Options>): Generator<Detection<OpenHazard>> {
    const { kubernetes, cluster } = configuration;
    for (const open of openHazards(subject, { index, kubernetes, catalogue: clients })) {
      if (open.hazard.class !== "no-fan-out") continue;
      const severity = severityOf(open, cluster.nodes, options);
      if (severity === undefined) continue;
      const estimate = podsAtOnce(open, cluster, "pods sent to the nodes when all agents list at once");
      yield {
        facts: open,
        place: open.place,
        related: relatedOf(open),
        severity,
        incidents: incidentsOf(open),
        ...(estimate && { estimate }),
        key: open.key,
      };
    }
  },
  describe: (open, { configuration, options }) =>
    `${hazardSentence(open)} ${size(open, configuration.cluster.nodes, options)} ${remedySentence(open)}`.trim(),
});

/**
 * Calico says from how many nodes its fan-out is needed. Cilium gives no number, so it is looked at only where many nodes are
 * declared, and is a hint.
 */
function severityOf({ hazard }: OpenHazard, nodes: number | undefined, options: Options): Severity | undefined {
  const isMany = nodes !== undefined && nodes > options.manyNodes;
  if (hazard.severity !== "high") return isMany ? "hint" : undefined;
  if (nodes === undefined) return "hint";
  if (isMany) return "warning";
  return nodes > options.nodes ? "info" : undefined;
}

function size({ hazard }: OpenHazard, nodes: number | undefined, options: Options): string {
  if (nodes === undefined) {
    return `Its makers recommend the fan-out above ${count(options.nodes)} nodes and call it essential above ${count(options.manyNodes)}; cluster.nodes is not declared here.`;
  }
  const load = `With ${count(nodes)} nodes (cluster.nodes) every change of these objects is sent ${count(nodes)} times, and all of them again when agents or an API server restart.`;
  return hazard.severity === "high"
    ? `${load} Its makers recommend the fan-out above 50 nodes and call it essential above 100.`
    : load;
}
