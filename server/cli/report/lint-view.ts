import { setImmediate } from "node:timers/promises";
import type { LintResult } from "../../contract/engine.ts";
import type { LintEngine, LintSteps } from "../../linter/engine.ts";
import { feedWanted, type PartReader } from "../../linter/parts.ts";
import type { Listening, SignalName, Signals } from "../terminal/signals.ts";

/** What a lint gave; with a signal it is what had been found when that came. */
export interface LintOutcome {
  readonly result: LintResult;
  readonly signal: SignalName | undefined;
}

/** Between two looks at the event loop, in milliseconds: a look costs some microseconds, and nobody notices the wait. */
const turnMilliseconds = 50;

/**
 * Lints until charts have all that they want, or a signal comes. While charts are rendered nothing has been found yet, and a
 * signal ends the process at once; from the first rule on it is waited for.
 * @param start begins a lint
 * @param now milliseconds since any fixed moment
 */
export async function lintUntilSignal(
  engine: Pick<LintEngine, "wanted" | "updatePart">,
  read: PartReader,
  start: () => LintSteps,
  signals: Signals,
  now: () => number,
): Promise<LintOutcome> {
  feedWanted(engine, read);
  for (;;) {
    const outcome = await runSteps(start(), signals, now);
    if (outcome.signal !== undefined || !feedWanted(engine, read)) return outcome;
  }
}

async function runSteps(steps: LintSteps, signals: Signals, now: () => number): Promise<LintOutcome> {
  let step = steps.next();
  const listening = signals.listen();
  try {
    let turned = now();
    while (step.done !== true) {
      if (now() - turned >= turnMilliseconds) {
        await signalsHandled();
        turned = now();
      }
      step = steps.next(listening.received === undefined ? undefined : "stop");
    }
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
