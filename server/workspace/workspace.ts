import type { Notice } from "../contract/finding.ts";
import type { IndexView } from "../contract/index-view.ts";
import type { Chart } from "../contract/resource.ts";
import type { SubjectSelector } from "../contract/rule.ts";
import type { ChartPart, SourceDocument } from "../contract/source.ts";
import type { RenderedDocument } from "../helm/rendered/render-resources.ts";
import { isInside, nearestFolder } from "../text/paths.ts";
import { classify } from "./classify.ts";
import { FileRecord } from "./file-record.ts";
import { InView, type Parts } from "./in-view.ts";
import { Changes } from "./index/changes.ts";
import { DocumentIndex } from "./index/document-index.ts";
import { KeptValues } from "./index/kept-values.ts";
import { Lookups } from "./index/lookups.ts";
import { Recorder } from "./index/recorder.ts";
import { SharedValues } from "./index/shared-values.ts";
import { Verdicts } from "./index/verdicts.ts";
import { makeIndex } from "./index/workspace-index.ts";
import { readReleases, tellsReleases } from "./releases/read-releases.ts";
import { ChartParts } from "./rendering/chart-parts.ts";
import type { ChartRender, RenderPlan, RenderSources } from "./rendering/chart-render.ts";
import { blankedBy, ChartRenders } from "./rendering/chart-renders.ts";
import { foreseenParts } from "./rendering/foreseen-parts.ts";
import { allPlansOf, renderedChartOf } from "./rendering/plans.ts";
import { RenderedIndex } from "./rendering/rendered-index.ts";
import { chartFolders, type DeclaredChart, type DeclaredValues, Structure } from "./structure/structure.ts";
import type { SubjectEntry } from "./subjects/entries.ts";
import { SubjectStore } from "./subjects/subject-store.ts";
import { WantedSubjects } from "./subjects/wanted-subjects.ts";

/**
 * Everything in view of one root. `update` only notes the text; files are classified, documents split and parsed, and
 * the index made when somebody asks, and then only what changed.
 */
export class Workspace {
  readonly #texts = new Map<string, string>();
  readonly #pending = new Set<string>();
  readonly #parts = new ChartParts();
  /** Charts whose parts have been foreseen once. */
  readonly #foreseen = new Set<string>();
  readonly #files = new Map<string, FileRecord>();
  readonly #documentIndex = new DocumentIndex();
  readonly #changes = new Changes();
  #folders: ReadonlySet<string> = new Set();
  #declared: readonly DeclaredChart[] = [];
  #declaredValues: readonly DeclaredValues[] = [];
  #releasesChanged = false;
  #structure: Structure | undefined;
  readonly #subjects = new SubjectStore();
  readonly #wanted = new WantedSubjects();
  readonly #renders = new ChartRenders();
  readonly #rendered = new RenderedIndex();
  readonly #inView = new InView(() => this.#upToDate());
  readonly #shared = new SharedValues();
  readonly #recorder = new Recorder();
  readonly #verdicts = new Verdicts(
    this.#recorder,
    (key) => this.revision(key),
    () => this.#state,
  );
  /** Grows whenever anything in view changes. */
  #state = 0;
  readonly index: IndexView = makeIndex({
    lookups: new Lookups(this.#inView, (key) => this.revision(key)),
    kept: new KeptValues((key) => this.revision(key)),
    shared: this.#shared,
    verdicts: this.#verdicts,
    recorder: this.#recorder,
    revision: (key) => this.revision(key),
    charts: () => this.structure.charts,
    inView: this.#inView,
    file: (path) => this.files.get(path),
  });
  #kubernetes: string | undefined;
  #rendersCurrent = true;

  update(path: string, text: string | undefined): void {
    if (text === this.#texts.get(path)) return;
    if (text === undefined) this.#texts.delete(path);
    else this.#texts.set(path, text);
    this.#pending.add(path);
    this.#viewChanged();
  }

  #viewChanged(): void {
    this.#state++;
    this.#shared.forgetAll();
  }

  /** Tells of something in a chart that is no text for rules; undefined takes it away. */
  updatePart(path: string, part: ChartPart | undefined): void {
    if (!this.#parts.update(path, part)) return;
    this.#viewChanged();
    this.#renders.fileChanged(path);
    this.#rendersCurrent = false;
  }

  /** Parts whose content charts need and do not have: foreseen for charts that are new, asked for by renders. */
  get wantedParts(): readonly string[] {
    const foreseen = this.structure.charts.flatMap(({ folder }) => {
      if (this.#foreseen.has(folder)) return [];
      this.#foreseen.add(folder);
      return foreseenParts(folder, this.#files, this.#parts);
    });
    return [...new Set([...foreseen, ...this.#parts.asked])];
  }

  /** The text of a file, or of a part that is one and has been given. */
  textOf(path: string): string | undefined {
    return this.files.get(path)?.text ?? this.#parts.textOf(path);
  }

  /**
   * The configuration's `charts`, which tell whose values a file holds and how charts are rendered.
   * @param kubernetes the declared version, for `.Capabilities`
   * @param values files with values of charts that are somewhere else
   */
  declareCharts(declared: readonly DeclaredChart[], kubernetes?: string, values: readonly DeclaredValues[] = []): void {
    this.#declared = declared;
    this.#declaredValues = values;
    this.#kubernetes = kubernetes;
    this.#renders.allChanged();
    this.#rendersCurrent = false;
    this.#viewChanged();
    this.#structure = undefined;
    this.#subjects.forgetAll();
    this.#wanted.forgetAll();
    this.#changes.bump("charts");
    this.#changes.bump("structure");
  }

  /** Changes whenever the answer to the question may have changed. */
  revision(key: string): number {
    this.#refreshRenders();
    return this.#verdicts.revision(key) ?? this.#changes.revision(key);
  }

  /** Runs a computation and tells `record` the key of every question that it asks the index. */
  recording<T>(record: (key: string) => void, compute: () => T): T {
    return this.#recorder.during(record, compute);
  }

  get files(): ReadonlyMap<string, FileRecord> {
    this.#refresh();
    return this.#files;
  }

  get structure(): Structure {
    this.#refresh();
    this.#structure ??= new Structure(this.#files, this.#declared, this.#declaredValues);
    return this.#structure;
  }

  /** Subjects that a rule with one of the selectors may want. Documents that none can want are not parsed. */
  subjects(selectors: readonly SubjectSelector[]): readonly SubjectEntry[] {
    return this.#inView.subjects(selectors);
  }

  /** Documents that hold nothing only because a bound was reached, among those that {@link subjects} went over. */
  get refused(): readonly SourceDocument[] {
    return this.#inView.refused;
  }

  /** What the renders of charts have to tell: templates that failed, values that are required, dependencies that are not there. */
  get notices(): readonly Notice[] {
    this.#refreshRenders();
    return this.#renders.notices;
  }

  /** What charts print, but for generated definitions: they are large, and right as long as what generates them is. */
  get printed(): readonly RenderedDocument[] {
    this.#refreshRenders();
    return [...this.#rendered.entries].flatMap(([{ document }]) =>
      document.manifest.kind === "CustomResourceDefinition" ? [] : [document],
    );
  }

  /** The chart as part of which a file is rendered, and all sets of values that somebody may want to see it with. */
  plansFor(path: string): { readonly chart: Chart; readonly plans: readonly RenderPlan[] } | undefined {
    const chart = renderedChartOf(path, this.structure);
    return chart && { chart, plans: allPlansOf(chart, this.structure) };
  }

  /** A chart rendered with one of the sets of values of {@link plansFor}; undefined for one that renders nothing by itself. */
  renderOf(chart: Chart, plan: RenderPlan): ChartRender | undefined {
    this.#refreshRenders();
    return this.#renders.with(chart, plan, this.#renderSources);
  }

  #upToDate(): Parts {
    this.#refreshRenders();
    return {
      files: this.#files,
      structure: this.structure,
      documentIndex: this.#documentIndex,
      renders: this.#renders,
      rendered: this.#rendered,
      subjects: this.#subjects,
      wanted: this.#wanted,
    };
  }

  /** Takes in the texts that changed since the last question. */
  #refresh(): void {
    if (this.#pending.size === 0) return;
    const changed = new Set(this.#pending);
    this.#pending.clear();
    this.#reclassify(changed);
    for (const path of changed) {
      this.#replace(path);
      this.#renders.fileChanged(path);
    }
    this.#refreshReleases();
    this.#rendersCurrent = false;
  }

  /** A release that takes other values than before decides anew what files are. */
  #refreshReleases(): void {
    if (!this.#releasesChanged) return;
    this.#releasesChanged = false;
    const known = this.#structure;
    if (known === undefined) return;
    const { signature } = readReleases(this.#files, known.kustomize);
    if (signature !== known.releases.signature) this.#structureChanged();
  }

  get #renderSources(): RenderSources {
    return {
      files: this.#files,
      parts: this.#parts,
      kubernetes: this.#kubernetes,
      valuesTree: (file) => this.#files.get(file)?.documents[0]?.tree,
    };
  }

  /** Renders the charts that changed. Rendering reads the workspace's files, so they come first. */
  #refreshRenders(): void {
    this.#refresh();
    if (this.#rendersCurrent) return;
    this.#rendersCurrent = true;
    const { gone, made } = this.#renders.refresh(this.structure, this.#renderSources);
    const goneRecords = this.#rendered.remove(gone);
    this.#subjects.forget(goneRecords);
    this.#wanted.forget(goneRecords);
    this.#rendered.add(made);
    this.#changes.bumpKinds(
      gone.flatMap(({ records }) => records),
      made.flatMap(({ records }) => records),
    );
    for (const file of blankedBy([...gone, ...made], this.#files)) this.#changes.bumpKinds(file.records, []);
    if (gone.length > 0 || made.length > 0) this.#changes.bump("charts");
  }

  /** A Chart.yaml that came or went decides anew what the files around it are. */
  #reclassify(changed: Set<string>): void {
    if (![...changed].some((path) => path.endsWith("Chart.yaml"))) return;
    const folders = chartFolders(this.#texts.keys());
    const same = folders.size === this.#folders.size && [...folders].every((folder) => this.#folders.has(folder));
    if (same) return;
    this.#folders = folders;
    for (const [path, text] of this.#texts) {
      if (this.#files.get(path)?.kind !== this.#kindOf(path, text)) changed.add(path);
    }
  }

  #kindOf(path: string, text: string) {
    return classify(path, text, nearestFolder(path, this.#folders));
  }

  #replace(path: string): void {
    const before = this.#files.get(path);
    const text = this.#texts.get(path);
    const after = text === undefined ? undefined : new FileRecord(path, text, this.#kindOf(path, text), before);
    if (after === undefined) this.#files.delete(path);
    else this.#files.set(path, after);
    this.#changes.bumpKinds(before?.records ?? [], after?.records ?? []);
    const gone = this.#documentIndex.replace(before?.records ?? [], after);
    this.#subjects.forget(gone);
    this.#wanted.forget(before === undefined ? gone : [before, ...gone]);
    this.#changes.bump(`file:${path}`);
    this.#changes.bump(`places:${path}`);
    const kinds = [before?.kind, after?.kind];
    if (kinds.includes("manifest")) this.#changes.bump("documents");
    if (tellsReleases(before) || tellsReleases(after)) this.#releasesChanged = true;
    this.#bumpTaken([before, after]);
    if (kinds.some((kind) => kind === "chart" || kind === "kustomization")) this.#structureChanged();
    else if (kinds.some((kind) => kind === "template" || kind === "helper" || kind === "values-schema")) {
      this.#chartChanged(path);
    }
    if (kinds.includes("values")) {
      this.#changes.bump("values");
      if (before === undefined || after === undefined) this.#changes.bump("charts");
      const folder = nearestFolder(path, this.#folders);
      if (folder !== undefined) this.#changes.bump(`values:${folder}`);
    }
  }

  /** Files that hold values because of what releases say, or inside something else. */
  #bumpTaken(files: readonly (FileRecord | undefined)[]): void {
    const structure = this.#structure;
    for (const file of files) {
      if (file === undefined || structure === undefined) continue;
      const folder = structure.valuesRole(file.path)?.local?.folder;
      if (structure.isValues(file) && folder !== undefined) this.#changes.bump(`values:${folder}`);
      if (file.records.some((record) => structure.holdsValues(file, record))) this.#changes.bump("values");
    }
  }

  #structureChanged(): void {
    this.#structure = undefined;
    this.#subjects.forgetAll();
    this.#wanted.forgetAll();
    this.#changes.bump("charts");
    this.#changes.bump("structure");
  }

  /** A template, helper or schema: what the charts around it read of their values is told anew. */
  #chartChanged(path: string): void {
    this.#changes.bump("charts");
    for (const chart of this.#structure?.charts ?? []) {
      if (!isInside(path, chart.folder)) continue;
      this.#structure?.forgetReferences(chart.folder);
      this.#wanted.forget([chart]);
      for (const file of this.#files.values()) {
        if (!this.#structure?.isValues(file)) continue;
        if (!isInside(file.path, chart.folder) && this.#structure.valuesRole(file.path)?.local !== chart) continue;
        this.#subjects.forget(file.known);
        this.#wanted.forget([file, ...file.known]);
      }
    }
  }
}
