import type { Engine } from "../../contract/engine.ts";
import type { FileSystem, FolderListing } from "../../contract/file-system.ts";
import type { ChartPart } from "../../contract/source.ts";

/** What lies in a root's charts and is no text for rules. Contents are read once the engine wants them. */
export class Parts {
  readonly #parts = new Map<string, ChartPart>();
  /** The last reads that have begun, of files that are being read. */
  readonly #reads = new Map<string, symbol>();

  constructor(
    /** Of a document alone there is none. */
    private readonly files: FileSystem | undefined,
    private readonly log: (line: string) => void,
  ) {}

  get paths(): readonly string[] {
    return [...this.#parts.keys()];
  }

  get(path: string): ChartPart | undefined {
    return this.#parts.get(path);
  }

  /** Takes in what has been listed. @param isPart whether a file lies in a chart and is no text @returns paths that are new */
  add({ files, links }: FolderListing, isPart: (path: string) => boolean): readonly string[] {
    const added: string[] = [];
    const set = (path: string, part: ChartPart) => {
      if (this.#parts.has(path)) return;
      this.#parts.set(path, part);
      added.push(path);
    };
    for (const path of files) if (isPart(path)) set(path, { type: "file" });
    for (const [path, target] of links) set(path, { type: "link", target });
    return added;
  }

  /** A file, or a folder with all below it, is gone. @returns paths that are gone */
  remove(path: string): readonly string[] {
    const gone = this.paths.filter((known) => known === path || known.startsWith(`${path}/`));
    for (const known of gone) this.#parts.delete(known);
    return gone;
  }

  /** A part changed on disk: one whose content was given, or is about to be, is read again. @returns whether it is another now */
  async readAgain(path: string): Promise<boolean> {
    const part = this.#parts.get(path);
    if (part?.type !== "file" || (part.content === undefined && !this.#reads.has(path))) return false;
    await this.#read(path);
    return true;
  }

  /** Hands over what the engine wants. @returns whether there was anything */
  async feed(engine: Engine): Promise<boolean> {
    const wanted = engine.wanted();
    for (const path of wanted) {
      // What the configuration names may lie in no chart.
      if (!this.#parts.has(path)) this.#parts.set(path, { type: "file" });
      await this.#read(path);
      engine.updatePart(path, this.#parts.get(path));
    }
    return wanted.length > 0;
  }

  /** What cannot be read counts as empty, and is said. Of several reads at once the last to begin counts. */
  async #read(path: string): Promise<void> {
    const read = Symbol(path);
    this.#reads.set(path, read);
    let content: Uint8Array | undefined;
    try {
      content = await this.files?.readBytes(path);
    } catch (error) {
      this.log(error instanceof Error ? error.message : String(error));
    }
    if (this.#reads.get(path) !== read) return;
    this.#reads.delete(path);
    if (this.#parts.has(path)) this.#parts.set(path, { type: "file", content: content ?? "" });
  }
}
