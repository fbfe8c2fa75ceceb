/** The little that the engine's owners need of a file system; Node's and the editor's both give it. Paths are relative to the root, with `/`. */
export interface FileSystem {
  /** Undefined when the file does not exist. Throws {@link UnreadableFile} when it does and cannot be read. */
  readText(path: string): Promise<string | undefined>;
  /** As {@link readText}, for what is not known to be text. */
  readBytes(path: string): Promise<Uint8Array | undefined>;
  /** What lies below a folder (`""` for the root), ignore rules applied, in a stable order. */
  list(folder: string): Promise<FolderListing>;
}

export interface FolderListing {
  /** Every file that can matter: texts for rules, and whatever lies in charts. */
  readonly files: readonly string[];
  /** Links in charts to folders inside the root, by path; their files are not listed below them. */
  readonly links: ReadonlyMap<string, string>;
}

export class UnreadableFile extends Error {
  constructor(
    readonly path: string,
    readonly reason: string,
  ) {
    super(`${path}: ${reason}`);
    this.name = "UnreadableFile";
  }
}
