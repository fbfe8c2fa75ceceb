import type { ChartPart } from "../contract/source.ts";
import { baseName, folderOf, isInside, nearestFolder } from "../text/paths.ts";
import { classify } from "./classify.ts";
import { type Declarations, saysNothing } from "./declarations.ts";
import { FileLists } from "./file-lists.ts";
import { FileRecord } from "./file-record.ts";
import { chartPart, filePart, InView, type Parts } from "./in-view.ts";
import { Changes } from "./index/changes.ts";
import { FilesByKind } from "./index/files-by-kind.ts";
import { ObjectLists } from "./index/object-lists.ts";
import { type LastUpdate, Moments } from "./index/question.ts";
import { RecentlyUsed } from "./recently-used.ts";
import { readReleases, tellsReleases } from "./releases/read-releases.ts";
import { ChartParts } from "./rendering/chart-parts.ts";
import type { RenderSources } from "./rendering/chart-render.ts";
import { blankedBy, ChartRenders } from "./rendering/chart-renders.ts";
import { chartFolders, Structure } from "./structure/structure.ts";
import { SubjectStore } from "./subjects/subject-store.ts";
import { WantedSubjects } from "./subjects/wanted-subjects.ts";

/** More than repositories of a hundred charts have; a folder of many such repositories has many times as much. */
const standardKeptText = 30_000_000;

/**
 * Takes in texts, and what follows from them: what files are, which charts there are and what they print. `update` only
 * notes the text; the rest happens when somebody asks, and then only for what changed.
 */
export class CurrentView implements LastUpdate {
  readonly moments = new Moments();
  readonly changes = new Changes(this.moments);
  readonly parts = new ChartParts();
  readonly renders: ChartRenders;
  readonly inView = new InView(() => this.upToDate());
  readonly lists = new ObjectLists(this.inView, this.moments);
  readonly #texts = new Map<string, string>();
  readonly #pending = new Set<string>();
  readonly #files = new Map<string, FileRecord>();
  readonly #fileLists = new FileLists();
  readonly #filesByKind = new FilesByKind();
  readonly #subjects = new SubjectStore();
  readonly #wanted = new WantedSubjects();
  #folders: ReadonlySet<string> = new Set();
  #declared: Declarations = { charts: [] };
  #releasesChanged = false;
  #structure: Structure | undefined;
  #rendersCurrent = true;
  #changedAt = 0;
  readonly #used: (file: FileRecord) => void;

  /** @param keptText characters of charts, those used last, of which is kept what was made of them, for the next time */
  constructor(keptText = standardKeptText) {
    this.renders = new ChartRenders(keptText);
    const recent = new RecentlyUsed<FileRecord>(keptText, (file) => file.forgetTemplate());
    this.#used = (file) => recent.use(file, file.text.length);
  }

  /** @returns whether this changes anything */
  update(path: string, text: string | undefined): boolean {
    if (text === this.#texts.get(path)) return false;
    if (text === undefined) this.#texts.delete(path);
    else this.#texts.set(path, text);
    this.#pending.add(path);
    this.#changedAt = this.moments.next();
    return true;
  }

  /** A file's text, without taking anything in. */
  textOf(path: string): string | undefined {
    return this.#texts.get(path);
  }

  /** @returns whether this can change what charts print */
  updatePart(path: string, part: ChartPart | undefined): boolean {
    if (!this.parts.update(path, part)) return false;
    this.renders.fileChanged(path);
    this.#rendersCurrent = false;
    this.#changedAt = this.moments.next();
    return true;
  }

  declare(declarations: Declarations): void {
    if (saysNothing(declarations) && saysNothing(this.#declared)) return;
    this.#declared = declarations;
    this.renders.allChanged();
    this.#rendersCurrent = false;
    this.#changedAt = this.moments.next();
    this.#structureChanged();
  }

  get changedAt(): number {
    this.refresh();
    return this.#changedAt;
  }

  get files(): ReadonlyMap<string, FileRecord> {
    this.#refreshFiles();
    return this.#files;
  }

  /** The same files, in lists that stay the same while nothing in them changes. */
  get fileLists(): Iterable<readonly FileRecord[]> {
    this.#refreshFiles();
    return this.#fileLists;
  }

  get structure(): Structure {
    this.#refreshFiles();
    this.#structure ??= new Structure(this.#files, this.#declared.charts, this.#declared.values);
    return this.#structure;
  }

  get renderSources(): RenderSources {
    return {
      files: this.#files,
      parts: this.parts,
      kubernetes: this.#declared.kubernetes,
      valuesTree: (file) => this.#files.get(file)?.firstTree,
    };
  }

  upToDate(): Parts {
    this.refresh();
    return {
      files: this.#files,
      fileLists: this.#fileLists,
      structure: this.structure,
      filesByKind: this.#filesByKind,
      renders: this.renders,
      subjects: this.#subjects,
      wanted: this.#wanted,
    };
  }

  /** As {@link refresh}, up to where nothing is left to render; gives way before each chart, and can be left off. */
  *refreshInSteps(): Generator<undefined, void, undefined> {
    this.#refreshFiles();
    if (!this.#rendersCurrent) yield* this.renders.steps(this.structure, this.renderSources);
  }

  /** Takes in everything that changed. Rendering reads the workspace's files, so they come first. */
  refresh(): void {
    this.#refreshFiles();
    if (this.#rendersCurrent) return;
    this.#rendersCurrent = true;
    const { gone, made } = this.renders.refresh(this.structure, this.renderSources);
    for (const { chart, records } of gone) {
      this.#subjects.forget(records);
      this.#wanted.forget(records);
      this.lists.reread(chartPart(chart.folder), records);
    }
    for (const { chart, records } of made) this.lists.reread(chartPart(chart.folder), records);
    this.changes.bumpKinds(
      gone.flatMap(({ records }) => records),
      made.flatMap(({ records }) => records),
    );
    for (const { path, records } of blankedBy([...gone, ...made], this.#files)) {
      this.changes.bumpKinds(records, []);
      this.lists.reread(filePart(path), records);
    }
    if (gone.length > 0 || made.length > 0) this.changes.bump("charts");
    // They decide whether their templates count.
    this.#fileLists.touchInside(new Set([...gone, ...made].map(({ chart }) => chart.folder)));
  }

  #refreshFiles(): void {
    if (this.#pending.size === 0) return;
    const changed = new Set(this.#pending);
    this.#pending.clear();
    this.#reclassify(changed);
    for (const path of changed) {
      this.#replace(path);
      this.renders.fileChanged(path);
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
    const after =
      text === undefined ? undefined : new FileRecord(path, text, this.#kindOf(path, text), before, this.#used);
    if (after === undefined) {
      this.#files.delete(path);
      this.#fileLists.delete(path);
    } else {
      this.#files.set(path, after);
      this.#fileLists.set(after);
    }
    this.#replaceDocuments(path, before, after);
    this.changes.bump(`file:${path}`);
    this.changes.bump(`places:${path}`);
    const kinds = [before?.kind, after?.kind];
    if (kinds.includes("manifest")) this.changes.bump("documents");
    if (tellsReleases(before) || tellsReleases(after)) this.#releasesChanged = true;
    this.#bumpTaken([before, after]);
    if (kinds.some((kind) => kind === "chart" || kind === "kustomization") || this.#declaresDependencies(path))
      this.#structureChanged();
    else if (kinds.some((kind) => kind === "template" || kind === "helper" || kind === "values-schema")) {
      this.#chartChanged(path);
    }
    if (kinds.includes("values")) {
      this.changes.bump("values");
      if (before === undefined || after === undefined) this.changes.bump("charts");
      const folder = nearestFolder(path, this.#folders);
      if (folder !== undefined) this.changes.bump(`values:${folder}`);
    }
  }

  /** What charts of apiVersion v1 have beside Chart.yaml. */
  #declaresDependencies(path: string): boolean {
    return baseName(path) === "requirements.yaml" && this.#folders.has(folderOf(path));
  }

  #replaceDocuments(path: string, before: FileRecord | undefined, after: FileRecord | undefined): void {
    const old = before?.records ?? [];
    const now = after?.records ?? [];
    this.changes.bumpKinds(old, now);
    this.#filesByKind.replace(path, old, now);
    this.lists.replace(filePart(path), old, now);
    const staying = new Set(now);
    const gone = old.filter((record) => !staying.has(record));
    this.#subjects.forget(gone);
    this.#wanted.forget(before === undefined ? gone : [before, ...gone]);
  }

  /** Files that hold values because of what releases say, or inside something else. */
  #bumpTaken(files: readonly (FileRecord | undefined)[]): void {
    const structure = this.#structure;
    for (const file of files) {
      if (file === undefined || structure === undefined) continue;
      const folder = structure.valuesRole(file.path)?.local?.folder;
      if (structure.isValues(file) && folder !== undefined) this.changes.bump(`values:${folder}`);
      if (file.records.some((record) => structure.holdsValues(file, record))) this.changes.bump("values");
    }
  }

  #structureChanged(): void {
    this.#structure = undefined;
    this.#subjects.forgetAll();
    this.#wanted.forgetAll();
    this.lists.rereadAll();
    this.changes.bump("charts");
    this.changes.bump("structure");
  }

  /** A template, helper or schema: what the charts around it read of their values is told anew. */
  #chartChanged(path: string): void {
    this.changes.bump("charts");
    for (const chart of this.#structure?.charts ?? []) {
      if (!isInside(path, chart.folder)) continue;
      this.#structure?.forgetReferences(chart.folder);
      this.#wanted.forget([chart]);
      for (const file of this.#files.values()) {
        if (!this.#structure?.isValues(file)) continue;
        if (!isInside(file.path, chart.folder) && this.#structure.valuesRole(file.path)?.local !== chart) continue;
        this.#subjects.forget(file.known);
        this.#wanted.forget([file, ...file.known]);
        this.#fileLists.touch(file.path);
      }
    }
  }
}
