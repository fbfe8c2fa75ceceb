import type { ArgumentState } from "../control-plane/arguments.ts";

/** A whole number as a flag takes it; `standard` where the flag is known not to be written. Undefined when it cannot be told. */
export function numberOf(state: ArgumentState, standard: number): number | undefined {
  if (state === "absent") return standard;
  if (state === "unknown" || state.value === undefined) return undefined;
  return /^\d{1,9}$/.test(state.value) ? Number(state.value) : undefined;
}

/** The text of an argument that is written; undefined otherwise. */
export function textOf(state: ArgumentState): string | undefined {
  return state === "absent" || state === "unknown" ? undefined : state.value;
}
