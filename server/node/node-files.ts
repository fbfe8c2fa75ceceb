import { type FileSystem, UnreadableFile } from "../contract/file-system.ts";
import { readText } from "./read-text.ts";
import { isRelevantJson } from "./relevant.ts";
import { walk } from "./walk.ts";

/** The files of one root on disk. */
export class NodeFiles implements FileSystem {
  constructor(readonly root: string) {}

  async readText(path: string): Promise<string | undefined> {
    return readText(this.root, path);
  }

  async list(folder: string): Promise<readonly string[]> {
    return walk(this.root, folder.replace(/\/$/, "")).files;
  }
}

export interface LoadedFiles {
  readonly texts: ReadonlyMap<string, string>;
  readonly unread: readonly { readonly file: string; readonly reason: string }[];
  /** Folders below that are roots of their own, relative to the root; nothing of theirs is here. */
  readonly nested: readonly string[];
}

/** Everything of a root that can matter, read at once: fastest for a run that ends. */
export function loadFiles(root: string): LoadedFiles {
  const { files, unread, nested } = walk(root, "", "left");
  const texts = new Map<string, string>();
  const trouble = [...unread];
  for (const path of files) {
    try {
      const text = readText(root, path);
      if (
        text !== undefined &&
        (!path.endsWith(".json") || isRelevantJson(path.slice(path.lastIndexOf("/") + 1), text))
      ) {
        texts.set(path, text);
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      trouble.push({ file: error.path, reason: error.reason });
    }
  }
  return { texts, unread: trouble, nested };
}
