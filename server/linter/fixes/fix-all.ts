import type { Cancellation, Engine, LintResult } from "../../contract/engine.ts";
import type { Finding } from "../../contract/finding.ts";
import type { Fix } from "../../contract/fix.ts";
import { applyFixes } from "./changes.ts";
import { type ChosenFix, chooseCompatible } from "./choose.ts";
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
  /** Fixes that would have broken something, with the reason. */
  readonly refused: readonly RefusedChoice[];
  /** What the last lint found. */
  readonly remaining: LintResult;
}

/**
 * ESLint stops after ten passes too (https://eslint.org/docs/latest/extend/custom-rules#conflicting-fixes); findings
 * that meet at one place need one pass each, so a file of many documents may need more.
 */
const maxPasses = 50;

/**
 * Applies the fixes of an engine's findings until none is left, of each finding the first that cures it. The engine
 * holds the fixed texts afterwards; whoever owns the files writes them, or puts the old texts back.
 */
export function fixAll(engine: Engine, options: FixAllOptions): FixAllResult {
  const originals = new Map<string, string | undefined>();
  const applied: ChosenFix[] = [];
  const refused = new Map<string, RefusedChoice>();
  let result = engine.lint(options.selection, options.cancellation);
  for (let pass = 0; pass < maxPasses; pass++) {
    const candidates = candidatesOf(result, options).filter((item) => !refused.has(nameOf(item)));
    const batch = acceptable(chooseCompatible(candidates), engine, refused);
    if (batch.length === 0) break;
    const changes = applyFixes(
      batch.map(({ fix }) => fix),
      (path) => engine.text(path),
    );
    for (const [path, text] of changes) {
      if (!originals.has(path)) originals.set(path, engine.text(path));
      engine.update(path, text);
    }
    applied.push(...batch);
    result = engine.lint(options.selection, options.cancellation);
  }
  return { ...changedSince(originals, engine), applied, refused: [...refused.values()], remaining: result };
}

/** All of them when they hold together; else each that holds alone, and the reason why another does not. */
function acceptable(
  batch: readonly ChosenFix[],
  engine: Engine,
  refused: Map<string, RefusedChoice>,
): readonly ChosenFix[] {
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
    if (reason !== undefined) refused.set(nameOf(item), { ...item, reason });
    return reason === undefined;
  });
}

function candidatesOf(result: LintResult, { safety, accept }: FixAllOptions): ChosenFix[] {
  return result.findings.flatMap((finding) => {
    const fix = finding.fixes.find(
      (item) =>
        item.cures !== false &&
        (safety === "suggestion" || item.safety === "safe") &&
        (accept?.(finding, item) ?? true),
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
