import type { CallContext } from "../evaluate/runtime.ts";
import { isTrue } from "../values/truth.ts";
import { type MapValue, noneOf } from "../values/value.ts";

/**
 * The mergo library's merge of maps, with its quirks: without overwriting, an empty value in the target (false, 0, "")
 * counts as not set, and a nil is never copied. Maps below are shared with the source where the target has none.
 */
export function mergeInto(
  target: MapValue,
  source: MapValue,
  overwrite: boolean,
  context: Pick<CallContext, "change">,
): void {
  if (target.entries === source.entries) return;
  for (const [key, slot] of source.entries) {
    const existing = target.entries.get(key);
    if (noneOf(slot.value)) {
      if (overwrite) context.change(target, key, slot);
    } else if (existing?.value.kind === "map" && slot.value.kind === "map" && existing.value.entries.size > 0) {
      mergeInto(existing.value, slot.value, overwrite, context);
    } else if (existing?.value.kind === "map" && slot.value.kind === "map") {
      for (const [inner, innerSlot] of slot.value.entries) context.change(existing.value, inner, innerSlot);
    } else if (existing === undefined || overwrite || !isTrue(existing.value)) {
      context.change(target, key, slot);
    }
  }
}
