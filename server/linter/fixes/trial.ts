import type { Cancellation, Engine, LintResult } from "../../contract/engine.ts";
import { applyFixes } from "./changes.ts";
import type { ChosenFix } from "./choose.ts";
import { type Consequences, consequencesOf, reasonAgainst } from "./consequences.ts";
import { refusalOf } from "./verify.ts";

/** Fixes that stand in the engine's texts, and what came of them. */
export interface Trial {
  readonly result: LintResult;
  readonly consequences: Consequences;
  /** Texts before, of every file that was changed or made. */
  readonly originals: ReadonlyMap<string, string | undefined>;
  /** Puts the texts back. */
  undo(): void;
}

/**
 * Makes fixes in the engine's texts and lints everything with them, so charts are rendered with the edits.
 * @param before a lint of everything in view as it was
 * @throws RefusedFix when the fixes cannot be made together, and what a cancellation throws; the texts are as before then
 */
export function tryFixes(
  engine: Engine,
  fixes: readonly ChosenFix[],
  before: LintResult,
  cancellation?: Cancellation,
): Trial {
  const changes = applyFixes(
    fixes.map(({ fix }) => fix),
    (path) => engine.text(path),
  );
  const originals = new Map([...changes.keys()].map((path) => [path, engine.text(path)]));
  const undo = () => {
    for (const [path, text] of originals) engine.update(path, text);
  };
  try {
    for (const [path, text] of changes) engine.update(path, text);
    const result = engine.lint(undefined, cancellation);
    return { result, consequences: consequencesOf(fixes, before, result), originals, undo };
  } catch (error) {
    undo();
    throw error;
  }
}

/**
 * Tries one fix; the engine's texts are as before when it returns.
 * @param before a lint of everything in view as it is
 * @returns why the fix is not to be made: its edits do more than they say, the finding would stay, another one or a
 * problem would come. Undefined when it does what it should.
 */
export function refusalAfterTrial(engine: Engine, chosen: ChosenFix, before: LintResult): string | undefined {
  const refusal = refusalOf([chosen.fix], (path) => engine.text(path));
  if (refusal !== undefined) return refusal;
  const { consequences, undo } = tryFixes(engine, [chosen], before);
  undo();
  return reasonAgainst(consequences);
}
