import type { EffectiveConfiguration } from "../../contract/configuration.ts";
import type { Chart } from "../../contract/resource.ts";
import type { Subject } from "../../contract/rule.ts";
import { newestMinor } from "../../helm/semver/newest-minor.ts";

/**
 * The configuration for one subject: a chart that cannot be installed on the version that is only assumed is judged by the
 * newest that it lets in.
 */
export function configurationFor(subject: Subject, configuration: EffectiveConfiguration): EffectiveConfiguration {
  const { kubernetes } = configuration;
  const constraints = kubernetes.from === "assumed" ? chartOf(subject)?.kubernetes : undefined;
  if (constraints === undefined) return configuration;
  const minor = newestMinor(constraints, kubernetes.minor);
  if (minor === undefined || minor === kubernetes.minor) return configuration;
  return { ...configuration, kubernetes: { major: 1, minor, from: "evidence" } };
}

function chartOf(subject: Subject): Chart | undefined {
  switch (subject.type) {
    case "resource":
      return subject.resource.chart;
    case "values":
      return subject.values.local;
    case "chart":
      return subject.chart;
    case "document":
      return undefined;
  }
}
