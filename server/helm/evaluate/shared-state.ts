import type { Entries } from "../values/entries.ts";
import type { ListValue, MapSlot, MapValue, Value } from "../values/value.ts";
import { ReadLog } from "./read-log.ts";

/** A change of a map that several templates see. */
export interface Effect {
  readonly target: Entries;
  readonly key: string;
  /** Undefined where there was, or is, no such key. */
  readonly before: MapSlot | undefined;
  readonly after: MapSlot | undefined;
}

/** The maps that several templates see, what templates do to them, and what they read of them. */
export class SharedState {
  /** How many changes there were, those that were taken back included. */
  changes = 0;
  readonly log = new ReadLog();
  private readonly lists = new WeakSet<ListValue>();
  private effects: Effect[] = [];

  constructor(roots: readonly MapValue[]) {
    for (const root of roots) this.add(root);
  }

  has(part: MapValue | ListValue): boolean {
    return part.kind === "map" ? part.entries.watch === this.log : this.lists.has(part);
  }

  /** Gives a map another entry, or takes one away. Of a map that only its template sees, nobody else has to know. */
  change({ entries }: MapValue, key: string, after: MapSlot | undefined): void {
    if (entries.watch !== this.log) {
      put(entries, key, after);
      return;
    }
    const before = entries.peek(key);
    if (before === after) return;
    this.effects.push({ target: entries, key, before, after });
    this.log.wrote(entries, key);
    if (after !== undefined) this.add(after.value);
    this.apply(entries, key, after);
  }

  /** What has changed since this was asked last. */
  takeEffects(): readonly Effect[] {
    const { effects } = this;
    this.effects = [];
    return effects;
  }

  undo(effects: readonly Effect[]): void {
    for (const { target, key, before } of effects.toReversed()) this.apply(target, key, before);
  }

  /** Does it again; gives it with what is changed by it now. */
  redo(effects: readonly Effect[]): readonly Effect[] {
    return effects.map((effect) => {
      const { target, key, after } = effect;
      const before = target.peek(key);
      this.apply(target, key, after);
      return before === effect.before ? effect : { ...effect, before };
    });
  }

  private apply(entries: Entries, key: string, slot: MapSlot | undefined): void {
    put(entries, key, slot);
    entries.changes += 1;
    this.changes += 1;
  }

  private add(value: Value): void {
    if (value.kind === "list") {
      if (this.lists.has(value)) return;
      this.lists.add(value);
      for (const item of value.items) this.add(item);
    } else if (value.kind === "map" && value.entries.watch === undefined) {
      value.entries.watch = this.log;
      for (const [, slot] of value.entries.unread()) this.add(slot.value);
    }
  }
}

function put(entries: Entries, key: string, slot: MapSlot | undefined): void {
  if (slot === undefined) entries.delete(key);
  else entries.set(key, slot);
}
