import { homedir } from "node:os";
import { join, resolve } from "node:path";
import type { Place } from "../view/load.ts";
import { CacheStore } from "./store.ts";

/** Where `--cache` keeps results. */
export function resultStore(cache: string, roots: number, place: Place): CacheStore {
  return new CacheStore(folderOf(cache, place), roots);
}

/** Where `--cache` keeps what files were found to hold: a line for each root, of many roots. */
export function fileStore(cache: string, place: Place): CacheStore {
  return new CacheStore(join(folderOf(cache, place), "files"), 8);
}

/** @param cache as given; empty for the user's own folder */
function folderOf(cache: string, { cwd, environment }: Place): string {
  if (cache !== "") return resolve(cwd, cache);
  const base = environment.XDG_CACHE_HOME;
  return join(base?.startsWith("/") ? base : join(homedir(), ".cache"), "planelint");
}
