import type { TextRange } from "../../contract/place.ts";
import type { LoadedChart } from "../chart/load-chart.ts";
import { matchesConstraint, parseVersion } from "../semver/version.ts";
import { textAt } from "./dependencies.ts";
import { seenVersion } from "./kubernetes-version.ts";
import type { RenderOptions } from "./options.ts";

/** Why Helm prints nothing of a chart, whatever its templates hold: in its words, at the value of Chart.yaml. */
export interface ChartRefusal {
  /** Whether another version of the cluster would do. */
  readonly isForVersion: boolean;
  readonly file: string;
  readonly range: TextRange;
  readonly message: string;
}

/** What Helm asks of a chart itself before it renders, in its order; of those in its `charts/` it asks less. */
export function refusalOf(chart: LoadedChart, options: RenderOptions): ChartRefusal | undefined {
  const { name, version, type, kubeVersion } = chart.metadata;
  const refused = (key: string, message: string, isForVersion = false): ChartRefusal => ({
    isForVersion,
    file: chart.fileAt("Chart.yaml"),
    range: rangeOf(chart, key) ?? { start: 0, end: 0 },
    message,
  });
  if (name.includes("/")) return refused("name", `validation: chart.metadata.name ${JSON.stringify(name)} is invalid`);
  if (version === undefined) return refused("version", "validation: chart.metadata.version is required");
  if (parseVersion(version) === undefined)
    return refused("version", `validation: chart.metadata.version ${JSON.stringify(version)} is invalid`);
  if (!["", "application", "library"].includes(textAt(chart.chartFile, "type")?.text ?? ""))
    return refused("type", "validation: chart.metadata.type must be application or library");
  if (type === "library") return refused("type", "library charts are not installable");
  if (kubeVersion === undefined) return undefined;
  const cluster = seenVersion(options.kubernetes, options.flavour ?? "helm4");
  const seen = parseVersion(cluster.printed);
  if (seen !== undefined && matchesConstraint(kubeVersion)?.(seen) === true) return undefined;
  const reason = `requires kubeVersion: ${kubeVersion} which is incompatible with Kubernetes ${cluster.version}`;
  return refused("kubeVersion", `chart ${reason}`, true);
}

function rangeOf({ chartFile }: LoadedChart, key: string): TextRange | undefined {
  const [source] = textAt(chartFile, key)?.segments[0]?.sources ?? [];
  return source?.type === "values" ? source.range : undefined;
}
