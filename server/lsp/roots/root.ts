import type { Engine, LintResult } from "../../contract/engine.ts";
import type { FolderListing } from "../../contract/file-system.ts";
import { defaultSettings, type Settings } from "../../contract/protocol.ts";
import type { ChosenFix } from "../../linter/fixes/choose.ts";
import { refusalAfterTrial } from "../../linter/fixes/trial.ts";
import { isPackedChart } from "../../text/chart-paths.ts";
import { folderOf } from "../../text/paths.ts";
import type { WorkspaceFiles } from "../files/workspace-files.ts";
import type { HostedEngine, Rendering, ServerHost } from "../host.ts";
import { lintInSlices } from "./lint-in-slices.ts";
import { isBelow, isInnerConfiguration, nestedRoots } from "./nested-roots.ts";
import { Parts } from "./parts.ts";
import { readFiles } from "./read-files.ts";
import { Snapshot } from "./snapshot.ts";
import { type OpenDocument, Texts } from "./texts.ts";
import { uriBelow } from "./uris.ts";

export const configurationFile = ".planelint.yaml";

export interface RootListener {
  /** Texts changed: what was known of findings is out of date. */
  changed(root: Root): void;
  /** The folders below that are roots of their own are others now. */
  partitioned(root: Root): void;
  linted(root: Root, snapshot: Snapshot): void;
  busy(root: Root, busy: boolean): void;
  failed(root: Root, error: unknown): void;
  settingsOf(root: Root): Promise<Settings>;
  log(message: string): void;
}

/**
 * One engine and the texts it is fed with: those of a workspace folder, or of a single document that is linted alone.
 * The text of an open document wins over the file's.
 */
export class Root {
  /** Settles when the files have been read; findings before that would miss what is not in view yet. */
  readonly ready: Promise<void>;
  #settings: Settings = defaultSettings;
  #engine: HostedEngine;
  #generation = 0;
  #failedGeneration = -1;
  #snapshot: Snapshot | undefined;
  #run: Promise<void> | undefined;
  /** What trials of fixes gave, as long as nothing changes. */
  #trials: { readonly snapshot: Snapshot; readonly reasons: Map<string, string | undefined> } | undefined;
  #disposed = false;
  #nested: readonly string[] = [];
  readonly #texts = new Texts();
  readonly #parts: Parts;

  constructor(
    /** Undefined for a document alone. */
    readonly folderUri: string | undefined,
    readonly files: WorkspaceFiles | undefined,
    private readonly host: ServerHost,
    private readonly listener: RootListener,
  ) {
    // Without a way to the files nothing counts as absent.
    this.#engine = host.createEngine({ wholeViewKnown: files !== undefined });
    this.#parts = new Parts(files, (line) => listener.log(line));
    this.ready = this.#load();
  }

  get settings(): Settings {
    return this.#settings;
  }

  async readSettings(): Promise<void> {
    this.#settings = await this.listener.settingsOf(this);
    this.#changed();
  }

  get configured(): boolean {
    return this.has(configurationFile);
  }

  get lastSnapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  /** Folders below that are roots of their own: their texts are kept here, but not in view. */
  get nested(): readonly string[] {
    return this.#nested;
  }

  /** Speaks of the texts as they are; ask it right after a lint, which has rendered all that changed. */
  get rendering(): Rendering {
    return this.#engine;
  }

  uriOf(path: string): string {
    return this.#texts.document(path)?.uri ?? uriBelow(this.folderUri ?? "untitled:", path);
  }

  openDocument(path: string): OpenDocument | undefined {
    return this.#texts.document(path);
  }

  has(path: string): boolean {
    return this.#texts.get(path) !== undefined;
  }

  /** Takes an open document's text, the first or a later one. */
  setDocument(path: string, document: OpenDocument): void {
    this.#texts.setDocument(path, document);
    this.#feed(path);
    if (path === configurationFile) void this.#readRunbook();
  }

  /** The document is closed: the file's text counts again. */
  async closeDocument(path: string): Promise<void> {
    this.#texts.setDocument(path, undefined);
    await this.readAgain([path]);
    this.#feed(path);
  }

  /** Reads files anew after changes on disk; those that are gone are taken away. */
  async readAgain(paths: readonly string[]): Promise<void> {
    await this.ready;
    const concerning = paths.filter(
      (path) => this.#engine.isRelevant(path) || this.#parts.get(path) !== undefined || this.#isInChart(path),
    );
    const ignored = await Promise.all(concerning.map((path) => this.files?.ignores(path)));
    const there = concerning.filter((path, i) => !ignored[i] || isPackedChart(path));
    await this.#take(there);
    await this.#takeParts(there);
    if (paths.includes(configurationFile)) await this.#readRunbook();
  }

  /** Files below a folder that came into being. */
  async readFolder(folder: string): Promise<void> {
    const listing = await this.files?.list(folder).catch(() => undefined); // no folder after all
    if (listing === undefined) return;
    await this.readAgain(listing.files);
    this.#addParts(listing);
  }

  /** A file, or a folder with all below it, is gone. */
  async remove(path: string): Promise<void> {
    await this.ready;
    this.#forget(this.#texts.filesAt(path));
    for (const gone of this.#parts.remove(path)) this.#givePart(gone);
  }

  /** The ignore rules are others now: takes away the files that they keep out, and reads those that they let in. */
  async listAgain(): Promise<void> {
    await this.ready;
    const listing = await this.files
      ?.list("")
      .catch((error) => this.listener.log(`${this.folderUri}: ${String(error)}`));
    if (!listing) return;
    const { runbook } = this.#engine.configuration();
    const wanted = new Set([...listing.files, ...listing.links.keys(), ...(runbook === undefined ? [] : [runbook])]);
    const known = new Set(this.#texts.files());
    this.#forget([...known].filter((path) => !wanted.has(path)));
    const gone = this.#parts.paths.filter((path) => !wanted.has(path));
    for (const path of gone.flatMap((each) => this.#parts.remove(each))) this.#givePart(path);
    await this.#take(listing.files.filter((path) => !known.has(path)));
    this.#addParts(listing);
  }

  /**
   * Findings for the texts as they are now. A lint that is overtaken by an edit is dropped and begun again. Undefined
   * when the engine failed on these texts (the listener knows) or the root has been closed.
   */
  async lint(): Promise<Snapshot | undefined> {
    await this.ready;
    while (!this.#disposed && this.#failedGeneration !== this.#generation) {
      if (this.isCurrent(this.#snapshot)) return this.#snapshot;
      this.#run ??= this.#lintOnce().finally(() => {
        this.#run = undefined;
      });
      await this.#run;
    }
    return undefined;
  }

  /** True while the texts are those that the snapshot was made from. */
  isCurrent(snapshot: Snapshot | undefined): snapshot is Snapshot {
    return snapshot?.generation === this.#generation;
  }

  /**
   * Asks the engine what it would find if a file had another text. Runs without a break; the engine is as before when
   * it returns.
   */
  whatIf<T>(path: string, ask: (engine: Engine) => T): T {
    const text = this.#inView(path);
    try {
      return ask(this.#engine);
    } finally {
      this.#engine.update(path, text);
    }
  }

  /**
   * Tries a fix: charts are rendered and everything is linted with it. Runs without a break; the engine is as before when
   * it returns.
   * @param snapshot a current one
   * @returns why the fix is not to be made, or undefined
   */
  refusalOf(chosen: ChosenFix, snapshot: Snapshot): string | undefined {
    const name = `${chosen.finding.fingerprint}\n${chosen.fix.title}`;
    const known = this.#trials?.snapshot === snapshot ? this.#trials.reasons : new Map<string, string | undefined>();
    this.#trials = { snapshot, reasons: known };
    if (!known.has(name)) known.set(name, this.#try(chosen, snapshot));
    return known.get(name);
  }

  #try(chosen: ChosenFix, snapshot: Snapshot): string | undefined {
    try {
      return refusalAfterTrial(this.#engine, chosen, snapshot.result);
    } catch (error) {
      this.listener.failed(this, error);
      return "it could not be tried";
    }
  }

  dispose(): void {
    this.#disposed = true;
  }

  async #lintOnce(): Promise<void> {
    const generation = this.#generation;
    const engine = this.#engine;
    let long = false;
    try {
      const wanted = () => generation === this.#generation && !this.#disposed;
      await this.#parts.feed(engine);
      let result: LintResult | undefined;
      do {
        result = await lintInSlices(engine, wanted, () => {
          if (!long) this.listener.busy(this, true);
          long = true;
        });
        if (!result) return;
        // Charts that read files only now are rendered again with them.
      } while (await this.#parts.feed(engine));
      if (!wanted()) return;
      this.#snapshot = new Snapshot(generation, result, (path) => engine.text(path));
      this.listener.linted(this, this.#snapshot);
    } catch (error) {
      if (generation === this.#generation) this.#failedGeneration = generation;
      this.listener.failed(this, error);
    } finally {
      if (long) this.listener.busy(this, false);
    }
  }

  async #load(): Promise<void> {
    this.listener.busy(this, true);
    this.#settings = await this.listener.settingsOf(this);
    if (this.files) await this.#readAll(this.files);
    this.#partition();
    for (const path of this.#texts.paths()) this.#give(path);
    for (const path of this.#parts.paths) this.#givePart(path);
    const { runbook } = this.#engine.configuration();
    if (runbook !== undefined) await this.#take([runbook]);
    this.#changed();
    this.listener.busy(this, false);
  }

  async #readAll(files: WorkspaceFiles): Promise<void> {
    try {
      const listing = await files.list("");
      for (const [path, text] of await this.#read(listing.files)) this.#texts.setFile(path, text);
      this.#addParts(listing);
    } catch (error) {
      this.#engine = this.host.createEngine({ wholeViewKnown: false });
      this.listener.log(`${this.folderUri}: ${String(error)}`);
    }
  }

  /** The configuration may name another runbook now. */
  async #readRunbook(): Promise<void> {
    const { runbook } = this.#engine.configuration();
    if (runbook !== undefined && !this.has(runbook)) await this.readAgain([runbook]);
  }

  #forget(paths: readonly string[]): void {
    for (const path of paths) {
      this.#texts.setFile(path, undefined);
      this.#feed(path);
    }
  }

  async #take(paths: readonly string[]): Promise<void> {
    for (const [path, text] of await this.#read(paths)) {
      this.#texts.setFile(path, text);
      this.#feed(path);
    }
  }

  #read(paths: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> {
    const wanted = paths.filter((path) => this.#engine.isRelevant(path));
    return this.files ? readFiles(this.files, wanted, (line) => this.listener.log(line)) : Promise.resolve(new Map());
  }

  /** Passes on what may have changed at a path, to the engine or to a root below. */
  #feed(path: string): void {
    if (isInnerConfiguration(path)) this.#partition();
    this.#give(path);
  }

  #give(path: string): void {
    const text = this.#inView(path);
    if (this.#engine.text(path) === text) return;
    this.#engine.update(path, text);
    this.#changed();
  }

  /** Files of charts that changed on disk, or came. */
  async #takeParts(paths: readonly string[]): Promise<void> {
    for (const path of paths) if (await this.#parts.readAgain(path)) this.#givePart(path);
    this.#addParts({ files: paths, links: new Map() });
  }

  #addParts(listing: FolderListing): void {
    const isPart = (path: string) => !this.#engine.isRelevant(path) && this.#isInChart(path);
    for (const path of this.#parts.add(listing, isPart)) this.#givePart(path);
  }

  #isInChart(path: string): boolean {
    for (let folder = folderOf(path); ; folder = folderOf(folder)) {
      if (this.has(folder === "" ? "Chart.yaml" : `${folder}/Chart.yaml`)) return true;
      if (folder === "") return false;
    }
  }

  #givePart(path: string): void {
    this.#engine.updatePart(path, isBelow(this.#nested, path) ? undefined : this.#parts.get(path));
    this.#changed();
  }

  #inView(path: string): string | undefined {
    return isBelow(this.#nested, path) ? undefined : this.#texts.get(path);
  }

  #partition(): void {
    const paths = this.#texts.paths();
    const nested = nestedRoots(paths, (path) => this.#texts.get(path));
    if (nested.join("\n") === this.#nested.join("\n")) return;
    this.#nested = nested;
    for (const path of paths) this.#give(path);
    for (const path of this.#parts.paths) this.#givePart(path);
    this.listener.partitioned(this);
  }

  #changed(): void {
    this.#generation++;
    this.listener.changed(this);
  }
}
