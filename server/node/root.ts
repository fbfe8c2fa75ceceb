import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { readIfThere } from "./read-text.ts";
import { configurationNames, saysRoot } from "./says-root.ts";

/** Where a workspace starts: the nearest configuration with `root: true`, else the git top level, else `folder` itself. */
export function findRoot(folder: string): string {
  return declaredRoot(folder) ?? gitTop(folder) ?? folder;
}

/** The nearest folder whose configuration says `root: true`: this one, or one above it. */
export function declaredRoot(folder: string): string | undefined {
  return nearest(folder, declaresRoot);
}

/** The nearest folder with a `.git` (a folder, or a file in work trees and submodules). */
export function gitTop(folder: string): string | undefined {
  return nearest(folder, (candidate) => existsSync(join(candidate, ".git")));
}

function nearest(folder: string, test: (candidate: string) => boolean): string | undefined {
  for (let candidate = folder; ; candidate = dirname(candidate)) {
    if (test(candidate)) return candidate;
    if (dirname(candidate) === candidate) return undefined;
  }
}

/** Whether the configuration of this very folder says `root: true`. */
export function declaresRoot(folder: string): boolean {
  const name = configurationNames.find((candidate) => existsSync(join(folder, candidate)));
  // One that cannot be read declares nothing; it is named when the files are read.
  const text = name === undefined ? undefined : readIfThere(folder, name);
  return text !== undefined && saysRoot(text);
}
