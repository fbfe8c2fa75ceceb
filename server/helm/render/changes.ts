import type { Reads } from "../evaluate/read-log.ts";
import type { Effect } from "../evaluate/shared-state.ts";
import { allOfIt, type Entries, itsSize } from "../values/entries.ts";

/** Entries of maps that templates see which are others than when templates ran last. */
export class Changes {
  private readonly keys = new Map<Entries, Set<string>>();
  private readonly resized = new Set<Entries>();

  /** @param resizes whether the key came or went */
  add(entries: Entries, key: string, resizes: boolean): void {
    const keys = this.keys.get(entries);
    if (keys === undefined) this.keys.set(entries, new Set([key]));
    else keys.add(key);
    if (resizes) this.resized.add(entries);
  }

  addEffects(effects: readonly Effect[]): void {
    for (const { target, key, before, after } of effects)
      this.add(target, key, before === undefined || after === undefined);
  }

  has({ target, key }: Effect): boolean {
    return this.keys.get(target)?.has(key) ?? false;
  }

  /** Whether a template that read this may print something else now. */
  concern(reads: Reads): boolean {
    for (const [entries, changed] of this.keys) {
      const read = reads.get(entries);
      if (read === undefined) continue;
      if (read.has(allOfIt) || (read.has(itsSize) && this.resized.has(entries))) return true;
      for (const key of changed) if (read.has(key)) return true;
    }
    return false;
  }
}
