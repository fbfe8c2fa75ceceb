import type { LoadedChart } from "../chart/load-chart.ts";
import type { MapValue } from "../values/value.ts";
import type { RenderOptions } from "./options.ts";
import type { RenderedChart } from "./render-chart.ts";
import type { Renderable } from "./renderables.ts";
import type { KeptRun, RunState } from "./run-templates.ts";

/** A whole render, so that parts of it can be made again alone. */
export interface LastRender extends RunState {
  readonly chart: LoadedChart;
  readonly options: RenderOptions;
  readonly renderables: readonly Renderable[];
  readonly result: RenderedChart;
  /** For each template of the result how it came about. */
  readonly runs: readonly KeptRun[];
}

/** Whether nothing but texts of templates and values can be another in this chart. */
export function isSameBut(last: LastRender, chart: LoadedChart, options: RenderOptions): boolean {
  return sameOptions(last.options, options) && sameFiles(last.chart, chart);
}

/** Whether values are the same, too. */
export function hasSameValues(last: LastRender, chart: LoadedChart, options: RenderOptions): boolean {
  return last.options.values === options.values && sameDefaults(last.chart, chart);
}

function sameOptions(a: RenderOptions, b: RenderOptions): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)] as (keyof RenderOptions)[]);
  // What watches over a render does not change its result.
  keys.delete("checkpoint");
  keys.delete("values");
  return [...keys].every((key) => a[key] === b[key]);
}

/** Chart.yaml is the same object when it comes from one chart cache and its text is equal. */
function sameFiles(a: LoadedChart, b: LoadedChart): boolean {
  return (
    a.folder === b.folder &&
    a.schema === b.schema &&
    a.chartFile === b.chartFile &&
    a.files.size === b.files.size &&
    [...a.files].every(([path, content]) => b.files.get(path) === content) &&
    sameDependencies(a, b, sameFiles)
  );
}

/** Values are the same objects when they come from one chart cache and their texts are equal. */
function sameDefaults(a: LoadedChart, b: LoadedChart): boolean {
  return isSameMap(a.values, b.values) && sameDependencies(a, b, sameDefaults);
}

function sameDependencies(
  a: LoadedChart,
  b: LoadedChart,
  isSame: (a: LoadedChart, b: LoadedChart) => boolean,
): boolean {
  return (
    a.dependencies.length === b.dependencies.length &&
    a.dependencies.every((dependency, index) => {
      const other = b.dependencies[index];
      return other !== undefined && isSame(dependency, other);
    })
  );
}

/** A chart without a values file has an empty map of its own each time. */
function isSameMap(a: MapValue, b: MapValue): boolean {
  return a === b || (a.entries.size === 0 && b.entries.size === 0 && a.trace === b.trace);
}
