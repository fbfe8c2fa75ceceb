import type { Cancellation, LintResult } from "../../contract/engine.ts";
import type { Finding } from "../../contract/finding.ts";
import type { Fix } from "../../contract/fix.ts";
import type { LintEngine } from "../lint-engine.ts";
import { allSteps, type Steps } from "../running/steps.ts";
import { isNewFile } from "./changes.ts";
import { type ChosenFix, chooseCompatible } from "./choose.ts";
import { reasonAgainst } from "./consequences.ts";
import { tryFixes } from "./trial.ts";
import { refusalOf } from "./verify.ts";

/** Trials of one report, each a lint. Fixes that go well need as many as one finding has fixes, however many findings there are. */
const maxTrials = 40;

/**
 * A result that shows no fix which would not be made: what edits a chart is tried with the chart rendered anew, and left out
 * when the finding would stay or something else would come. Fixes of other files are shown as they are, for what they do is
 * seen in their edits. The engine's texts are as before when it returns.
 * @param result of the engine's texts as they are
 * @throws what a cancellation throws; the texts are as before then
 */
export function withTriedFixes(engine: LintEngine, result: LintResult, cancellation?: Cancellation): LintResult {
  return allSteps(triedFixesInSteps(engine, result, cancellation));
}

/** As {@link withTriedFixes}; gives way before each trial. Told to stop, it leaves out what has not been tried. */
export function* triedFixesInSteps(
  engine: LintEngine,
  result: LintResult,
  cancellation?: Cancellation,
): Steps<LintResult> {
  const untried = result.findings.flatMap((finding) =>
    finding.fixes.filter((fix) => editsChart(fix, engine)).map((fix): ChosenFix => ({ finding, fix })),
  );
  if (untried.length === 0) return result;
  const refused = yield* new Trials(engine, cancellation).refused(untried);
  return refused.size === 0 ? result : withFixes(result, (fix) => !refused.has(fix));
}

/** Without the fixes that would have to be tried, where nobody had the time to. */
export function withoutUntriedFixes(engine: LintEngine, result: LintResult): LintResult {
  return withFixes(result, (fix) => !editsChart(fix, engine));
}

function withFixes(result: LintResult, stays: (fix: Fix) => boolean): LintResult {
  const shown = (finding: Finding) =>
    finding.fixes.every(stays) ? finding : { ...finding, fixes: finding.fixes.filter(stays) };
  return { ...result, findings: result.findings.map(shown) };
}

function editsChart({ edits }: Fix, engine: LintEngine): boolean {
  return edits.some((edit) => engine.plansFor(isNewFile(edit) ? edit.create : edit.file) !== undefined);
}

class Trials {
  #before: LintResult | undefined;
  readonly #refused = new Set<Fix>();
  #left = maxTrials;

  constructor(
    private readonly engine: LintEngine,
    private readonly cancellation: Cancellation | undefined,
  ) {}

  /** Those that do not stand their trial, and those for which there was none left. */
  *refused(fixes: readonly ChosenFix[]): Steps<ReadonlySet<Fix>> {
    let waiting = fixes.filter(({ fix }) => {
      const isPossible = refusalOf([fix], (path) => this.engine.text(path)) === undefined;
      if (!isPossible) this.#refused.add(fix);
      return isPossible;
    });
    while (waiting.length > 0) {
      const batch = chooseCompatible(oneOfEach(waiting));
      yield* this.#try(batch);
      const tried = new Set(batch);
      waiting = waiting.filter((choice) => !tried.has(choice));
    }
    return this.#refused;
  }

  /** All at once; where something is wrong, each half by itself. */
  *#try(batch: readonly ChosenFix[]): Steps<void> {
    if (batch.length === 0) return;
    if (this.#left > 0 && (yield) === "stop") this.#left = 0;
    if (this.#left > 0 && this.#isFine(batch)) return;
    if (this.#left === 0 || batch.length === 1) {
      for (const { fix } of batch) this.#refused.add(fix);
      return;
    }
    const middle = Math.ceil(batch.length / 2);
    yield* this.#try(batch.slice(0, middle));
    yield* this.#try(batch.slice(middle));
  }

  #isFine(batch: readonly ChosenFix[]): boolean {
    this.#left--;
    this.#before ??= this.engine.lint(undefined, this.cancellation);
    const { consequences, undo } = tryFixes(this.engine, batch, this.#before, this.cancellation);
    undo();
    return reasonAgainst(consequences) === undefined;
  }
}

/** The first of the fixes of each finding: the others are made in its place, not beside it. */
function oneOfEach(choices: readonly ChosenFix[]): readonly ChosenFix[] {
  const seen = new Set<ChosenFix["finding"]>();
  return choices.filter(({ finding }) => {
    if (seen.has(finding)) return false;
    seen.add(finding);
    return true;
  });
}
