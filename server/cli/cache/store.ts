import { randomBytes } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** Runs whose results are kept; each of other content or options adds one result for each root. */
const mostRuns = 32;

/**
 * A folder of results by key. Runs may share it at the same time: an entry appears whole, by renaming, and one that
 * disappears or cannot be read is only a miss. Nothing here is ever an error: without a cache a run is slower, no more.
 */
export class CacheStore {
  /** @param roots how many results a run like this one adds at most */
  constructor(
    readonly folder: string,
    private readonly roots: number,
  ) {}

  /** What was stored under a key; undefined when nothing was, or it is damaged. */
  read(key: string): unknown {
    const path = this.#path(key);
    try {
      const entry: unknown = JSON.parse(readFileSync(path, "utf8"));
      // Used entries are the last to be dropped.
      const now = new Date();
      utimesSync(path, now, now);
      return entry;
    } catch {
      return undefined;
    }
  }

  write(key: string, value: unknown): void {
    try {
      // For its owner alone: it holds parts of what was checked.
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      const temporary = join(this.folder, `${key}.${randomBytes(6).toString("hex")}.tmp`);
      writeFileSync(temporary, JSON.stringify(value), { mode: 0o600, flag: "wx" });
      renameSync(temporary, this.#path(key));
      this.#dropOldest();
    } catch {
      // A full or read-only disk: the next run is not faster, that is all.
    }
  }

  #path(key: string): string {
    return join(this.folder, `${key}.json`);
  }

  /** Leaves the entries that were used last; takes away what killed runs left. */
  #dropOldest(): void {
    const entries = readdirSync(this.folder).filter((name) => /^[0-9a-f]{64}\.(json|[0-9a-f]{12}\.tmp)$/.test(name));
    const byAge = entries
      .map((name) => ({ name, used: statSync(join(this.folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
      .sort((a, b) => b.used - a.used);
    for (const { name } of byAge.slice(mostRuns * this.roots)) unlinkSync(join(this.folder, name));
  }
}
