import type { TextRange } from "../../contract/place.ts";
import { baseName } from "../../text/paths.ts";
import type { LoadedChart } from "../chart/load-chart.ts";
import type { Flavour } from "../evaluate/runtime.ts";
import { matchesConstraint, parseVersion } from "../semver/version.ts";
import { noneOf } from "../values/value.ts";
import { valueAt } from "./coalesce.ts";
import { declarationOf, textAt } from "./dependencies.ts";
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

/** What Helm asks of a chart and of those in its `charts/` before it renders, in its order. */
export function refusalOf(chart: LoadedChart, options: RenderOptions): ChartRefusal | undefined {
  const flavour = options.flavour ?? "helm4";
  const { type, kubeVersion } = chart.metadata;
  const unread = formatRefusal(chart, flavour) ?? invalidIn(chart, flavour);
  if (unread !== undefined) return unread;
  if (type === "library") return refusedAt(chart, "type", "library charts are not installable");
  if (kubeVersion === undefined) return undefined;
  const cluster = seenVersion(options.kubernetes, flavour);
  const seen = parseVersion(cluster.printed);
  if (seen !== undefined && matchesConstraint(kubeVersion)?.(seen) === true) return undefined;
  const reason = `requires kubeVersion: ${kubeVersion} which is incompatible with Kubernetes ${cluster.version}`;
  return { ...refusedAt(chart, "kubeVersion", `chart ${reason}`), isForVersion: true };
}

/** Helm 4 looks at the version of the chart's own format before all else; Helm 3 reads every one as the newest. */
function formatRefusal(chart: LoadedChart, flavour: Flavour): ChartRefusal | undefined {
  const { apiVersion = "v1" } = chart.metadata;
  if (flavour === "helm3" || apiVersion === "v1" || apiVersion === "v2") return undefined;
  return refusedAt(chart, "apiVersion", apiVersion === "v3" ? "invalid chart apiVersion" : "unsupported chart version");
}

/** The first mistake in the Chart.yaml of a chart, or of one in its `charts/`. */
function invalidIn(chart: LoadedChart, flavour: Flavour): ChartRefusal | undefined {
  const own = invalid(chart, flavour);
  if (own !== undefined) return own;
  for (const part of chart.dependencies) {
    const inner = invalidIn(part, flavour);
    if (inner === undefined) continue;
    const folder = baseName(part.folder);
    return { ...inner, message: `error unpacking subchart ${folder} in ${chart.metadata.name}: ${inner.message}` };
  }
  return undefined;
}

function invalid(chart: LoadedChart, flavour: Flavour): ChartRefusal | undefined {
  const { name, version } = chart.metadata;
  const refused = (key: string, message: string) => refusedAt(chart, key, `validation: ${message}`);
  if (flavour === "helm4" && (name === "." || name === ".."))
    return refused("name", `chart.metadata.name ${JSON.stringify(name)} is not allowed`);
  if (name.includes("/")) return refused("name", `chart.metadata.name ${JSON.stringify(name)} is invalid`);
  if (version === undefined) return refused("version", "chart.metadata.version is required");
  if (parseVersion(version) === undefined)
    return refused("version", `chart.metadata.version ${JSON.stringify(version)} is invalid`);
  if (!["", "application", "library"].includes(textAt(chart.chartFile, "type")?.text ?? ""))
    return refused("type", "chart.metadata.type must be application or library");
  for (const key of ["maintainers", "dependencies"]) {
    const entries = valueAt(chart.chartFile, [key]);
    if (entries?.kind === "list" && entries.items.some(noneOf))
      return refused(key, `${key} must not contain empty or null nodes`);
  }
  return invalidDependency(chart, refused);
}

function invalidDependency(
  chart: LoadedChart,
  refused: (key: string, message: string) => ChartRefusal,
): ChartRefusal | undefined {
  const keys = new Set<string>();
  for (const { name, key } of chart.declared) {
    const message =
      key !== name && !/^[\w-]+$/.test(key)
        ? `dependency ${JSON.stringify(name)} has disallowed characters in the alias`
        : keys.has(key)
          ? `more than one dependency with name or alias ${JSON.stringify(key)}`
          : undefined;
    if (message !== undefined) return { ...refused("dependencies", message), ...declarationOf(chart, name, key) };
    keys.add(key);
  }
  return undefined;
}

function refusedAt(chart: LoadedChart, key: string, message: string): ChartRefusal {
  const range = rangeOf(chart, key) ?? { start: 0, end: 0 };
  return { isForVersion: false, file: chart.fileAt("Chart.yaml"), range, message };
}

function rangeOf({ chartFile }: LoadedChart, key: string): TextRange | undefined {
  const [source] = textAt(chartFile, key)?.segments[0]?.sources ?? [];
  return source?.type === "values" ? source.range : undefined;
}
