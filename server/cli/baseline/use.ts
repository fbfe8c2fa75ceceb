import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { LintResult } from "../../contract/engine.ts";
import { replaceFile, writeFailure } from "../../node/replace-file.ts";
import type { CheckOptions } from "../arguments/check-options.ts";
import { UserError } from "../exit-status.ts";
import { plural } from "../formats/plural.ts";
import type { Session } from "../session.ts";
import { applyBaseline } from "./apply.ts";
import { type Baseline, parseBaseline, printBaseline } from "./baseline.ts";
import { prunedBaseline, updatedBaseline } from "./update.ts";

/**
 * `--baseline` and its two ways of writing it: gives the result without what it holds back.
 * @param isReported whether a file is selected
 * @throws UserError when the file cannot be read, understood or written
 */
export function useBaseline(
  result: LintResult,
  options: CheckOptions,
  isReported: (file: string) => boolean,
  session: Session,
): LintResult {
  if (options.baseline === undefined) return result;
  const { file, write } = options.baseline;
  const absolute = resolve(session.cwd, file);
  const old = read(absolute, file, write === "update");
  let baseline = old;
  if (write !== "no") {
    baseline = (write === "update" ? updatedBaseline : prunedBaseline)(old, result.findings, isReported);
    save(absolute, file, printBaseline(baseline));
    session.note(`${file} now holds ${plural(sizeOf(baseline), "finding")} (before: ${sizeOf(old)})`);
  }
  const outcome = applyBaseline(result, baseline, session.today, isReported);
  if (outcome.expired > 0)
    session.note(
      `${outcome.expired === 1 ? "1 entry" : `${outcome.expired} entries`} of ${file} expired, and what that held back is reported again: fix it, or give it another day`,
    );
  if (outcome.unused > 0)
    session.note(
      `${file} lists ${plural(outcome.unused, "finding")} that are no more: --prune-baseline takes them out`,
    );
  return outcome.result;
}

function read(absolute: string, name: string, mayBeMissing: boolean): Baseline {
  let text: string;
  try {
    text = readFileSync(absolute, "utf8");
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (missing && mayBeMissing) return new Map();
    throw new UserError(`the baseline ${name} cannot be read`, missing ? "--update-baseline makes it" : undefined);
  }
  return parseBaseline(text, name);
}

function save(absolute: string, name: string, text: string): void {
  try {
    replaceFile(absolute, text);
  } catch (error) {
    throw new UserError(`the baseline ${name} cannot be written: ${writeFailure(error)}`);
  }
}

function sizeOf(baseline: Baseline): number {
  return [...baseline.values()].flatMap((rules) => [...rules.values()]).reduce((sum, { count }) => sum + count, 0);
}
