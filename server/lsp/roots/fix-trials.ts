import type { Engine } from "../../contract/engine.ts";
import type { ChosenFix } from "../../linter/fixes/choose.ts";
import { refusalAfterTrial } from "../../linter/fixes/trial.ts";
import type { Snapshot } from "./snapshot.ts";

/** Trials of single fixes; what they gave is kept as long as the snapshot that they were made against. */
export class FixTrials {
  #known: { readonly snapshot: Snapshot; readonly reasons: Map<string, string | undefined> } | undefined;

  /** @param failed hears of what the engine throws */
  constructor(private readonly failed: (error: unknown) => void) {}

  /**
   * Charts are rendered and everything is linted with the fix. Runs without a break; the engine is as before when it returns.
   * @param snapshot a current one
   * @returns why the fix is not to be made, or undefined
   */
  refusalOf(engine: Engine, chosen: ChosenFix, snapshot: Snapshot): string | undefined {
    const name = `${chosen.finding.fingerprint}\n${chosen.fix.title}`;
    const reasons = this.#known?.snapshot === snapshot ? this.#known.reasons : new Map<string, string | undefined>();
    this.#known = { snapshot, reasons };
    if (!reasons.has(name)) reasons.set(name, this.#try(engine, chosen, snapshot));
    return reasons.get(name);
  }

  #try(engine: Engine, chosen: ChosenFix, { result }: Snapshot): string | undefined {
    try {
      return refusalAfterTrial(engine, chosen, result);
    } catch (error) {
      this.failed(error);
      return "it could not be tried";
    }
  }
}
