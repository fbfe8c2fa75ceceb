import type { Severity } from "../../server/contract/finding.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import { openHazards } from "../../server/kubernetes/clients/open-hazards.ts";
import { fixesOf } from "../../server/kubernetes/clients/remedies/fixes-of.ts";
import { timerRate } from "../../server/kubernetes/clients/report/estimates.ts";
import { relatedOf } from "../../server/kubernetes/clients/report/related.ts";
import { hazardSentence, remedySentence } from "../../server/kubernetes/clients/report/sentences.ts";
import type { OpenHazard } from "../../server/kubernetes/clients/seen-client.ts";
import { clients } from "../generated/clients.ts";
import { meta, type Options } from "./meta.ts";

/** The classes of single requests, with what is true of each of them. */
const classes: Partial<Record<OpenHazard["hazard"]["class"], string>> = {
  "get-etcd": "Such reads reach etcd on every Kubernetes version, and every node adds its own.",
  "lease-poll": "Such reads of a lock reach etcd on every Kubernetes version, and every node adds its own.",
  "write-loop":
    "Each write goes through etcd's log and to everybody who watches the object, and every node adds its own.",
};

/** Their Leases for each Service are the matter of another rule, whatever reads them. */
const judgedElsewhere: readonly string[] = ["kube-vip"];

const severities: Readonly<Record<OpenHazard["hazard"]["severity"], Severity>> = {
  high: "warning",
  medium: "info",
  low: "hint",
};

export const rule = defineRule<Options, OpenHazard>({
  meta,
  subjects: { resources: { kinds: ["DaemonSet"] }, values: {} },
  *check({ subject, index, configuration, options }: RuleContext<Options>): Generator<Detection<OpenHazard>> {
    const ignored = [...options.ignoreClients, ...judgedElsewhere];
    const hazards = openHazards(subject, { index, kubernetes: configuration.kubernetes, catalogue: clients });
    for (const open of hazards) {
      const { hazard, seen } = open;
      if (classes[hazard.class] === undefined || ignored.includes(seen.client.id)) continue;
      const estimate = timerRate(open, configuration.cluster, quantity(open));
      yield {
        facts: open,
        place: open.place,
        related: relatedOf(open),
        severity: severities[hazard.severity],
        incidents: incidentsOf(open),
        ...(estimate && { estimate }),
        key: open.key,
      };
    }
  },
  describe: (open) => `${hazardSentence(open)} ${classes[open.hazard.class] ?? ""} ${remedySentence(open)}`.trim(),
  fixes: (open, { index }) => fixesOf(open, index),
});

function incidentsOf({ hazard, seen: { client } }: OpenHazard): readonly string[] {
  if (client.id !== "fluent-bit") return [];
  return [hazard.id === "small-buffer" ? "fluent-bit-2025-buffer-size" : "fluent-bit-2020-use-kubelet"];
}

function quantity({ hazard }: OpenHazard): string {
  return hazard.class === "write-loop" ? "writes of all nodes" : "reads from etcd of all nodes";
}
