import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly backOffSeconds: number;
  readonly requireCpuLimit: boolean;
}

const defaults: Options = { backOffSeconds: 5, requireCpuLimit: false };

export const meta: RuleMeta<Options> = {
  id: "sidecar-can-starve-node",
  summary: "A log or metric sidecar tries for ever, or without a wait, and no CPU limit holds it back.",
  topic: "workloads",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      backOffSeconds: {
        description:
          "A longest wait between two tries below this many seconds counts as none. 5 is where Fluent Bit starts.",
        type: "number",
        exclusiveMinimum: 0,
        default: defaults.backOffSeconds,
      },
      requireCpuLimit: {
        description: "Also each log or metric sidecar without a CPU limit, however it tries.",
        type: "boolean",
        default: defaults.requireCpuLimit,
      },
    },
  },
  defaults,
  incidents: ["target-2019-cascade"],
  runbook: "log-sidecars",
  sources: [
    {
      claim: "Fluent Bit: Retry_Limit no_limits (False) tries for ever; waits grow from 5 s to at most scheduler.cap.",
      url: "https://docs.fluentbit.io/manual/administration/scheduling-and-retries",
    },
    {
      claim: "Fluentd: retry_forever goes past retry_timeout and retry_max_times.",
      url: "https://docs.fluentd.org/configuration/buffer-section",
    },
    {
      claim: "Vector tries for ever by default; retry_max_duration_secs is the longest wait between tries.",
      url: "https://vector.dev/docs/reference/configuration/sinks/http/",
    },
    {
      claim: "Filebeat tries for ever whatever max_retries says; backoff.max is 60 s by default.",
      url: "https://www.elastic.co/docs/reference/beats/filebeat/kafka-output",
    },
    {
      claim: "OpenTelemetry Collector: with max_elapsed_time 0 the retries are never stopped.",
      url: "https://github.com/open-telemetry/opentelemetry-collector/blob/main/exporter/exporterhelper/README.md",
    },
    {
      claim: "Kafka's producer waits 100 ms to try again, and up to 1 s to connect again.",
      url: "https://kafka.apache.org/24/generated/producer_config.html",
    },
  ],
};
