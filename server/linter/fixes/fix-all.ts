import type { Cancellation, Engine, LintResult } from "../../contract/engine.ts";
import type { Finding } from "../../contract/finding.ts";
import type { Fix } from "../../contract/fix.ts";
import { type ChosenFix, chooseCompatible } from "./choose.ts";
import { reasonAgainst } from "./consequences.ts";
import { type Trial, tryFixes } from "./trial.ts";
import { refusalOf } from "./verify.ts";

export interface FixAllOptions {
  /** `suggestion` applies both kinds. */
  readonly safety: "safe" | "suggestion";
  readonly selection?: readonly string[];
  readonly cancellation?: Cancellation;
  /** Narrows further: one rule, one file. */
  readonly accept?: (finding: Finding, fix: Fix) => boolean;
}

export interface RefusedChoice extends ChosenFix {
  readonly reason: string;
}

export interface FixAllResult {
  /** New text of each file that changed or was made, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files among them that did not exist. */
  readonly created: ReadonlySet<string>;
  readonly applied: readonly ChosenFix[];
  /** Fixes that would have broken something or cured nothing, with the reason. */
  readonly refused: readonly RefusedChoice[];
  /** What the last lint found. */
  readonly remaining: LintResult;
}

/**
 * ESLint stops after ten passes too (https://eslint.org/docs/latest/extend/custom-rules#conflicting-fixes); findings
 * that meet at one place need one pass each, so a file of many documents may need more.
 */
const maxPasses = 50;

/** Trials that may fail, each a lint: among a hundred fixes a bad one is found with seven. */
const maxFailures = 100;

/**
 * Applies the fixes of an engine's findings until none is left, of each finding the first that cures it. What is made
 * together is tried together: charts are rendered with it, the findings must be gone and no other may have come. The
 * engine holds the fixed texts afterwards; whoever owns the files writes them, or puts the old texts back.
 */
export function fixAll(engine: Engine, options: FixAllOptions): FixAllResult {
  const originals = new Map<string, string | undefined>();
  const applied: ChosenFix[] = [];
  const refusals = new Refusals();
  let everything = engine.lint(undefined, options.cancellation);
  for (let pass = 0; pass < maxPasses; pass++) {
    const made = makeOne(engine, everything, options, refusals);
    if (made === undefined) break;
    for (const [path, text] of made.trial.originals) if (!originals.has(path)) originals.set(path, text);
    applied.push(...made.batch);
    everything = made.trial.result;
  }
  const remaining = selected(engine, everything, options);
  return { ...changedSince(originals, engine), applied, refused: refusals.all, remaining };
}

/** Fixes that are not to be made, by name. */
class Refusals {
  readonly #choices = new Map<string, RefusedChoice>();
  /** Trials that failed. */
  failures = 0;

  get all(): readonly RefusedChoice[] {
    return [...this.#choices.values()];
  }

  add(choice: ChosenFix, reason: string): void {
    this.#choices.set(nameOf(choice), { ...choice, reason });
  }

  has(choice: ChosenFix): boolean {
    return this.#choices.has(nameOf(choice));
  }
}

/** As many fixes as go together and stand their trial; undefined when none is left. */
function makeOne(
  engine: Engine,
  everything: LintResult,
  options: FixAllOptions,
  refusals: Refusals,
): { readonly batch: readonly ChosenFix[]; readonly trial: Trial } | undefined {
  for (;;) {
    const candidates = candidatesOf(selected(engine, everything, options), options, refusals);
    let batch = acceptable(chooseCompatible(candidates), engine, refusals);
    if (batch.length === 0 && candidates.every((item) => !refusals.has(item))) return undefined;
    while (batch.length > 0) {
      const trial = tryFixes(engine, batch, everything, options.cancellation);
      const reason = reasonAgainst(trial.consequences);
      if (reason === undefined) return { batch, trial };
      trial.undo();
      batch = narrowed(batch, trial, reason, refusals);
    }
  }
}

/**
 * What to try after a trial that failed: those whose finding went, else the first half. A fix that fails alone is
 * refused, and so are all whose findings stay where nothing else went wrong.
 */
function narrowed(
  batch: readonly ChosenFix[],
  { consequences }: Trial,
  reason: string,
  refusals: Refusals,
): readonly ChosenFix[] {
  refusals.failures++;
  const stayed = consequences.broken.length === 0 ? new Set(consequences.stayed) : new Set<ChosenFix>();
  const isOver = refusals.failures > maxFailures;
  if (batch.length === 1 || stayed.size === batch.length || isOver) {
    const why = isOver && batch.length > 1 ? "too many others failed for this one to be tried" : reason;
    for (const choice of batch) refusals.add(choice, why);
    return [];
  }
  return stayed.size > 0 ? batch.filter((choice) => !stayed.has(choice)) : batch.slice(0, Math.ceil(batch.length / 2));
}

function selected(engine: Engine, everything: LintResult, { selection, cancellation }: FixAllOptions): LintResult {
  return selection === undefined ? everything : engine.lint(selection, cancellation);
}

/** All of them when they hold together; else each that holds alone, and the reason why another does not. */
function acceptable(batch: readonly ChosenFix[], engine: Engine, refusals: Refusals): readonly ChosenFix[] {
  const textOf = (path: string) => engine.text(path);
  if (
    refusalOf(
      batch.map(({ fix }) => fix),
      textOf,
    ) === undefined
  )
    return batch;
  return batch.filter((item) => {
    const reason = refusalOf([item.fix], textOf);
    if (reason !== undefined) refusals.add(item, reason);
    return reason === undefined;
  });
}

function candidatesOf(result: LintResult, { safety, accept }: FixAllOptions, refusals: Refusals): ChosenFix[] {
  return result.findings.flatMap((finding) => {
    const fix = finding.fixes.find(
      (item) =>
        item.cures !== false &&
        (safety === "suggestion" || item.safety === "safe") &&
        (accept?.(finding, item) ?? true) &&
        !refusals.has({ finding, fix: item }),
    );
    return fix ? [{ finding, fix }] : [];
  });
}

function nameOf({ finding, fix }: ChosenFix): string {
  return `${finding.fingerprint}\n${fix.title}`;
}

function changedSince(originals: ReadonlyMap<string, string | undefined>, engine: Engine) {
  const texts = new Map<string, string>();
  const created = new Set<string>();
  for (const [path, before] of originals) {
    const after = engine.text(path);
    if (after === undefined || after === before) continue;
    texts.set(path, after);
    if (before === undefined) created.add(path);
  }
  return { texts, created };
}
