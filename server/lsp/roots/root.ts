import type { Engine } from "../../contract/engine.ts";
import { defaultSettings, type Settings } from "../../contract/protocol.ts";
import type { ChosenFix } from "../../linter/fixes/choose.ts";
import type { WorkspaceFiles } from "../files/workspace-files.ts";
import type { Rendering, ServerHost } from "../host.ts";
import { FixTrials } from "./fix-trials.ts";
import { Lints } from "./lints.ts";
import type { Snapshot } from "./snapshot.ts";
import type { OpenDocument } from "./texts.ts";
import { uriBelow } from "./uris.ts";
import { configurationFile, RootView } from "./view.ts";

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
  readonly #view: RootView;
  readonly #lints: Lints;
  readonly #trials = new FixTrials((error) => this.listener.failed(this, error));

  constructor(
    /** Undefined for a document alone. */
    readonly folderUri: string | undefined,
    readonly files: WorkspaceFiles | undefined,
    host: ServerHost,
    private readonly listener: RootListener,
  ) {
    const view = new RootView(files, host, {
      changed: () => this.#changed(),
      partitioned: () => listener.partitioned(this),
      log: (message) => listener.log(message),
      unlisted: (error) => listener.log(`${folderUri}: ${String(error)}`),
    });
    this.#view = view;
    this.#lints = new Lints({
      get engine() {
        return view.engine;
      },
      feedParts: () => view.feedParts(),
      linted: (snapshot) => listener.linted(this, snapshot),
      busy: (busy) => listener.busy(this, busy),
      failed: (error) => listener.failed(this, error),
    });
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
    return this.#lints.last;
  }

  /** Folders below that are roots of their own: their texts are kept here, but not in view. */
  get nested(): readonly string[] {
    return this.#view.nested;
  }

  /** Speaks of the texts as they are; ask it right after a lint, which has rendered all that changed. */
  get rendering(): Rendering {
    return this.#view.engine;
  }

  uriOf(path: string): string {
    return this.openDocument(path)?.uri ?? uriBelow(this.folderUri ?? "untitled:", path);
  }

  openDocument(path: string): OpenDocument | undefined {
    return this.#view.openDocument(path);
  }

  has(path: string): boolean {
    return this.#view.has(path);
  }

  /** Takes an open document's text, the first or a later one. */
  setDocument(path: string, document: OpenDocument): void {
    this.#view.setDocument(path, document);
    if (path === configurationFile) void this.ready.then(() => this.#view.readRunbook());
  }

  /** The document is closed: the file's text counts again. */
  async closeDocument(path: string): Promise<void> {
    this.#view.setDocument(path, undefined);
    await this.readAgain([path]);
    this.#view.feed(path);
  }

  /** Reads files anew after changes on disk; those that are gone are taken away. */
  async readAgain(paths: readonly string[]): Promise<void> {
    await this.ready;
    await this.#view.readAgain(paths);
  }

  /** A file that came into being, or a folder with all below it. */
  async readNew(path: string): Promise<void> {
    await this.ready;
    await this.#view.readNew(path);
  }

  /** A file, or a folder with all below it, is gone. */
  async remove(path: string): Promise<void> {
    await this.ready;
    this.#view.remove(path);
  }

  /** The ignore rules are others now: takes away the files that they keep out, and reads those that they let in. */
  async listAgain(): Promise<void> {
    await this.ready;
    await this.#view.listAgain();
  }

  /**
   * Findings for the texts as they are now. A lint that is overtaken by an edit is dropped and begun again. Undefined
   * when the engine failed on these texts (the listener knows) or the root has been closed.
   */
  async lint(): Promise<Snapshot | undefined> {
    await this.ready;
    return this.#lints.current();
  }

  /** True while the texts are those that the snapshot was made from. */
  isCurrent(snapshot: Snapshot | undefined): snapshot is Snapshot {
    return this.#lints.isCurrent(snapshot);
  }

  /**
   * Asks the engine what it would find if a file had another text. Runs without a break; the engine is as before when
   * it returns.
   */
  whatIf<T>(path: string, ask: (engine: Engine) => T): T {
    const text = this.#view.textInView(path);
    const { engine } = this.#view;
    try {
      return ask(engine);
    } finally {
      engine.update(path, text);
    }
  }

  /**
   * Tries a fix: charts are rendered and everything is linted with it. Runs without a break; the engine is as before when
   * it returns.
   * @param snapshot a current one
   * @returns why the fix is not to be made, or undefined
   */
  refusalOf(chosen: ChosenFix, snapshot: Snapshot): string | undefined {
    return this.#trials.refusalOf(this.#view.engine, chosen, snapshot);
  }

  dispose(): void {
    this.#lints.dispose();
  }

  async #load(): Promise<void> {
    this.listener.busy(this, true);
    this.#settings = await this.listener.settingsOf(this);
    await this.#view.load();
    this.#changed();
    this.listener.busy(this, false);
  }

  #changed(): void {
    this.#lints.changed();
    this.listener.changed(this);
  }
}
