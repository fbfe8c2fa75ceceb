import { type Moves, movedOffset, movedSource } from "../text/move.ts";
import type { Control, Source, Trace } from "../text/source.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import type { Entries } from "../values/entries.ts";
import type { MapSlot, MapValue, Value } from "../values/value.ts";
import { Changes } from "./changes.ts";

/**
 * Two versions of what templates see, key by key. The same is what has the same content and, once an edit has moved what
 * is behind it, the same history. Objects (`.Files`, `.Capabilities`) are not looked into.
 */
export class ValuesComparison {
  readonly changes = new Changes();
  /** For the maps of before those of now. */
  readonly now = new Map<Entries, Entries>();

  constructor(private readonly moves: Moves) {}

  compare(before: MapValue, after: MapValue): void {
    const old = before.entries;
    const entries = after.entries;
    const known = this.now.get(old);
    if (known !== undefined) {
      // Maps that were one are two now: whoever read the one may see either.
      if (known !== entries) for (const [key] of old.unread()) this.changes.add(known, key, true);
      return;
    }
    this.now.set(old, entries);
    for (const [key, slot] of entries.unread()) {
      const was = old.peek(key);
      if (was === undefined || !this.isSameSlot(was, slot)) this.changes.add(entries, key, was === undefined);
    }
    for (const [key] of old.unread()) {
      if (entries.peek(key) === undefined) this.changes.add(entries, key, true);
    }
  }

  /** Whether two entries are the same; where maps differ inside, that is noted by key. */
  isSameSlot(before: MapSlot, after: MapSlot): boolean {
    if (before === after && this.isStill(before)) return true;
    const isSameKey = this.isSameTrace(before.key, after.key);
    const { value } = before;
    const now = after.value;
    if (value.kind !== "map" || now.kind !== "map") return this.isSame(value, now) && isSameKey;
    this.compare(value, now);
    return isSameKey && value.goType === now.goType && this.isSameTrace(value.trace, now.trace);
  }

  /** Whether what is written there has not moved. */
  private isStill({ key: { sources } }: MapSlot): boolean {
    return !this.moves.some(({ file }) => sources.some((source) => source.file === file));
  }

  /** Compares values as wholes. */
  private isSame(before: Value, after: Value): boolean {
    if (before.kind !== after.kind) return false;
    switch (before.kind) {
      case "text":
        return after.kind === "text" && this.isSameText(before.text, after.text);
      case "list": {
        if (after.kind !== "list" || before.goType !== after.goType || before.items.length !== after.items.length)
          return false;
        const isSame = before.items.every((item, index) => {
          const other = after.items[index];
          return other !== undefined && this.isSame(item, other);
        });
        return isSame && this.isSameTrace(before.trace, after.trace);
      }
      case "map":
        return after.kind === "map" && this.isSameMap(before, after);
      case "object":
        return after.kind === "object" && before.goType === after.goType;
      case "int":
        if (after.kind !== "int" || before.goType !== after.goType) return false;
    }
    const value = "value" in before ? before.value : undefined;
    const now = "value" in after ? after.value : undefined;
    return Object.is(value, now) && "trace" in after && this.isSameTrace(before.trace, after.trace);
  }

  /** A map in a list: who reads the list reads it. */
  private isSameMap(before: MapValue, after: MapValue): boolean {
    this.now.set(before.entries, after.entries);
    if (before.goType !== after.goType || before.entries.count() !== after.entries.count()) return false;
    for (const [key, slot] of before.entries.unread()) {
      const other = after.entries.peek(key);
      if (other === undefined || !this.isSameTrace(slot.key, other.key) || !this.isSame(slot.value, other.value))
        return false;
    }
    return this.isSameTrace(before.trace, after.trace);
  }

  private isSameText(before: TrackedText, after: TrackedText): boolean {
    if (before.text !== after.text || before.segments.length !== after.segments.length) return false;
    return before.segments.every((part, index) => {
      const other = after.segments[index];
      return (
        other !== undefined &&
        part.length === other.length &&
        other.offset === movedOffset(part.offset, part.sources, this.moves) &&
        this.isSameTrace(part, other)
      );
    });
  }

  private isSameTrace(before: Trace, after: Trace): boolean {
    return this.areSameSources(before.sources, after.sources) && this.isSameControl(before.control, after.control);
  }

  /** Each run makes its own of what decided. */
  private isSameControl(before: Control | undefined, after: Control | undefined): boolean {
    if (before === after) return true;
    if (before === undefined || after === undefined) return false;
    return this.areSameSources(before.sources, after.sources) && this.isSameControl(before.outer, after.outer);
  }

  private areSameSources(before: readonly Source[], after: readonly Source[]): boolean {
    return (
      before.length === after.length &&
      before.every((source, index) => {
        const other = after[index];
        return other !== undefined && this.isSameSource(source, other);
      })
    );
  }

  private isSameSource(before: Source, after: Source): boolean {
    if (before.type !== "values") return after === before || isSamePlace(before, after);
    if (after.type !== "values" || before.missing !== after.missing) return false;
    const moved = movedSource(before, this.moves);
    return isSamePlace(moved, after) && isSamePath(before.path, after.path);
  }
}

function isSamePlace(a: Source, b: Source): boolean {
  const sameName = a.type !== "object" || (b.type === "object" && a.name === b.name);
  return (
    sameName &&
    a.type === b.type &&
    a.file === b.file &&
    a.range?.start === b.range?.start &&
    a.range?.end === b.range?.end
  );
}

function isSamePath(a: readonly (string | number)[], b: readonly (string | number)[]): boolean {
  return a === b || (a.length === b.length && a.every((step, index) => step === b[index]));
}
