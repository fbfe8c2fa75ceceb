export interface OpenDocument {
  /** As the client wrote it. */
  readonly uri: string;
  readonly version: number;
  readonly text: string;
}

/** The texts of a root by path. That of an open document wins over the file's. */
export class Texts {
  readonly #files = new Map<string, string>();
  readonly #open = new Map<string, OpenDocument>();

  get(path: string): string | undefined {
    return this.#open.get(path)?.text ?? this.#files.get(path);
  }

  paths(): ReadonlySet<string> {
    return new Set([...this.#files.keys(), ...this.#open.keys()]);
  }

  document(path: string): OpenDocument | undefined {
    return this.#open.get(path);
  }

  setDocument(path: string, document: OpenDocument | undefined): void {
    if (document) this.#open.set(path, document);
    else this.#open.delete(path);
  }

  /** @param text undefined: the file does not exist (any more) */
  setFile(path: string, text: string | undefined): void {
    if (text === undefined) this.#files.delete(path);
    else this.#files.set(path, text);
  }

  /** Paths of the files, open or not, that exist as far as is known. */
  files(): readonly string[] {
    return [...this.#files.keys()];
  }

  /** Whether a file exists, as far as is known: not whether it is open. */
  hasFile(path: string): boolean {
    return this.#files.has(path);
  }

  /** The file at a path, or all files below it if it is a folder. */
  filesAt(path: string): readonly string[] {
    return [...this.#files.keys()].filter((known) => known === path || known.startsWith(`${path}/`));
  }
}
