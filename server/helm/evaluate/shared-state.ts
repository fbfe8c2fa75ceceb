import type { ListValue, MapSlot, MapValue, Value } from "../values/value.ts";

/** A change of a map that several templates see. */
export interface Effect {
  readonly target: MapValue;
  readonly key: string;
  /** Undefined where there was, or is, no such key. */
  readonly before: MapSlot | undefined;
  readonly after: MapSlot | undefined;
}

/** Names what the shared maps hold at a moment; equal only to itself. */
export type StateName = object;

/** The maps that several templates see, and what templates do to them. */
export class SharedState {
  /** Changes whenever a shared map does. */
  name: StateName = {};
  /** A map is told by its entries, which values of another Go type may share. */
  private readonly parts = new WeakSet<object>();
  private effects: Effect[] = [];

  constructor(roots: readonly MapValue[]) {
    for (const root of roots) this.add(root);
  }

  has(part: MapValue | ListValue): boolean {
    return this.parts.has(identityOf(part));
  }

  /** Gives a map another entry, or takes one away. */
  change(target: MapValue, key: string, after: MapSlot | undefined): void {
    if (this.parts.has(target.entries)) {
      const before = target.entries.get(key);
      if (before === after) return;
      this.effects.push({ target, key, before, after });
      this.name = {};
      if (after !== undefined) this.add(after.value);
    }
    apply(target, key, after);
  }

  /** What has changed since this was asked last. */
  takeEffects(): readonly Effect[] {
    const { effects } = this;
    this.effects = [];
    return effects;
  }

  private add(value: Value): void {
    if ((value.kind !== "map" && value.kind !== "list") || this.has(value)) return;
    this.parts.add(identityOf(value));
    if (value.kind === "list") for (const item of value.items) this.add(item);
    else for (const slot of value.entries.values()) this.add(slot.value);
  }
}

function identityOf(part: MapValue | ListValue): object {
  return part.kind === "map" ? part.entries : part;
}

export function undo(effects: readonly Effect[]): void {
  for (const { target, key, before } of effects.toReversed()) apply(target, key, before);
}

export function redo(effects: readonly Effect[]): void {
  for (const { target, key, after } of effects) apply(target, key, after);
}

/** Whether two runs did the very same. New values never count as the same: they know where they were written. */
export function sameEffects(a: readonly Effect[], b: readonly Effect[]): boolean {
  return (
    a.length === b.length &&
    a.every((effect, index) => {
      const other = b[index];
      return effect.target === other?.target && effect.key === other.key && effect.after === other.after;
    })
  );
}

function apply({ entries }: MapValue, key: string, slot: MapSlot | undefined): void {
  if (slot === undefined) entries.delete(key);
  else entries.set(key, slot);
}
