import type { Fix } from "../../server/contract/fix.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { count } from "../../server/kubernetes/load/numbers.ts";
import { workloadKinds } from "../../server/kubernetes/pod-template.ts";
import { detect } from "./detect.ts";
import type { Facts } from "./facts.ts";
import { meta, type Options } from "./meta.ts";

/** Tries that the suggestion leaves; with Fluent Bit's back-off the fifth comes minutes after the first. */
const tries = 5;

/** Endings of images that say what they are. */
const named = [
  "-shipper",
  "-forwarder",
  "log-agent",
  "logs-agent",
  "log-sidecar",
  "metrics-agent",
  "metric-agent",
  "metrics-sidecar",
];

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: [
      {
        kinds: workloadKinds.filter((kind) => kind !== "DaemonSet"),
        words: [
          "fluent",
          "vector",
          "filebeat",
          "metricbeat",
          "collector",
          "otelcol",
          "promtail",
          "telegraf",
          "logstash",
          ...named,
        ],
      },
      { kinds: ["OpenTelemetryCollector"], words: ["sidecar"] },
    ],
  },
  check: detect,
  describe,
  fixes,
});

function describe({ shipper, container, hazard, replicas }: Facts): string {
  const who = `${shipper === "other" ? "a shipper of logs or metrics" : shipper}${container === undefined ? "" : ` (container ${container})`}`;
  const pods = replicas !== undefined && replicas > 1 ? `all ${count(replicas)} Pods` : "all Pods";
  const where = `It is a sidecar without a CPU limit, so when its receiver is away ${pods} of the workload become busy at once; about 2,000 workloads with such a sidecar once took their nodes down, one after the other`;
  if (hazard === undefined) {
    return `This is ${who}. ${where}. Give it a CPU limit, or ship from one agent per node.`;
  }
  const what =
    hazard.problem === "unlimited"
      ? `With ${hazard.setting} ${hazard.scalar.text.trim()} ${who} tries for ever`
      : `With ${hazard.setting} ${hazard.scalar.text.trim()} ${who} tries again with hardly a wait`;
  const cure =
    hazard.problem === "unlimited" ? "Let it give up after some tries" : "Leave the wait at the program's default";
  return `${what}. ${where}. ${cure}, give the container a CPU limit, or ship from one agent per node.`;
}

function fixes({ hazard }: Facts): readonly Fix[] {
  if (hazard === undefined) return [];
  const { scalar, setting, problem } = hazard;
  const { editor } = scalar.tree;
  if (setting === "Retry_Limit") {
    const edits = editor.replaceScalar(scalar, tries);
    const title = `Give up after ${tries} tries (what is not delivered by then is lost)`;
    return edits === undefined ? [] : [{ title, safety: "suggestion", edits }];
  }
  const edits = editor.remove(scalar);
  if (edits === undefined) return [];
  const lost = problem === "unlimited" ? "; what is not delivered by then is lost" : "";
  return [{ title: `Take ${setting} away, which leaves it at its default${lost}`, safety: "suggestion", edits }];
}
