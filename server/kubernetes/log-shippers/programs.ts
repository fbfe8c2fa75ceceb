import { parseImage } from "../image.ts";
import type { Container } from "../pod-template.ts";

/** Programs whose configuration can be read, and others that ship as well. */
export type Shipper = "Fluent Bit" | "Fluentd" | "Vector" | "Filebeat" | "OpenTelemetry Collector" | "other";

const programs: readonly { readonly shipper: Shipper; readonly image: RegExp }[] = [
  { shipper: "Fluent Bit", image: /(?:^|[/-])fluent-?bit(?:-debug)?$/ },
  { shipper: "Fluentd", image: /(?:^|\/)fluentd(?:-[a-z0-9-]+)?$/ },
  { shipper: "Vector", image: /(?:^|\/)(?:timberio|vectordotdev)\/vector$/ },
  { shipper: "Filebeat", image: /(?:^|\/)(?:filebeat|metricbeat)(?:-oss|-wolfi)?$/ },
  { shipper: "OpenTelemetry Collector", image: /(?:^|\/)(?:opentelemetry-collector|otelcol)(?:-[a-z0-9-]+)?$/ },
  {
    shipper: "other",
    image:
      /(?:^|\/)(?:promtail|telegraf|logstash(?:-oss)?|(?:[a-z0-9-]*-)?logs?-(?:shipper|forwarder|agent|sidecar)|(?:[a-z0-9-]*-)?metrics?-(?:shipper|forwarder|agent|sidecar))$/,
  },
];

/** Which shipper a container runs; only the image decides. */
export function shipperOf({ image }: Container): Shipper | undefined {
  const repository = image === undefined ? undefined : parseImage(image)?.repository.toLowerCase();
  if (repository === undefined) return undefined;
  return programs.find((program) => program.image.test(repository))?.shipper;
}
