import type { Notice } from "../../contract/finding.ts";
import type { Chart } from "../../contract/resource.ts";
import type { Tree } from "../../contract/tree.ts";
import { ChartError, type LoadedChart, loadChart, parseValues } from "../../helm/chart/load-chart.ts";
import { mergeMaps } from "../../helm/render/coalesce.ts";
import type { RenderOptions } from "../../helm/render/options.ts";
import { type RenderCache, renderCache } from "../../helm/render/render-cache.ts";
import { type RenderedDocument, renderResources } from "../../helm/rendered/render-resources.ts";
import type { MapValue } from "../../helm/values/value.ts";
import type { FileRecord } from "../file-record.ts";
import { isInside, relativeTo } from "../paths.ts";
import { kindsIn } from "../peek.ts";

/** One set of values that a chart is rendered with. */
export interface RenderPlan {
  /** Undefined for the chart's own defaults, when the configuration names no render. */
  readonly name: string | undefined;
  /** Files over the chart's defaults, in order; paths relative to the root. */
  readonly valuesFiles: readonly string[];
  readonly namespace: string | undefined;
}

/** A rendered document with what a scan of its text tells. */
export interface RenderedRecord {
  readonly document: RenderedDocument;
  readonly kinds: ReadonlySet<string>;
  readonly hook: string | undefined;
}

/** What one plan gave. */
export interface ChartRender {
  readonly chart: Chart;
  readonly plan: RenderPlan;
  readonly records: readonly RenderedRecord[];
  readonly notices: readonly Notice[];
  /** Templates that could not be rendered: they are read blanked instead. */
  readonly unrendered: ReadonlySet<string>;
}

/** What rendering needs of the workspace. */
export interface RenderSources {
  readonly files: ReadonlyMap<string, FileRecord>;
  /** `1.33`; undefined for the default of Helm itself. */
  readonly kubernetes: string | undefined;
  readonly valuesTree: (file: string) => Tree | undefined;
}

/** Renders one chart; keeps its parsed templates from render to render. */
export class ChartRenderer {
  readonly #cache: RenderCache = renderCache();

  render(chart: Chart, plans: readonly RenderPlan[], sources: RenderSources): readonly ChartRender[] {
    let loaded: LoadedChart;
    try {
      loaded = loadChart(chart.folder, chartFiles(chart, sources.files));
    } catch (error) {
      return [failed(chart, error)];
    }
    if (loaded.metadata.type === "library") return [];
    return plans.map((plan) => this.#renderOne(chart, loaded, plan, sources));
  }

  #renderOne(chart: Chart, loaded: LoadedChart, plan: RenderPlan, sources: RenderSources): ChartRender {
    try {
      const values = overlays(plan, sources.files);
      const options: RenderOptions = {
        ...(plan.namespace !== undefined && { namespace: plan.namespace }),
        ...(sources.kubernetes !== undefined && { kubernetes: sources.kubernetes }),
        ...(values !== undefined && { values }),
      };
      const { documents, notices, unrendered } = renderResources(loaded, options, sources.valuesTree, this.#cache);
      const records = documents.map((document) => ({
        document,
        kinds: kindsIn(document.text),
        hook: document.manifest.hook,
      }));
      return { chart, plan, records, notices, unrendered: new Set(unrendered) };
    } catch (error) {
      return failed(chart, error, plan);
    }
  }
}

/** The whole chart is read blanked; what stopped it is told at its file. */
function failed(chart: Chart, error: unknown, plan: RenderPlan = defaultPlan): ChartRender {
  if (!(error instanceof ChartError)) throw error;
  const notice: Notice = {
    kind: "template-failed",
    file: error.file,
    range: { start: 0, end: 0 },
    message: error.message,
  };
  return { chart, plan, records: [], notices: [notice], unrendered: everything };
}

export const defaultPlan: RenderPlan = { name: undefined, valuesFiles: [], namespace: undefined };

/** Stands for all templates of a chart that could not be read at all. */
const everything: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });

function chartFiles({ folder }: Chart, files: ReadonlyMap<string, FileRecord>): ReadonlyMap<string, string> {
  const inside = new Map<string, string>();
  for (const [path, file] of files) if (isInside(path, folder)) inside.set(relativeTo(path, folder), file.text);
  return inside;
}

function overlays(plan: RenderPlan, files: ReadonlyMap<string, FileRecord>): MapValue | undefined {
  let merged: MapValue | undefined;
  for (const path of plan.valuesFiles) {
    const file = files.get(path);
    if (file === undefined) continue;
    const values = parseValues(path, file.text);
    merged = merged === undefined ? values : mergeMaps(merged, values);
  }
  return merged;
}
