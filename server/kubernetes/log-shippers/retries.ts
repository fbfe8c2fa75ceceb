import type { ScalarNode, TreeNode } from "../../contract/tree.ts";
import { walk } from "../../yaml/walk.ts";
import { secondsOfGoDuration } from "../duration.ts";
import type { Shipper } from "./programs.ts";

/** A setting that lets a shipper try for ever, or with hardly a wait between tries. */
export interface RetryHazard {
  readonly problem: "unlimited" | "no-back-off";
  readonly scalar: ScalarNode;
  /** As people search for it: `Retry_Limit`, `backoff.max`. */
  readonly setting: string;
}

interface RetrySetting {
  readonly shippers: readonly Shipper[];
  /** Of the keys on the way, lower-case and joined by dots. */
  readonly path: RegExp;
  readonly setting: string;
  readonly problem: RetryHazard["problem"];
  /** @param shortest the shortest longest wait, in seconds, that still is a back-off */
  isHazard(text: string, shortest: number): boolean;
}

const isTrue = (text: string) => text.toLowerCase() === "true";
const below = (text: string, shortest: number) => {
  const seconds = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : secondsOfGoDuration(text);
  return seconds !== undefined && seconds < shortest;
};

const settings: readonly RetrySetting[] = [
  {
    // https://docs.fluentbit.io/manual/administration/scheduling-and-retries
    shippers: ["Fluent Bit"],
    path: /^(?:output|pipeline\.outputs\.\d+)\.retry_limit$/,
    setting: "Retry_Limit",
    problem: "unlimited",
    isHazard: (text) => /^(?:no_limits|false)$/i.test(text),
  },
  {
    shippers: ["Fluent Bit"],
    path: /^service\.scheduler\.cap$/,
    setting: "scheduler.cap",
    problem: "no-back-off",
    isHazard: below,
  },
  {
    // https://docs.fluentd.org/configuration/buffer-section
    shippers: ["Fluentd"],
    path: /(?:^|\.)retry_forever$/,
    setting: "retry_forever",
    problem: "unlimited",
    isHazard: isTrue,
  },
  {
    // https://vector.dev/docs/reference/configuration/sinks/http/#request.retry_max_duration_secs: without a limit by default
    shippers: ["Vector"],
    path: /^sinks\.[^.]+\.request\.retry_max_duration_secs$/,
    setting: "request.retry_max_duration_secs",
    problem: "no-back-off",
    isHazard: below,
  },
  {
    // https://www.elastic.co/docs/reference/beats/filebeat/kafka-output: without a limit always
    shippers: ["Filebeat"],
    path: /^output\.[a-z]+\.backoff\.max$/,
    setting: "backoff.max",
    problem: "no-back-off",
    isHazard: below,
  },
  {
    // https://github.com/open-telemetry/opentelemetry-collector/blob/main/exporter/exporterhelper/README.md
    shippers: ["OpenTelemetry Collector"],
    path: /^exporters\.[^.]+\.retry_on_failure\.max_elapsed_time$/,
    setting: "retry_on_failure.max_elapsed_time",
    problem: "unlimited",
    isHazard: (text) => below(text, Number.MIN_VALUE),
  },
  {
    shippers: ["OpenTelemetry Collector"],
    path: /^exporters\.[^.]+\.retry_on_failure\.max_interval$/,
    setting: "retry_on_failure.max_interval",
    problem: "no-back-off",
    isHazard: below,
  },
];

/** A tenth of what Kafka's clients wait by default, in milliseconds. https://kafka.apache.org/documentation/#producerconfigs */
const kafkaFloors: readonly (readonly [name: string, milliseconds: number])[] = [
  ["reconnect.backoff.max.ms", 100],
  ["retry.backoff.ms", 10],
];

/** The hazards in a configuration that a shipper reads. */
export function* retryHazards(root: TreeNode, shipper: Shipper, shortest: number): Generator<RetryHazard> {
  const base = root.path.length;
  for (const { node } of walk(root)) {
    if (node.type !== "scalar" || !node.certain) continue;
    const path = node.path.slice(base).join(".").toLowerCase();
    const setting = settings.find((one) => one.shippers.includes(shipper) && one.path.test(path));
    if (setting?.isHazard(node.text.trim(), shortest) === true) {
      yield { problem: setting.problem, scalar: node, setting: setting.setting };
    }
    const kafka = kafkaFloors.find(([name]) => path === name || path.endsWith(`.${name}`));
    if (kafka !== undefined && /^\d+$/.test(node.text.trim()) && Number(node.text) < kafka[1]) {
      yield { problem: "no-back-off", scalar: node, setting: kafka[0] };
    }
  }
}
