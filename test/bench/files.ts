import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The files under a folder, relative to it, sorted. */
export function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
