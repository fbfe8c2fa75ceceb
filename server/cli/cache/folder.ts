import { homedir } from "node:os";
import { join, resolve } from "node:path";
import type { Place } from "../view/load.ts";

/**
 * Where `--cache` keeps what it keeps.
 * @param cache as given; empty for the user's own folder
 */
export function cacheFolder(cache: string, { cwd, environment }: Place): string {
  if (cache !== "") return resolve(cwd, cache);
  const base = environment.XDG_CACHE_HOME;
  return join(base?.startsWith("/") ? base : join(homedir(), ".cache"), "planelint");
}
