import { allOfIt, type Entries, itsSize, type ReadKey, type Watch } from "../values/entries.ts";
import type { MapSlot } from "../values/value.ts";

/** What was read of which maps. */
export type Reads = ReadonlyMap<Entries, ReadonlySet<ReadKey>>;

/** One thing that was read, and what was there. */
export interface Read {
  readonly entries: Entries;
  readonly key: ReadKey;
  readonly seen: MapSlot | number | undefined;
}

/** A run: of a template file, or of a helper within one. */
interface Scope {
  readonly seen: Map<Entries, Set<ReadKey>>;
  /** The map that was read last, and what of it was: most reads are of the same again. */
  last: Entries | undefined;
  lastKeys: Set<ReadKey> | undefined;
  /** Only of a helper. */
  readonly reads: Read[] | undefined;
  readonly outer: Scope | undefined;
}

/** Notes what the runs of templates read of the maps that all of them see. */
export class ReadLog implements Watch {
  private scope: Scope | undefined;
  /** What the template file that runs has changed itself: what it reads of that afterwards is its own. */
  private written = new Map<Entries, Set<string>>();

  read(entries: Entries, key: ReadKey): void {
    let read: Read | undefined;
    for (let { scope } = this; scope !== undefined; scope = scope.outer) {
      // What a scope knows, those around it know.
      if (scope.last === entries && scope.lastKeys?.has(key) === true) return;
      const isOwn = scope.outer === undefined && typeof key === "string" && this.written.get(entries)?.has(key);
      if (isOwn === true || !add(scope.seen, entries, key)) return;
      scope.last = entries;
      scope.lastKeys = scope.seen.get(entries);
      if (scope.reads === undefined) continue;
      read ??= { entries, key, seen: seenNow(entries, key) };
      scope.reads.push(read);
    }
  }

  wrote(entries: Entries, key: string): void {
    add(this.written, entries, key);
  }

  /** Begins a template file's run. */
  start(): void {
    this.written = new Map();
    this.scope = { seen: new Map(), last: undefined, lastKeys: undefined, reads: undefined, outer: undefined };
  }

  /** Ends it; gives what it read that was not its own. */
  end(): Reads {
    const { scope } = this;
    this.scope = undefined;
    return scope?.seen ?? new Map();
  }

  /** Notes what a helper reads on its own, too. Reads of what the template file changed itself count here. */
  within<Result>(run: () => Result): { readonly result: Result; readonly reads: readonly Read[] } {
    const outer = this.scope;
    const reads: Read[] = [];
    this.scope = { seen: new Map(), last: undefined, lastKeys: undefined, reads, outer };
    try {
      return { result: run(), reads };
    } finally {
      this.scope = outer;
    }
  }
}

function add<Key>(all: Map<Entries, Set<Key>>, entries: Entries, key: Key): boolean {
  const keys = all.get(entries);
  if (keys === undefined) all.set(entries, new Set([key]));
  else if (keys.has(key)) return false;
  else keys.add(key);
  return true;
}

function seenNow(entries: Entries, key: ReadKey): Read["seen"] {
  if (key === allOfIt) return entries.changes;
  return key === itsSize ? entries.count() : entries.peek(key);
}

/** Whether the same would be read now. */
export function readsTheSame({ entries, key, seen }: Read): boolean {
  return seenNow(entries, key) === seen;
}
