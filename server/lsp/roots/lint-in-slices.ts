import type { Engine, LintResult } from "../../contract/engine.ts";

/**
 * Messages are answered between slices. Longer than a lint after a keystroke takes in a large folder, where going over
 * what has not changed is most of the work and would be done anew in each slice.
 */
const firstSliceMilliseconds = 500;

class SliceOver extends Error {}

/**
 * Lints everything in view, giving way to incoming messages. The engine runs without a break, so a lint that takes
 * longer than its slice is thrown away and begun again with a slice twice as long: the engine keeps what it has
 * computed, and even without that the whole costs at most twice the time.
 * @returns undefined as soon as `wanted` says no: the text has changed, say.
 * @throws what the engine throws.
 */
export async function lintInSlices(
  engine: Engine,
  wanted: () => boolean,
  onLongRun: () => void,
): Promise<LintResult | undefined> {
  for (let slice = firstSliceMilliseconds; ; slice *= 2) {
    await messagesHandled();
    if (!wanted()) return undefined;
    const end = performance.now() + slice;
    try {
      return engine.lint(undefined, {
        throwIfCancelled() {
          if (performance.now() > end) throw new SliceOver();
        },
      });
    } catch (error) {
      if (!(error instanceof SliceOver)) throw error;
      onLongRun();
    }
  }
}

/** Edits that wait in the queue are handled first, one in each turn of the event loop. */
function messagesHandled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}
