import type { MapSlot } from "./value.ts";

/** What of a map is read beside the entry of a key: all of it, or how many entries it has. */
export const allOfIt = Symbol("all");
export const itsSize = Symbol("size");
export type ReadKey = string | typeof allOfIt | typeof itsSize;

/** Is told of what is read. */
export interface Watch {
  read(entries: Entries, key: ReadKey): void;
}

/** A map's entries. Of a map that several templates see, somebody wants to know what each of them reads. */
export class Entries extends Map<string, MapSlot> {
  watch: Watch | undefined = undefined;
  /** How often it was changed while it was watched. */
  changes = 0;

  /** As `get`, but it does not count as read. */
  peek(key: string): MapSlot | undefined {
    return super.get(key);
  }

  /** As `size`, but it does not count as read. */
  count(): number {
    return super.size;
  }

  /** All entries, without counting them as read. */
  unread(): IterableIterator<[string, MapSlot]> {
    return super.entries();
  }

  override get(key: string): MapSlot | undefined {
    this.watch?.read(this, key);
    return super.get(key);
  }

  override has(key: string): boolean {
    this.watch?.read(this, key);
    return super.has(key);
  }

  override get size(): number {
    this.watch?.read(this, itsSize);
    return super.size;
  }

  override entries() {
    this.watch?.read(this, allOfIt);
    return super.entries();
  }

  override keys() {
    this.watch?.read(this, allOfIt);
    return super.keys();
  }

  override values() {
    this.watch?.read(this, allOfIt);
    return super.values();
  }

  override [Symbol.iterator]() {
    return this.entries();
  }

  override forEach(run: (slot: MapSlot, key: string, map: Map<string, MapSlot>) => void): void {
    this.watch?.read(this, allOfIt);
    super.forEach(run);
  }
}
