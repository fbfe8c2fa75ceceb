import { type Dirent, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type IgnoreRules, IgnoreTree } from "./ignore-rules.ts";
import { staysInside } from "./read-text.ts";
import { isRelevantName } from "./relevant.ts";
import { declaresRoot } from "./root.ts";
import { configurationNames } from "./says-root.ts";

export interface Listing {
  /** Relative to the root, sorted by name within each folder. */
  readonly files: readonly string[];
  readonly unread: readonly { readonly file: string; readonly reason: string }[];
  /** Folders that were left because they are roots of their own, relative to the root. */
  readonly nested: readonly string[];
}

/**
 * The files of a root that can matter. Links to folders are not entered: what they lead to inside the root is found
 * at its own place. A link to a file counts if its target lies in the root.
 * @param start folder to begin at, relative to the root; empty for all
 * @param nestedRoots whether folders below that are roots of their own are entered
 */
export function walk(root: string, start = "", nestedRoots: "entered" | "left" = "entered"): Listing {
  const files: string[] = [];
  const unread: { file: string; reason: string }[] = [];
  const nested: string[] = [];
  const visit = (folder: string, outer: IgnoreRules): void => {
    const entries = entriesOf(root, folder, unread);
    const names = entries.map(({ name }) => name);
    if (nestedRoots === "left" && folder !== "" && isRoot(root, folder, names)) {
      nested.push(folder);
      return;
    }
    const rules = outer.enter(root, folder, names);
    for (const entry of entries) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!rules.ignores(`${path}/`)) visit(path, rules);
      } else if (isRelevantName(entry.name) && !rules.ignores(path)) {
        const trouble = troubleWith(root, path, entry);
        if (trouble === undefined) files.push(path);
        else if (trouble !== "folder") unread.push({ file: path, reason: trouble });
      }
    }
  };
  const rules = new IgnoreTree(root).rules(start);
  if (rules !== undefined) visit(start, rules);
  return { files, unread, nested };
}

function isRoot(root: string, folder: string, names: readonly string[]): boolean {
  return configurationNames.some((name) => names.includes(name)) && declaresRoot(join(root, folder));
}

function entriesOf(root: string, folder: string, unread: { file: string; reason: string }[]): Dirent[] {
  try {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "ENOENT") {
      unread.push({
        file: folder === "" ? "." : folder,
        reason: code === "EACCES" ? "permission denied" : String(error),
      });
    }
    return [];
  }
}

/** `folder` for a link to one, which is passed over in silence. */
function troubleWith(root: string, path: string, entry: Dirent): string | undefined {
  if (entry.isFile()) return undefined;
  if (!entry.isSymbolicLink()) return "not a regular file";
  try {
    if (statSync(join(root, path)).isDirectory()) return "folder";
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return code === "ELOOP" ? "a symbolic link that leads in a circle" : "a symbolic link that leads nowhere";
  }
  return staysInside(root, path) ? undefined : "a symbolic link that leads out of the workspace";
}
