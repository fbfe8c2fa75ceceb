import type { FileSystem } from "../../contract/file-system.ts";

/** A folder's files, for a server that hears of single files when they change. */
export interface WorkspaceFiles extends FileSystem {
  /** Whether ignore rules keep the file, or a folder above it, out of {@link FileSystem.list}. */
  ignores(path: string): Promise<boolean>;
}
