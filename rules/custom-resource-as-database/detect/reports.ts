import type { Place } from "../../../server/contract/place.ts";
import type { ValuesTree } from "../../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import type { ScalarNode } from "../../../server/contract/tree.ts";
import { versionOfRange } from "../../../server/kubernetes/clients/matching/version.ts";
import { scalarAt } from "../../../server/yaml/read.ts";
import type { Facts } from "../facts.ts";
import type { Options } from "../meta.ts";

/** Values of the two operators that keep reports as objects. */
export function* reports(context: RuleContext<Options>): Generator<Detection<Facts>> {
  if (context.subject.type !== "values") return;
  const { values } = context.subject;
  if (values.chart?.name === "trivy-operator") yield* trivy(values, context);
  if (values.chart?.name === "kyverno") yield* kyverno(values, context);
}

function* trivy(values: ValuesTree, { index, options, configuration }: RuleContext<Options>) {
  const { pods } = configuration.cluster;
  const { root } = values;
  // Both are on unless one of the files in view turns one off.
  const written = ["sbomGenerationEnabled", "vulnerabilityScannerEnabled"].flatMap(
    (key) => scalarAt(root, "operator", key) ?? [],
  );
  const isOff = layersOf(values, index.values()).some(
    (layer) =>
      isSet(layer, false, "operator", "sbomGenerationEnabled") ||
      isSet(layer, false, "operator", "vulnerabilityScannerEnabled") ||
      isSet(layer, true, "alternateReportStorage", "enabled"),
  );
  const [first] = written;
  if (first === undefined || !first.certain || isOff || (pods !== undefined && pods < options.manyPods)) return;
  yield {
    facts: { form: "trivy", values: root, pods } as const,
    ...first.origin,
    ...(pods === undefined && { severity: "hint" as const }),
    incidents: ["trivy-2024-reports"],
    key: "trivy",
  };
}

function* kyverno(values: ValuesTree, { index }: RuleContext<Options>): Generator<Detection<Facts>> {
  const { root } = values;
  if (
    layersOf(values, index.values()).some((layer) => isSet(layer, false, "features", "admissionReports", "enabled"))
  ) {
    return;
  }
  const controller = scalarAt(root, "reportsController", "enabled");
  if (controller?.value === false) {
    // Current versions stop at 10,000 (maxAdmissionReports), which is worth saying and no outage.
    yield kyvernoFinding(values, controller, "reports controller", "info");
    return;
  }
  const scan = scalarAt(root, "features", "backgroundScan", "enabled");
  if (scan?.value === false && isKyverno117(values)) yield kyvernoFinding(values, scan, "background scan", "warning");
}

function kyvernoFinding(
  { root }: ValuesTree,
  { origin }: ScalarNode,
  missing: "reports controller" | "background scan",
  severity: "info" | "warning",
): Detection<Facts> {
  const place: Place = origin.place;
  return {
    facts: { form: "kyverno", values: root, missing },
    place,
    related: origin.related,
    severity,
    incidents: ["kyverno-2024-ephemeral-reports"],
    key: missing,
  };
}

/** The chart's 3.7 installs Kyverno 1.17, in which this was seen; in 1.15 it was not. */
function isKyverno117({ chart }: ValuesTree): boolean {
  return /^v?1\.17\./.test(chart?.appVersion ?? "") || versionOfRange(chart?.version)?.text.startsWith("3.7.") === true;
}

/** All values in view for the same chart: one of them is enough to turn something off. */
function layersOf({ chart, local }: ValuesTree, all: readonly ValuesTree[]): readonly ValuesTree[] {
  return all.filter((other) => other.chart?.name === chart?.name && other.local?.folder === local?.folder);
}

function isSet({ root }: ValuesTree, value: boolean, ...path: string[]): boolean {
  return scalarAt(root, ...path)?.value === value;
}
