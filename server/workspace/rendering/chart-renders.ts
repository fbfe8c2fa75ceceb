import type { Notice } from "../../contract/finding.ts";
import type { Chart, ValuesTree } from "../../contract/resource.ts";
import { distinct } from "../../helm/rendered/notices.ts";
import { foldersAround, isInside, joinPath } from "../../text/paths.ts";
import type { FileRecord } from "../file-record.ts";
import { RecentlyUsed } from "../recently-used.ts";
import type { Structure } from "../structure/structure.ts";
import { type ChartRender, ChartRenderer, none, type RenderPlan, type RenderSources } from "./chart-render.ts";
import { isSubchart, plansOf } from "./plans.ts";

/** The renders of all charts, each made again only when a file of its chart, or one of its values files, changed. */
export class ChartRenders {
  readonly #renderers = new Map<string, ChartRenderer>();
  readonly #recent: RecentlyUsed<ChartRenderer>;
  #renders = new Map<string, readonly ChartRender[]>();
  /** Rendered for a refresh that has not happened yet, by folder. */
  readonly #ahead = new Map<string, readonly ChartRender[]>();
  #shown: ReadonlyMap<ChartRender, ChartRender> = new Map();
  #dirty = new Set<string>();
  #allDirty = false;
  #covered = new Map<string, boolean>();

  /** @param keptText characters of charts of which is kept what the next render can use */
  constructor(keptText: number) {
    this.#recent = new RecentlyUsed<ChartRenderer>(keptText, (renderer) => renderer.forget());
  }

  get all(): readonly ChartRender[] {
    return [...this.#renders.values()].flat();
  }

  /** As rules are to see them: see {@link refresh}. */
  get shown(): readonly ChartRender[] {
    return [...this.#shown.values()];
  }

  /** Those of the chart in a folder, as rules are to see them. */
  of(folder: string): readonly ChartRender[] {
    return (this.#renders.get(folder) ?? []).map((render) => this.#shown.get(render) ?? render);
  }

  /** To be told of every file that changed. */
  fileChanged(path: string): void {
    this.#dirty.add(path);
    for (const [folder, renders] of this.#ahead) {
      const plans = renders.map(({ plan }) => plan);
      if (this.#readsAny([path], folder, plans)) this.#ahead.delete(folder);
    }
  }

  /** Everything is to be rendered anew: the configuration changed. */
  allChanged(): void {
    this.#allDirty = true;
    this.#ahead.clear();
  }

  /**
   * Renders, for the next {@link refresh}, the charts that need it, and gives way before each. Whoever leaves off in between
   * loses nothing.
   */
  *steps(structure: Structure, sources: RenderSources): Generator<undefined, void, undefined> {
    for (const chart of structure.charts) {
      if (isSubchart(chart) || this.#ahead.has(chart.folder)) continue;
      const plans = plansOf(chart, structure);
      if (this.#renders.has(chart.folder) && !this.#isTouched(chart, plans)) continue;
      yield;
      this.#ahead.set(chart.folder, this.#render(chart, plans, sources));
    }
  }

  /** Brings the renders up to date; gives those that went and those that came, as rules are to see them. */
  refresh(
    structure: Structure,
    sources: RenderSources,
  ): { readonly gone: readonly ChartRender[]; readonly made: readonly ChartRender[] } {
    for (const _ of this.steps(structure, sources));
    const rendered = structure.charts.flatMap((chart) => {
      const renders = this.#ahead.get(chart.folder) ?? this.#renders.get(chart.folder);
      return renders === undefined || isSubchart(chart) ? [] : [[chart.folder, renders] as const];
    });
    this.#renders = new Map(rendered);
    this.#ahead.clear();
    const before = this.#shown;
    this.#shown = this.#withoutRepeated(structure);
    const [old, now] = [new Set(before.values()), new Set(this.#shown.values())];
    const gone = [...old].filter((render) => !now.has(render));
    const made = [...now].filter((render) => !old.has(render));
    this.#dirty = new Set();
    this.#allDirty = false;
    this.#covered = new Map();
    return { gone, made };
  }

  /**
   * Each render as rules are to see it. A chart that others bring with them is seen there, with their values: what they
   * all print of it is left out where it is rendered by itself.
   */
  #withoutRepeated(structure: Structure): ReadonlyMap<ChartRender, ChartRender> {
    const shown = new Map<ChartRender, ChartRender>();
    for (const render of this.all) {
      const printed = structure.bringing(render.chart).map(({ folder }) => this.#printedBy(folder));
      const records =
        printed.length === 0
          ? render.records
          : render.records.filter(({ document }) => !printed.every((files) => files.has(document.file)));
      const known = this.#shown.get(render);
      const isSame = records.length === render.records.length;
      if (isSame) shown.set(render, render);
      else if (known?.records.length === records.length && known.records.every((record, i) => record === records[i]))
        shown.set(render, known);
      else shown.set(render, { ...render, records });
    }
    return shown;
  }

  #printedBy(folder: string): ReadonlySet<string> {
    const records = (this.#renders.get(folder) ?? []).flatMap((render) => render.records);
    return new Set(records.map(({ document }) => document.file));
  }

  /** Whether every render of the chart that holds a template printed it, or left it out on purpose. */
  covers(template: string): boolean {
    let covered = this.#covered.get(template);
    if (covered === undefined) {
      covered = this.#isCovered(template);
      this.#covered.set(template, covered);
    }
    return covered;
  }

  #isCovered(template: string): boolean {
    const holding = foldersAround(template).flatMap((folder) => this.#renders.get(folder) ?? []);
    return holding.length > 0 && holding.every(({ unrendered }) => !unrendered.has(template));
  }

  /** Whether a render of the whole chart took these values in, and printed something of it. */
  tookIn({ document, local }: ValuesTree): boolean {
    if (local === undefined) return false;
    return this.all.some(({ chart, plan, records, unrendered, notices }) => {
      const isPart = local.folder === chart.folder || isInside(local.folder, chart.folder);
      const isComplete = unrendered.size === 0 && !notices.some(({ kind }) => kind === "template-failed");
      const files = [joinPath(chart.folder, "values.yaml"), joinPath(local.folder, "values.yaml"), ...plan.valuesFiles];
      const isPrinted = records.some((record) => isInside(record.document.file, local.folder));
      return isPart && isComplete && isPrinted && files.includes(document.file);
    });
  }

  /** Renders a chart with values that no lint takes, or gives the render that one has. */
  with(chart: Chart, plan: RenderPlan, sources: RenderSources): ChartRender | undefined {
    const known = this.#renders.get(chart.folder)?.find((render) => render.plan.name === plan.name);
    return known ?? this.#render(chart, [plan], sources)[0];
  }

  #render(chart: Chart, plans: readonly RenderPlan[], sources: RenderSources): readonly ChartRender[] {
    const renderer = this.#rendererOf(chart);
    const renders = renderer.render(chart, plans, sources);
    this.#recent.use(renderer, renderer.size);
    return renders;
  }

  get notices(): readonly Notice[] {
    return distinct(this.all.flatMap(({ notices }) => notices));
  }

  #rendererOf({ folder }: Chart): ChartRenderer {
    const renderer = this.#renderers.get(folder) ?? new ChartRenderer();
    this.#renderers.set(folder, renderer);
    return renderer;
  }

  #isTouched(chart: Chart, plans: readonly RenderPlan[]): boolean {
    if (this.#allDirty) return true;
    return this.#readsAny([...this.#dirty], chart.folder, plans);
  }

  #readsAny(paths: readonly string[], chart: string, plans: readonly RenderPlan[]): boolean {
    const overlays = plans.flatMap(({ valuesFiles }) => valuesFiles);
    const folders = [chart, ...(this.#renderers.get(chart)?.beside ?? [])];
    return paths.some(
      (path) => folders.some((folder) => path === folder || isInside(path, folder)) || overlays.includes(path),
    );
  }
}

/** Templates that renders could not render: they are or were read blanked, and their objects come or go with that. */
export function blankedBy(
  renders: readonly ChartRender[],
  files: ReadonlyMap<string, FileRecord>,
): readonly FileRecord[] {
  const partial = renders.filter(({ unrendered }) => unrendered !== none);
  if (partial.length === 0) return [];
  return [...files.values()].filter(
    (file) => file.kind === "template" && partial.some(({ unrendered }) => unrendered.has(file.path)),
  );
}
