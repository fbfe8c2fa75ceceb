import type { Notice } from "../../contract/finding.ts";
import type { TextRange } from "../../contract/place.ts";
import type { Chart } from "../../contract/resource.ts";
import type { Tree } from "../../contract/tree.ts";
import { type ChartCache, chartCache } from "../../helm/chart/chart-cache.ts";
import { ChartError, type LoadedChart, loadChart } from "../../helm/chart/load-chart.ts";
import type { Flavour } from "../../helm/evaluate/runtime.ts";
import { completeVersion, seenVersion } from "../../helm/render/kubernetes-version.ts";
import type { RenderOptions } from "../../helm/render/options.ts";
import { type RenderCache, renderCache } from "../../helm/render/render-cache.ts";
import { type FailedTemplate, type RenderedDocument, renderResources } from "../../helm/rendered/render-resources.ts";
import { newestMinor } from "../../helm/semver/newest-minor.ts";
import { joinPath } from "../../text/paths.ts";
import { kindsIn } from "../peek.ts";
import { type ChartFilesInView, chartSource } from "./chart-source.ts";
import { type LocalCharts, withLocalDependencies } from "./local-dependencies.ts";
import { type PlanSetting, type PlanValues, planValues } from "./plan-values.ts";

/** One set of values that a chart is rendered with. */
export interface RenderPlan {
  /** Undefined for the chart's own defaults, when the configuration names no render. */
  readonly name: string | undefined;
  /** Files over the chart's defaults, in order; paths relative to the root. */
  readonly valuesFiles: readonly string[];
  readonly namespace: string | undefined;
  /** Where the configuration names the values files. */
  readonly valuesPlaces?: readonly { readonly file: string; readonly range: TextRange }[];
  /** Helm's default without. */
  readonly release?: string | undefined;
  /** In Helm's order. */
  readonly settings?: readonly PlanSetting[];
  readonly apiVersions?: readonly string[];
  readonly flavour?: Flavour | undefined;
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
  /** Why templates could not be rendered, one by one. */
  readonly failed: readonly FailedTemplate[];
  /** Why nothing at all could be rendered. */
  readonly unreadable?: Notice;
}

/** What rendering needs of the workspace. */
export interface RenderSources extends ChartFilesInView {
  /** `1.33`; undefined for the default of Helm itself. */
  readonly kubernetes: string | undefined;
  readonly valuesTree: (file: string) => Tree | undefined;
}

/** Renders one chart; what it has read, parsed and rendered serves the next render, for each set of values apart. */
export class ChartRenderer {
  #cache = this.#emptyCache();
  #sources: RenderSources | undefined;
  #charts: ChartCache = chartCache();
  #size = 0;
  readonly #plans = new Map<string | undefined, { readonly cache: RenderCache; values: PlanValues | undefined }>();

  #beside: readonly string[] = [];

  /** Files and folders outside the chart that its last render read: those of `file://` dependencies and behind links. */
  get beside(): readonly string[] {
    return this.#beside;
  }

  /** Characters of the files that the last render read. */
  get size(): number {
    return this.#size;
  }

  #emptyCache(): RenderCache {
    return renderCache((file, text) => {
      const record = this.#sources?.files.get(file);
      return record?.text === text ? record.template : undefined;
    });
  }

  /** The next render begins anew. */
  forget(): void {
    this.#cache = this.#emptyCache();
    this.#charts = chartCache();
    this.#plans.clear();
  }

  render(chart: Chart, plans: readonly RenderPlan[], sources: RenderSources): readonly ChartRender[] {
    this.#sources = sources;
    let loaded: LoadedChart;
    try {
      const { files, fileAt, outside } = chartSource(chart.folder, sources);
      this.#beside = outside;
      this.#size = 0;
      for (const file of files.values()) if (typeof file === "string") this.#size += file.length;
      const own = loadChart(chart.folder, files, this.#charts, fileAt);
      const complete = withLocalDependencies(own, localCharts(sources, this.#charts));
      loaded = complete.chart;
      this.#beside = [...outside, ...complete.folders];
    } catch (error) {
      return plans.map((plan) => unreadable(chart, error, plan));
    }
    if (loaded.metadata.type === "library") return [];
    return plans.map((plan) => this.#renderOne(chart, loaded, plan, sources));
  }

  #renderOne(chart: Chart, loaded: LoadedChart, plan: RenderPlan, sources: RenderSources): ChartRender {
    try {
      const known = this.#known(plan);
      const { values, notices: wrong } = this.#values(chart, plan, sources);
      const kubernetes = sources.kubernetes ?? versionWanted(chart, plan);
      const options: RenderOptions = {
        ...(plan.release !== undefined && { releaseName: plan.release }),
        ...(plan.flavour !== undefined && { flavour: plan.flavour }),
        ...(plan.apiVersions !== undefined && { apiVersions: plan.apiVersions }),
        ...(plan.namespace !== undefined && { namespace: plan.namespace }),
        ...(kubernetes !== undefined && { kubernetes: completeVersion(kubernetes) }),
        ...(values !== undefined && { values }),
      };
      const { documents, notices, failed } = renderResources(loaded, options, sources.valuesTree, known.cache);
      const records = documents.map((document) => ({
        document,
        kinds: kindsIn(document.text),
        hook: document.manifest.hook,
      }));
      const unrendered = failed.length === 0 ? none : new Set(failed.map(({ file }) => file));
      return { chart, plan, records, notices: [...wrong, ...notices], unrendered, failed };
    } catch (error) {
      return unreadable(chart, error, plan);
    }
  }

  #known(plan: RenderPlan) {
    let known = this.#plans.get(plan.name);
    if (known === undefined) {
      // Parsed templates are shared, the last render is each plan's own.
      known = { cache: { ...this.#cache, last: undefined }, values: undefined };
      this.#plans.set(plan.name, known);
    }
    return known;
  }

  /** The same values as long as nothing that they are made of changed: then only edited templates run again. */
  #values(chart: Chart, plan: RenderPlan, sources: RenderSources): PlanValues {
    const known = this.#known(plan);
    const made = planValues(chart.folder, plan, sources, (path, text) => this.#charts.values(path, text));
    const { inputs } = known.values ?? {};
    const same = made.inputs.length === inputs?.length && made.inputs.every((part, index) => part === inputs[index]);
    known.values = same ? { ...made, values: known.values?.values } : made;
    this.#beside = [...this.#beside, ...made.files];
    return known.values;
  }
}

/** Charts in view, for `file://` dependencies. */
function localCharts(view: ChartFilesInView, cache: ChartCache): LocalCharts {
  return {
    resolve: joinPath,
    read(folder) {
      const { files, fileAt, outside } = chartSource(folder, view);
      const folders = [folder, ...outside];
      try {
        return { chart: loadChart(folder, files, cache, fileAt), folders };
      } catch (error) {
        // What is wrong with it is told where it is rendered itself.
        if (error instanceof ChartError) return { chart: undefined, folders };
        throw error;
      }
    },
  };
}

/** The whole chart is read blanked; what stopped it is told at its file. */
function unreadable(chart: Chart, error: unknown, plan: RenderPlan): ChartRender {
  if (!(error instanceof ChartError)) throw error;
  const notice: Notice = {
    kind: "template-failed",
    file: error.file,
    range: { start: 0, end: 0 },
    message: error.message,
  };
  return { chart, plan, records: [], notices: [notice], unrendered: everything, failed: [], unreadable: notice };
}

/** Every template was rendered. */
export const none: ReadonlySet<string> = new Set();

/** Stands for all templates of a chart that could not be read at all. */
const everything: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });

/** A version that the chart lets in, where it refuses the one that Helm renders for by itself. */
function versionWanted({ kubernetes = [] }: Chart, { flavour = "helm4" }: RenderPlan): string | undefined {
  const standard = Number(seenVersion(undefined, flavour).minor);
  const minor = kubernetes.length === 0 ? standard : newestMinor(kubernetes, standard);
  return minor === undefined || minor === standard ? undefined : `1.${minor}`;
}
