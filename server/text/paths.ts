/** Paths here are relative to the root, with `/`, without `.` and `..` steps. The root folder is the empty string. */

/** The folder that holds a file or folder; the root's own is the root. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash < 0 ? "" : path.slice(0, slash);
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Joins and normalises; undefined when the result would leave the root. */
export function joinPath(folder: string, path: string): string | undefined {
  const steps = folder === "" ? [] : folder.split("/");
  for (const step of path.split("/")) {
    if (step === "" || step === ".") continue;
    if (step !== "..") steps.push(step);
    else if (steps.pop() === undefined) return undefined;
  }
  return steps.join("/");
}

export function isInside(path: string, folder: string): boolean {
  return folder === "" || path.startsWith(`${folder}/`);
}

/** The path as seen from a folder that holds it. */
export function relativeTo(path: string, folder: string): string {
  return folder === "" ? path : path.slice(folder.length + 1);
}

/** The folders that hold the path, from the nearest to the root. */
export function foldersAround(path: string): readonly string[] {
  const folders: string[] = [];
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    folders.push(folder);
    if (folder === "") return folders;
  }
}

/** The nearest of the folders that holds the path. */
export function nearestFolder(path: string, folders: ReadonlySet<string>): string | undefined {
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    if (folders.has(folder)) return folder;
    if (folder === "") return undefined;
  }
}

/** Whether a file lies with the data of tests, by the names that Go, Helm and others give such folders: no cluster has it. */
export function isTestPath(path: string): boolean {
  return /(?:^|\/)(?:_?testdata|tests?|e2e|conformance|fixtures)\//.test(path);
}
