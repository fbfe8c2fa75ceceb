import type { Notice } from "../contract/finding.ts";
import type { IndexView } from "../contract/index-view.ts";
import type { Chart } from "../contract/resource.ts";
import type { SubjectSelector } from "../contract/rule.ts";
import type { ChartPart, SourceDocument } from "../contract/source.ts";
import type { RenderedDocument } from "../helm/rendered/render-resources.ts";
import { CurrentView } from "./current-view.ts";
import type { Declarations } from "./declarations.ts";
import type { FileRecord } from "./file-record.ts";
import { KeptValues } from "./index/kept-values.ts";
import { Lookups } from "./index/lookups.ts";
import { SharedValues } from "./index/shared-values.ts";
import { type Dependencies, type Tracked, Tracking } from "./index/tracking.ts";
import { Verdicts } from "./index/verdicts.ts";
import { makeIndex } from "./index/workspace-index.ts";
import type { ChartRender, RenderPlan } from "./rendering/chart-render.ts";
import { foreseenParts } from "./rendering/foreseen-parts.ts";
import { allPlansOf, renderedChartOf } from "./rendering/plans.ts";
import type { Structure } from "./structure/structure.ts";
import type { SubjectEntry } from "./subjects/entries.ts";
import type { SubjectBlock } from "./subjects/wanted-subjects.ts";

/** Everything in view of one root, and the index that joins it. */
export class Workspace {
  readonly #view: CurrentView;
  readonly #tracking: Tracking;
  readonly #shared = new SharedValues();
  /** Charts whose parts have been foreseen once. */
  readonly #foreseen = new Set<string>();
  readonly index: IndexView;

  /** @param keptText as {@link CurrentView} takes it */
  constructor(keptText?: number) {
    const view = new CurrentView(keptText);
    const tracking = new Tracking(view, view.moments);
    this.#view = view;
    this.#tracking = tracking;
    this.index = makeIndex({
      lookups: new Lookups(view.lists, view.inView, view.changes, tracking),
      kept: new KeptValues(tracking, view.changes.question("structure")),
      shared: this.#shared,
      verdicts: new Verdicts(tracking, view, view.moments),
      changes: view.changes,
      recorder: tracking.recorder,
      charts: () => this.structure.charts,
      inView: view.inView,
      file: (path) => this.files.get(path),
    });
  }

  update(path: string, text: string | undefined): void {
    if (this.#view.update(path, text)) this.#shared.forgetAll();
  }

  /** Tells of something in a chart that is no text for rules; undefined takes it away. */
  updatePart(path: string, part: ChartPart | undefined): void {
    if (this.#view.updatePart(path, part)) this.#shared.forgetAll();
  }

  /** What the configuration tells of charts: whose values a file holds, and how charts are rendered. */
  declare(declarations: Declarations): void {
    this.#view.declare(declarations);
    this.#shared.forgetAll();
  }

  /** Parts whose content charts need and do not have: foreseen for charts that are new, asked for by renders. */
  get wantedParts(): readonly string[] {
    const { parts } = this.#view;
    const foreseen = this.structure.charts.flatMap(({ folder }) => {
      if (this.#foreseen.has(folder)) return [];
      this.#foreseen.add(folder);
      return foreseenParts(folder, this.files, parts);
    });
    return [...new Set([...foreseen, ...parts.asked])];
  }

  /** The text of a file, or of a part that is one and has been given. */
  textOf(path: string): string | undefined {
    return this.#view.textOf(path) ?? this.#view.parts.textOf(path);
  }

  /** Runs a computation and tells what it asked the index. */
  recording<T>(compute: () => T): Tracked<T> {
    return this.#tracking.apart(compute);
  }

  /** To be called inside {@link recording}: the computation rests on where things stand in a file. */
  recordPlaces(file: string): void {
    this.#tracking.recorder.record(this.#view.changes.question(`places:${file}`));
  }

  /** Whether everything that was asked would be answered as it was. */
  isCurrent(dependencies: Dependencies): boolean {
    return this.#tracking.isCurrent(dependencies);
  }

  /** The moment of the last change of anything in view. */
  get changedAt(): number {
    return this.#view.changedAt;
  }

  /** All that some computations asked; to be called when each of them was just found to be current. */
  together(dependencies: Iterable<Dependencies>): Dependencies {
    return this.#tracking.together(dependencies);
  }

  get files(): ReadonlyMap<string, FileRecord> {
    return this.#view.files;
  }

  /** {@link files} in lists of a few: the same list until a file in it is another or may be seen in another way. */
  get fileLists(): Iterable<readonly FileRecord[]> {
    return this.#view.fileLists;
  }

  get structure(): Structure {
    return this.#view.structure;
  }

  /** As {@link Structure.isFetched}. */
  isFetched(path: string): boolean {
    return this.structure.isFetched(path);
  }

  /** Subjects that a rule with one of the selectors may want. Documents that none can want are not parsed. */
  subjects(selectors: readonly SubjectSelector[]): readonly SubjectEntry[] {
    return [...this.subjectBlocks(selectors)].flatMap((block) => [...block.groups()].flat());
  }

  /** As {@link subjects}, in blocks: the same block until something in it may have changed. */
  subjectBlocks(selectors: readonly SubjectSelector[]): Iterable<SubjectBlock> {
    return this.#view.inView.subjects(selectors);
  }

  /** Documents that hold nothing only because a bound was reached, among those that {@link subjects} went over. */
  get refused(): readonly SourceDocument[] {
    return this.#view.inView.refused;
  }

  /** Renders what changed of charts, which is most of the work in answering the next question; gives way before each. */
  renderInSteps(): Generator<undefined, void, undefined> {
    return this.#view.refreshInSteps();
  }

  /** What the renders of charts have to tell: templates that failed, values that are required, dependencies that are not there. */
  get notices(): readonly Notice[] {
    this.#view.refresh();
    return this.#view.renders.notices;
  }

  /** What charts print, but for generated definitions: they are large, and right as long as what generates them is. */
  get printed(): readonly RenderedDocument[] {
    this.#view.refresh();
    return this.#view.renders.shown.flatMap(({ records }) =>
      records.flatMap(({ document }) => (document.manifest.kind === "CustomResourceDefinition" ? [] : [document])),
    );
  }

  /** The chart as part of which a file is rendered, and all sets of values that somebody may want to see it with. */
  plansFor(path: string): { readonly chart: Chart; readonly plans: readonly RenderPlan[] } | undefined {
    const chart = renderedChartOf(path, this.structure);
    return chart && { chart, plans: allPlansOf(chart, this.structure) };
  }

  /** A chart rendered with one of the sets of values of {@link plansFor}; undefined for one that renders nothing by itself. */
  renderOf(chart: Chart, plan: RenderPlan): ChartRender | undefined {
    this.#view.refresh();
    return this.#view.renders.with(chart, plan, this.#view.renderSources);
  }
}
