import type { FolderListing } from "../../contract/file-system.ts";
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

  readBytes(path: string): Promise<Uint8Array | undefined> {
    return this.outer.readBytes(`${this.folder}/${path}`);
  }

  async list(folder: string): Promise<FolderListing> {
    const { files, links } = await this.outer.list(folder === "" ? this.folder : `${this.folder}/${folder}`);
    const inside = (path: string) => path.slice(this.folder.length + 1);
    const inner = [...links].filter(([, target]) => target.startsWith(`${this.folder}/`));
    return {
      files: files.map(inside),
      links: new Map(inner.map(([path, target]) => [inside(path), inside(target)])),
    };
  }

  ignores(path: string): Promise<boolean> {
    return this.outer.ignores(`${this.folder}/${path}`);
  }
}
