import { baseName } from "../../text/paths.ts";
import type { Flavour } from "../evaluate/runtime.ts";
import { anyMap, type MapValue, map, record, type Value } from "../values/value.ts";
import { chartObject } from "./chart-object.ts";
import type { NamedChart } from "./coalesce.ts";
import { filesObject } from "./files-object.ts";
import { capabilitiesObject, releaseObject } from "./objects.ts";
import type { RenderOptions } from "./options.ts";

/** A template file of a chart or subchart, and what its dot is. */
export interface Renderable {
  /** As Helm names it: `chart/charts/sub/templates/x.yaml`. */
  readonly name: string;
  readonly basePath: string;
  readonly file: string;
  readonly text: string;
  /** The top-level object; all templates of one chart share it. */
  readonly data: MapValue;
}

/** All template files of a chart with its subcharts. Of library charts only the helpers count. */
export function renderablesOf(root: NamedChart, values: MapValue, options: RenderOptions): readonly Renderable[] {
  const renderables: Renderable[] = [];
  collect(root, topLevel(values, options), root.name, true, options.flavour ?? "helm4", renderables);
  return renderables;
}

function topLevel(values: MapValue, options: RenderOptions): MapValue {
  const flavour = options.flavour ?? "helm4";
  const typed = map(values.entries, typeOfValues(flavour), values.trace);
  return record({ Values: typed, Release: releaseObject(options), Capabilities: capabilitiesObject(options, flavour) });
}

/** Each chart's templates with the data that they see. */
function collect(
  chart: NamedChart,
  outer: MapValue,
  path: string,
  isRoot: boolean,
  flavour: Flavour,
  into: Renderable[],
): MapValue {
  const outerValues = outer.entries.get("Values")?.value;
  const subcharts = map();
  const entries = {
    Chart: chartObject(chart, isRoot, flavour),
    Files: filesObject(chart.chart.files, chart.chart.fileAt),
    Release: outer.entries.get("Release")?.value ?? map(),
    Capabilities: outer.entries.get("Capabilities")?.value ?? map(),
    Values: isRoot && outerValues !== undefined ? outerValues : sectionOf(outerValues, chart.name, flavour),
    Subcharts: subcharts,
  };
  const data = record(entries, typeOfValues(flavour));
  for (const dependency of chart.dependencies) {
    const inner = collect(dependency, data, `${path}/charts/${dependency.name}`, false, flavour, into);
    subcharts.entries.set(dependency.name, { value: { ...inner, goType: anyMap }, key: inner.trace });
  }
  for (const template of chart.chart.templates) {
    if (chart.chart.metadata.type === "library" && !baseName(template.path).startsWith("_")) continue;
    into.push({
      name: `${path}/${template.path}`,
      basePath: `${path}/templates`,
      file: template.file,
      text: template.text,
      data,
    });
  }
  return data;
}

/** Go's type of `.Values` and of the top-level object. */
function typeOfValues(flavour: Flavour): string {
  return flavour === "helm3" ? "chartutil.Values" : "common.Values";
}

function sectionOf(values: Value | undefined, name: string, flavour: Flavour): MapValue {
  const goType = typeOfValues(flavour);
  const section = values?.kind === "map" ? values.entries.get(name)?.value : undefined;
  // The entries are shared: what a template sets is seen by the parent too.
  return section?.kind === "map" ? { ...section, goType } : map([], goType);
}
