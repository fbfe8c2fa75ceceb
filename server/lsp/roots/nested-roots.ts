import { configurationNames, saysRoot } from "../../node/says-root.ts";
import { baseName, folderOf } from "../../text/paths.ts";

/** Whether a file is the configuration of a folder below the root. */
export function isInnerConfiguration(path: string): boolean {
  return path.includes("/") && configurationNames.includes(baseName(path));
}

/**
 * Folders below a root whose configuration says `root: true`; the outermost only, for what lies below one of them belongs to
 * it. Sorted.
 */
export function nestedRoots(paths: Iterable<string>, textOf: (path: string) => string | undefined): readonly string[] {
  const folders = new Set<string>();
  for (const path of paths) if (isInnerConfiguration(path)) folders.add(folderOf(path));
  const nested: string[] = [];
  for (const folder of [...folders].sort((a, b) => a.length - b.length)) {
    const texts = configurationNames.map((name) => textOf(`${folder}/${name}`));
    const text = texts.find((candidate) => candidate !== undefined);
    if (text !== undefined && saysRoot(text) && !isBelow(nested, folder)) nested.push(folder);
  }
  return nested.sort();
}

/** Whether a path lies below one of the folders. */
export function isBelow(folders: readonly string[], path: string): boolean {
  return folders.some((folder) => path.startsWith(`${folder}/`));
}
