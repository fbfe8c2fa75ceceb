import { realpathSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { FileChange } from "./write-files.ts";

/**
 * The file on disk that each change is for. Names that links lead to one file share its change, where they all ask for the
 * same text: it is written, and shown in a patch, once and under its own name.
 */
export function behindLinks(changes: readonly FileChange[]): ReadonlyMap<FileChange, FileChange> {
  const known = new Map<string, FileChange>();
  return new Map(
    changes.map((change) => {
      const path = ownPath(change);
      const key = JSON.stringify([change.root, path, change.after]);
      const target = known.get(key) ?? { ...change, path };
      known.set(key, target);
      return [change, target];
    }),
  );
}

/** The path without links, relative to the root; as it is for a new file, and for what leads out or nowhere. */
function ownPath({ root, path, before }: FileChange): string {
  if (before === undefined) return path;
  try {
    const own = relative(realpathSync(root), realpathSync(join(root, path)));
    return own.startsWith("..") ? path : own.split(sep).join("/");
  } catch {
    return path;
  }
}
