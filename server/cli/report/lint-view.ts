import { setImmediate } from "node:timers/promises";
import type { LintResult } from "../../contract/engine.ts";
import type { LintEngine } from "../../linter/lint-engine.ts";
import { feedWanted, type PartReader } from "../../linter/parts.ts";
import type { Steps } from "../../linter/running/steps.ts";
import { type Heap, refuseFullHeap } from "../terminal/heap.ts";
import type { Listening, SignalName, Signals } from "../terminal/signals.ts";

/** What a lint gave; with a signal it is what had been found when that came. */
export interface LintOutcome {
  readonly result: LintResult;
  readonly signal: SignalName | undefined;
}

/** What ends a lint before its end. */
export interface Machine {
  readonly signals: Signals;
  readonly heap: Heap;
}

/** Between two looks at the event loop, in milliseconds: a look costs some microseconds, and nobody notices the wait. */
const turnMilliseconds = 50;

/**
 * Lints until charts have all that they want, or a signal comes.
 * @param start begins a lint
 * @param now milliseconds since any fixed moment
 * @throws UserError when the memory does not suffice
 */
export async function lintUntilSignal(
  engine: Pick<LintEngine, "wanted" | "updatePart">,
  read: PartReader,
  start: () => Steps<LintResult>,
  machine: Machine,
  now: () => number,
): Promise<LintOutcome> {
  feedWanted(engine, read);
  for (;;) {
    const outcome = await untilSignal(start(), machine, now);
    if (outcome.signal !== undefined || !feedWanted(engine, read)) return outcome;
  }
}

/** Work with what it gave; stopped by a signal, with what it had got by then. */
export async function untilSignal(steps: Steps<LintResult>, machine: Machine, now: () => number): Promise<LintOutcome> {
  const listening = machine.signals.listen();
  try {
    let turned = now();
    let step = steps.next();
    while (step.done !== true) {
      if (now() - turned >= turnMilliseconds) {
        await signalsHandled();
        refuseFullHeap(machine.heap);
        turned = now();
      }
      step = steps.next(listening.received === undefined ? undefined : "stop");
    }
    await signalsHandled();
    return { result: step.value, signal: listening.received };
  } finally {
    listening.end();
  }
}

/** Runs something that must not be ended in its middle; a signal that comes meanwhile is told afterwards. */
export async function withoutSignals<T>(
  signals: Signals,
  run: () => T,
): Promise<{ readonly value: T; readonly signal: SignalName | undefined }> {
  const listening: Listening = signals.listen();
  try {
    const value = run();
    await signalsHandled();
    return { value, signal: listening.received };
  } finally {
    listening.end();
  }
}

/** A signal that has come is handed out in the phase of the loop after this one. */
async function signalsHandled(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
