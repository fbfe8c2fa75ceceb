import { describe, expect, it } from "vitest";
import type { MapNode } from "../../contract/tree.ts";
import { DocumentParse, YamlDocument } from "../../yaml/document.ts";
import { mapAt } from "../../yaml/read.ts";
import { fileSource } from "../../yaml/tree/source.ts";
import { shipperOf } from "./programs.ts";

const yaml = "{}\n";
const document = new YamlDocument("a.yaml", 0, { start: 0, end: yaml.length }, new DocumentParse(yaml), () =>
  fileSource("a.yaml", yaml, 0, true),
);

function node(): MapNode {
  const root = mapAt(document.tree.root);
  if (root === undefined) throw new Error("no map");
  return root;
}

describe("shipperOf", () => {
  it.each([
    ["cr.fluentbit.io/fluent/fluent-bit:3.1.9", "Fluent Bit"],
    ["public.ecr.aws/aws-observability/aws-for-fluent-bit:2.32", "Fluent Bit"],
    ["fluent/fluentd-kubernetes-daemonset:v1.16", "Fluentd"],
    ["timberio/vector:0.41.0-alpine", "Vector"],
    ["docker.elastic.co/beats/filebeat:8.15.0", "Filebeat"],
    ["otel/opentelemetry-collector-contrib:0.110.0", "OpenTelemetry Collector"],
    ["registry.example:5000/platform/log-shipper:3", "other"],
    ["pgvector/pgvector:pg16", undefined],
    ["registry.example/catalog-agent:1", undefined],
    ["prom/prometheus:v3.0.0", undefined],
    ["{{ .Values.image }}", undefined],
    [undefined, undefined],
  ])("takes %s for %s", (image, shipper) => {
    expect(shipperOf({ node: node(), name: "a", image, isInit: false })).toBe(shipper);
  });
});
