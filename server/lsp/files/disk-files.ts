import { IgnoreTree } from "../../node/ignore-rules.ts";
import { NodeFiles } from "../../node/node-files.ts";
import type { WorkspaceFiles } from "./workspace-files.ts";

/** A folder on disk. */
export class DiskFiles extends NodeFiles implements WorkspaceFiles {
  /** Reads the rules anew each time: they may have changed, and changes of files are few. */
  async ignores(path: string): Promise<boolean> {
    return new IgnoreTree(this.root).ignores(path);
  }
}
