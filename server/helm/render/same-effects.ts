import type { Effect } from "../evaluate/shared-state.ts";
import type { MapSlot } from "../values/value.ts";
import { ValuesComparison } from "./compare-values.ts";

/** Whether two runs did the same. New maps and lists never count as the same: others may change what is in them. */
export function sameEffects(before: readonly Effect[], after: readonly Effect[]): boolean {
  if (before.length !== after.length) return false;
  const comparison = new ValuesComparison([]);
  return before.every((effect, index) => {
    const other = after[index];
    if (effect.target !== other?.target || effect.key !== other.key) return false;
    if (effect.after === other.after) return true;
    if (effect.after === undefined || other.after === undefined) return false;
    return isPlain(effect.after) && comparison.isSameSlot(effect.after, other.after);
  });
}

/** Whether nothing in it can change. */
export function isPlain(slot: MapSlot | undefined): boolean {
  const kind = slot?.value.kind;
  return kind !== "map" && kind !== "list" && kind !== "object";
}
