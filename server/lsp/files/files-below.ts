import type { WorkspaceFiles } from "./workspace-files.ts";

/** The files of a folder inside another one, by the way to that and with its ignore rules. */
export class FilesBelow implements WorkspaceFiles {
  /** @param folder relative to `outer` */
  constructor(
    private readonly outer: WorkspaceFiles,
    private readonly folder: string,
  ) {}

  readText(path: string): Promise<string | undefined> {
    return this.outer.readText(`${this.folder}/${path}`);
  }

  async list(folder: string): Promise<readonly string[]> {
    const files = await this.outer.list(folder === "" ? this.folder : `${this.folder}/${folder}`);
    return files.map((path) => path.slice(this.folder.length + 1));
  }

  ignores(path: string): Promise<boolean> {
    return this.outer.ignores(`${this.folder}/${path}`);
  }
}
