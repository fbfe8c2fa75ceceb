import type { LintResult } from "../../contract/engine.ts";
import type { LintEngine } from "../../linter/engine.ts";
import { type FixAllResult, fixAll } from "../../linter/fixes/fix-all.ts";
import { gitTop } from "../../node/root.ts";
import type { CheckOptions } from "../arguments/check-options.ts";
import { UserError } from "../exit-status.ts";
import { plural } from "../formats/plural.ts";
import { Git } from "../selection/git.ts";
import type { Session } from "../session.ts";
import type { View } from "../view/view.ts";
import { patch } from "./patch.ts";
import { type FileChange, writeFiles } from "./write-files.ts";

export interface FixedView {
  /** What is found in the texts as they now stand on disk. */
  readonly result: LintResult;
  /** What could not be written, in words. */
  readonly failed: readonly string[];
}

/**
 * Applies fixes to the engine's texts, then prints them as a patch (`--diff`) or writes the files. Where nothing is
 * written, the engine is put back to what is on disk, so that the report tells the truth.
 * @param found what was found before
 * @throws UserError when `--staged` meets a file whose folder and index differ
 */
export function fixView(
  engine: LintEngine,
  found: LintResult,
  view: View,
  options: CheckOptions,
  session: Session,
): FixedView {
  const outcome = fixAll(engine, {
    safety: options.fix === "all" ? "suggestion" : "safe",
    ...(view.selection === undefined ? {} : { selection: view.selection }),
  });
  const changes = [...outcome.texts].map(
    ([path, after]): FileChange => ({ path, before: view.texts.get(path), after }),
  );
  const putBack = (paths: Iterable<string>) => {
    for (const path of paths) engine.update(path, view.texts.get(path));
  };
  for (const { finding, fix, reason } of outcome.refused) {
    session.note(`left alone in ${view.shown(finding.place.file)}: ${fix.title} (${reason})`);
  }
  if (options.diff) {
    session.streams.out.write(patch(view.root, session.cwd, changes));
    if (changes.some(({ path }) => view.shown(path).startsWith("../"))) {
      session.note("apply the patch at the top level: git passes over files outside the folder that it runs in");
    }
    putBack(outcome.texts.keys());
    return { result: found, failed: [] };
  }
  if (options.selection === "staged") refusePartlyStaged(changes, view, session);
  const { written, failed } = writeFiles(view.root, changes);
  const done = new Set(written);
  putBack([...outcome.texts.keys()].filter((path) => !done.has(path)));
  if (written.length > 0) tellWritten(outcome, written, view, options, session);
  const result = failed.length > 0 ? engine.lint(view.selection) : outcome.remaining;
  if (options.fix === "safe") hintAtSuggestions(result, session);
  return { result, failed: failed.map(({ path, reason }) => `${view.shown(path)} was not fixed: ${reason}`) };
}

function tellWritten(
  { applied }: FixAllResult,
  written: readonly string[],
  view: View,
  options: CheckOptions,
  session: Session,
): void {
  const fixes = applied.length === 1 ? "1 fix" : `${applied.length} fixes`;
  session.note(`${fixes} in ${plural(written.length, "file")}: ${written.map((path) => view.shown(path)).join(", ")}`);
  if (options.selection === "staged") session.note("the fixed files are not staged yet: look at them and git add them");
}

function refusePartlyStaged(changes: readonly FileChange[], view: View, session: Session): void {
  const top = gitTop(view.root);
  if (top === undefined) return;
  const prefix = view.root === top ? "" : `${view.root.slice(top.length + 1)}/`;
  const unstaged = new Set(new Git(top, session.environment).unstaged());
  const partly = changes.filter(({ path }) => unstaged.has(prefix + path)).map(({ path }) => view.shown(path));
  if (partly.length > 0) {
    const files = partly.join(", ");
    throw new UserError(
      `nothing was fixed, for these are staged only in part: ${files}`,
      "stage or stash the rest first",
    );
  }
}

function hintAtSuggestions({ findings }: LintResult, session: Session): void {
  const open = findings.filter(({ fixes }) => fixes.some(({ safety }) => safety === "suggestion")).length;
  if (open > 0) {
    session.note(
      `${plural(open, "finding")} left with a suggestion: --fix-suggestions --diff shows what it would change`,
    );
  }
}
