/** What an editor's server does with a chart; bundled for the bench as it is for the product. */
import { type ChartCache, chartCache } from "../../server/helm/chart/chart-cache.ts";
import type { FileContent } from "../../server/helm/chart/chart-files.ts";
import { loadChart, parseValues } from "../../server/helm/chart/load-chart.ts";
import { mergeMaps } from "../../server/helm/render/coalesce.ts";
import { manifestsOf } from "../../server/helm/render/manifests.ts";
import { type RenderCache, renderCache } from "../../server/helm/render/render-cache.ts";
import { renderChart } from "../../server/helm/render/render-chart.ts";
import type { MapValue } from "../../server/helm/values/value.ts";

export type Files = ReadonlyMap<string, FileContent>;

/** A chart in an editor: what was read, parsed and rendered before serves the next render. */
export class OpenChart {
  readonly #charts: ChartCache = chartCache();
  readonly #renders: RenderCache = renderCache();
  readonly #values: MapValue | undefined;

  /** @param values texts of values files by their paths, each over those before */
  constructor(values: ReadonlyMap<string, string>) {
    const [first, ...others] = [...values].map(([file, text]) => parseValues(file, text));
    this.#values = first === undefined ? undefined : others.reduce<MapValue>(mergeMaps, first);
  }

  /** Runs all templates: nothing of the last render's output is used. */
  whole(files: Files) {
    this.#renders.last = undefined;
    return this.again(files);
  }

  again(files: Files) {
    const chart = loadChart("", files, this.#charts);
    const options = { validates: false, ...(this.#values !== undefined && { values: this.#values }) };
    return manifestsOf(renderChart(chart, options, this.#renders).templates, "helm4");
  }
}
