import type { FolderListing } from "../../contract/file-system.ts";
import { isChartFile, isPackedChart } from "../../text/chart-paths.ts";
import { folderOf } from "../../text/paths.ts";
import type { WorkspaceFiles } from "../files/workspace-files.ts";
import type { HostedEngine, ServerHost } from "../host.ts";
import { isBelow, isInnerConfiguration, nestedRoots } from "./nested-roots.ts";
import { Parts } from "./parts.ts";
import { readFiles } from "./read-files.ts";
import { type OpenDocument, Texts } from "./texts.ts";

export const configurationFile = ".planelint.yaml";

export interface ViewListener {
  /** What is in view is something else now. */
  changed(): void;
  /** The folders below that are roots of their own are others now. */
  partitioned(): void;
  log(message: string): void;
  /** The folder's files could not be listed. */
  unlisted(error: unknown): void;
}

/** What of a root is in view: its files and open documents, kept up to date and handed to the engine. */
export class RootView {
  #engine: HostedEngine;
  #nested: readonly string[] = [];
  readonly #texts = new Texts();
  readonly #parts: Parts;

  constructor(
    /** Undefined for a document alone. */
    readonly files: WorkspaceFiles | undefined,
    private readonly host: Pick<ServerHost, "createEngine">,
    private readonly listener: ViewListener,
  ) {
    // Without a way to the files nothing counts as absent.
    this.#engine = host.createEngine({ wholeViewKnown: files !== undefined });
    this.#parts = new Parts(files, (line) => listener.log(line));
  }

  /** Another one once the files have turned out not to be readable. */
  get engine(): HostedEngine {
    return this.#engine;
  }

  /** Folders below that are roots of their own: their texts are kept here, but not in view. */
  get nested(): readonly string[] {
    return this.#nested;
  }

  openDocument(path: string): OpenDocument | undefined {
    return this.#texts.document(path);
  }

  has(path: string): boolean {
    return this.#texts.get(path) !== undefined;
  }

  /** The text that the engine is given: none for what belongs to a root below. */
  textInView(path: string): string | undefined {
    return isBelow(this.#nested, path) ? undefined : this.#texts.get(path);
  }

  /** Hands over what charts want. @returns whether there was anything */
  feedParts(): Promise<boolean> {
    return this.#parts.feed(this.#engine);
  }

  /** Reads everything for the first time. */
  async load(): Promise<void> {
    if (this.files) await this.#readAll(this.files);
    this.#partition();
    for (const path of this.#texts.paths()) this.#give(path);
    for (const path of this.#parts.paths) this.#givePart(path);
    const { runbook } = this.#engine.configuration();
    if (runbook !== undefined) await this.#take([runbook]);
  }

  /** Takes an open document's text, the first or a later one; undefined when it is closed. */
  setDocument(path: string, document: OpenDocument | undefined): void {
    this.#texts.setDocument(path, document);
    if (document) this.feed(path);
  }

  /** Passes on what may have changed at a path, to the engine or to a root below. */
  feed(path: string): void {
    if (isInnerConfiguration(path)) this.#partition();
    this.#give(path);
  }

  /** Reads files anew after changes on disk; those that are gone are taken away. */
  async readAgain(paths: readonly string[]): Promise<void> {
    const concerning = paths.filter(
      (path) => this.#engine.isRelevant(path) || this.#parts.get(path) !== undefined || this.#isInChart(path),
    );
    const ignored = await Promise.all(concerning.map((path) => this.files?.ignores(path)));
    const there = concerning.filter((path, i) => !ignored[i] || isPackedChart(path));
    await this.#take(there);
    await this.#takeParts(there);
    if (paths.includes(configurationFile)) await this.readRunbook();
  }

  /** A file that came into being, or a folder with all below it: names do not tell. */
  async readNew(path: string): Promise<void> {
    const listing = this.#engine.isRelevant(path) ? undefined : await this.#list(path);
    await this.readAgain(listing === undefined ? [path] : listing.files);
    if (listing !== undefined) this.#addParts(listing);
  }

  /** What is in a folder; undefined for what is no folder. */
  async #list(folder: string): Promise<FolderListing | undefined> {
    const listing = await this.files?.list(folder).catch(() => undefined);
    return listing === undefined || listing.files.length + listing.links.size === 0 ? undefined : listing;
  }

  /** A file, or a folder with all below it, is gone. */
  remove(path: string): void {
    this.#forget(this.#texts.filesAt(path));
    for (const gone of this.#parts.remove(path)) this.#givePart(gone);
  }

  /** The ignore rules are others now: takes away the files that they keep out, and reads those that they let in. */
  async listAgain(): Promise<void> {
    const listing = await this.files?.list("").catch((error) => this.listener.unlisted(error));
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

  /** The configuration may name another runbook now. */
  async readRunbook(): Promise<void> {
    const { runbook } = this.#engine.configuration();
    if (runbook !== undefined && !this.has(runbook)) await this.readAgain([runbook]);
  }

  async #readAll(files: WorkspaceFiles): Promise<void> {
    try {
      const listing = await files.list("");
      for (const [path, text] of await this.#read(listing.files)) this.#texts.setFile(path, text);
      this.#addParts(listing);
    } catch (error) {
      this.#engine = this.host.createEngine({ wholeViewKnown: false });
      this.listener.unlisted(error);
    }
  }

  #forget(paths: readonly string[]): void {
    for (const path of paths) {
      this.#texts.setFile(path, undefined);
      this.feed(path);
    }
  }

  async #take(paths: readonly string[]): Promise<void> {
    const charts: string[] = [];
    for (const [path, text] of await this.#read(paths)) {
      if (isChartFile(path) && text !== undefined && !this.#texts.hasFile(path)) charts.push(folderOf(path));
      this.#texts.setFile(path, text);
      this.feed(path);
    }
    // What lies beside a new chart's file was of no interest when it came.
    for (const folder of charts) {
      const listing = await this.#list(folder);
      if (listing !== undefined) this.#addParts(listing);
    }
  }

  #read(paths: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> {
    const wanted = paths.filter((path) => this.#engine.isRelevant(path));
    return this.files ? readFiles(this.files, wanted, (line) => this.listener.log(line)) : Promise.resolve(new Map());
  }

  #give(path: string): void {
    const text = this.textInView(path);
    if (this.#engine.text(path) === text) return;
    this.#engine.update(path, text);
    this.listener.changed();
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
    this.listener.changed();
  }

  #partition(): void {
    const paths = this.#texts.paths();
    const nested = nestedRoots(paths, (path) => this.#texts.get(path));
    if (nested.join("\n") === this.#nested.join("\n")) return;
    this.#nested = nested;
    for (const path of paths) this.#give(path);
    for (const path of this.#parts.paths) this.#givePart(path);
    this.listener.partitioned();
  }
}
