import type { Effect } from "../evaluate/shared-state.ts";
import { type Moves, movedText, movedTrace } from "../text/move.ts";
import type { Entries } from "../values/entries.ts";
import type { Value } from "../values/value.ts";
import { joinedMoves, maxMoves } from "./joined-moves.ts";
import type { KeptRun, RenderedTemplate } from "./run-templates.ts";
import { isPlain } from "./same-effects.ts";

/**
 * Whether a run may stand for one with other values that it does not read: all places that it knows can follow moves, and
 * for what it changed there is something `now`.
 */
export function canMove(run: KeptRun, now: ReadonlyMap<Entries, Entries>): boolean {
  const { failure, refusals } = run.base;
  const knowsPlaces = failure === undefined && refusals.length === 0 && run.moves.length < maxMoves;
  return knowsPlaces && run.set.every(isPlain) && run.effects.every(({ target }) => now.has(target));
}

/** The run after some moves. `now`: for the maps that it changed those that stand for them. */
export function movedRun(run: KeptRun, moves: Moves, now: ReadonlyMap<Entries, Entries>): KeptRun {
  const all = joinedMoves(run.moves, moves);
  const effects = run.effects.map((effect, index): Effect => {
    const slot = run.set[index];
    const target = now.get(effect.target) ?? effect.target;
    return { ...effect, target, after: slot && { value: movedValue(slot.value, all), key: movedTrace(slot.key, all) } };
  });
  return { ...run, effects, template: moves.length === 0 ? run.template : movedTemplate(run.base, all), moves: all };
}

function movedTemplate(base: RenderedTemplate, moves: Moves): RenderedTemplate {
  const output = base.output && movedText(base.output, moves);
  return { ...base, output, printed: movedText(base.printed, moves) };
}

function movedValue(value: Value, moves: Moves): Value {
  switch (value.kind) {
    case "text":
      return { kind: "text", text: movedText(value.text, moves) };
    case "map":
    case "list":
    case "object":
      return value;
    default:
      return { ...value, trace: movedTrace(value.trace, moves) };
  }
}
