import type { Move, Moves } from "../text/move.ts";
import type { Source } from "../text/source.ts";
import type { Entries } from "../values/entries.ts";
import type { Value } from "../values/value.ts";

/** Where things at the same path were and are, two numbers each. */
interface Places {
  readonly starts: number[];
  readonly ends: number[];
}

/** Looks at two versions of values to find out how what is behind an edit of a file has moved. */
export class MoveFinder {
  private readonly files = new Map<string, Places>();
  private readonly seen = new Set<Entries>();

  /** Takes in two versions of a value. */
  compare(before: Value, after: Value): void {
    if (before === after) return;
    this.note(sourceOf(before), sourceOf(after));
    if (before.kind === "list" && after.kind === "list") {
      for (const [index, item] of before.items.entries()) {
        const other = after.items[index];
        if (other !== undefined) this.compare(item, other);
      }
    }
    if (before.kind !== "map" || after.kind !== "map" || this.seen.has(before.entries)) return;
    this.seen.add(before.entries);
    for (const [key, slot] of before.entries.unread()) {
      const other = after.entries.peek(key);
      if (other === undefined || other === slot) continue;
      this.note(slot.key.sources[0], other.key.sources[0]);
      this.compare(slot.value, other.value);
    }
  }

  /** At most one for each file: what several edits in one file leave as it was counts as changed. */
  moves(): Moves {
    return [...this.files].flatMap(([file, { starts, ends }]): readonly Move[] => {
      const end = lastMove(ends);
      const start = lastMove(starts);
      if (end.by === 0) return [];
      const startFrom = start.by === end.by ? start.from : Number.POSITIVE_INFINITY;
      return [{ file, startFrom, endFrom: end.from, by: end.by }];
    });
  }

  private note(before: Source | undefined, after: Source | undefined): void {
    if (before?.type !== "values" || after?.type !== "values" || before.file !== after.file) return;
    let places = this.files.get(before.file);
    if (places === undefined) {
      places = { starts: [], ends: [] };
      this.files.set(before.file, places);
    }
    places.starts.push(before.range.start, after.range.start);
    places.ends.push(before.range.end, after.range.end);
  }
}

/** The first source, without asking for histories that are put together later. */
function sourceOf(value: Value): Source | undefined {
  return value.kind === "text" ? value.text.segments[0]?.sources[0] : value.trace.sources[0];
}

/** How far the last offset moved, and from where on all did so. */
function lastMove(places: readonly number[]): { readonly from: number; readonly by: number } {
  let last = -1;
  let by = 0;
  eachOf(places, (before, moved) => {
    if (before < last) return;
    last = before;
    by = moved;
  });
  let still = -1;
  eachOf(places, (before, moved) => {
    if (moved !== by) still = Math.max(still, before);
  });
  let from = Number.POSITIVE_INFINITY;
  eachOf(places, (before) => {
    if (before > still) from = Math.min(from, before);
  });
  return { from, by };
}

function eachOf(places: readonly number[], use: (before: number, moved: number) => void): void {
  for (let index = 0; index < places.length; index += 2) {
    const before = places[index] ?? 0;
    use(before, (places[index + 1] ?? 0) - before);
  }
}
