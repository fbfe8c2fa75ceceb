/** The little that the engine's owners need of a file system; Node's and the editor's both give it. Paths are relative to the root, with `/`. */
export interface FileSystem {
  /** Undefined when the file does not exist. Throws {@link UnreadableFile} when it does and cannot be read. */
  readText(path: string): Promise<string | undefined>;
  /** Files below a folder (`""` for the root), ignore rules applied, in a stable order. */
  list(folder: string): Promise<readonly string[]>;
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
