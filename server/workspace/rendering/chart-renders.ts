import type { Notice } from "../../contract/finding.ts";
import type { Chart, ValuesTree } from "../../contract/resource.ts";
import { distinct } from "../../helm/rendered/notices.ts";
import { isInside, joinPath } from "../../text/paths.ts";
import type { FileRecord } from "../file-record.ts";
import type { Structure } from "../structure/structure.ts";
import { type ChartRender, ChartRenderer, none, type RenderPlan, type RenderSources } from "./chart-render.ts";
import { isSubchart, plansOf } from "./plans.ts";

/** The renders of all charts, each made again only when a file of its chart, or one of its values files, changed. */
export class ChartRenders {
  readonly #renderers = new Map<string, ChartRenderer>();
  #renders = new Map<string, readonly ChartRender[]>();
  #dirty = new Set<string>();
  #allDirty = false;
  #covered = new Map<string, boolean>();

  get all(): readonly ChartRender[] {
    return [...this.#renders.values()].flat();
  }

  /** The renders of the chart in a folder. */
  of(folder: string): readonly ChartRender[] {
    return this.#renders.get(folder) ?? [];
  }

  /** To be told of every file that changed. */
  fileChanged(path: string): void {
    this.#dirty.add(path);
  }

  /** Everything is to be rendered anew: the configuration changed. */
  allChanged(): void {
    this.#allDirty = true;
  }

  /** Brings the renders up to date; gives those that went and those that came. */
  refresh(
    structure: Structure,
    sources: RenderSources,
  ): { readonly gone: readonly ChartRender[]; readonly made: readonly ChartRender[] } {
    const next = new Map<string, readonly ChartRender[]>();
    const gone: ChartRender[] = [];
    const made: ChartRender[] = [];
    for (const chart of structure.charts) {
      if (isSubchart(chart)) continue;
      const plans = plansOf(chart, structure);
      const known = this.#renders.get(chart.folder);
      if (known !== undefined && !this.#isTouched(chart, plans)) {
        next.set(chart.folder, known);
        continue;
      }
      const renders = this.#rendererOf(chart).render(chart, plans, sources);
      gone.push(...(known ?? []));
      made.push(...renders);
      next.set(chart.folder, renders);
    }
    for (const [folder, renders] of this.#renders) if (!next.has(folder)) gone.push(...renders);
    this.#renders = next;
    this.#dirty = new Set();
    this.#allDirty = false;
    this.#covered = new Map();
    return { gone, made };
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
    const holding = this.all.filter(({ chart }) => isInside(template, chart.folder));
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
    return known ?? this.#rendererOf(chart).render(chart, [plan], sources)[0];
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
    const overlays = plans.flatMap(({ valuesFiles }) => valuesFiles);
    const folders = [chart.folder, ...(this.#renderers.get(chart.folder)?.beside ?? [])];
    return [...this.#dirty].some(
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
