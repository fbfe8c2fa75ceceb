import { type FixAllResult, fixAll } from "../../linter/fixes/fix-all.ts";
import { lintWithParts } from "../../linter/parts.ts";
import { gitTop } from "../../node/root.ts";
import type { CheckOptions } from "../arguments/check-options.ts";
import { UserError } from "../exit-status.ts";
import { plural } from "../formats/plural.ts";
import type { Judged } from "../report/judged.ts";
import { withoutSignals } from "../report/lint-view.ts";
import { Git } from "../selection/git.ts";
import type { Session } from "../session.ts";
import type { SignalName } from "../terminal/signals.ts";
import type { View } from "../view/view.ts";
import { behindLinks } from "./behind-links.ts";
import { patch } from "./patch.ts";
import { type FileChange, writeFiles } from "./write-files.ts";

export interface FixedViews {
  /** What is found in the texts as they now stand on disk. */
  readonly judged: readonly Judged[];
  /** What could not be written, in words. */
  readonly failed: readonly string[];
  /** What asked the run to end while files were written: that was done first. */
  readonly signal: SignalName | undefined;
}

/** One root, fixed in its engine's texts only. */
interface Attempt {
  readonly found: Judged;
  readonly outcome: FixAllResult;
  readonly changes: readonly FileChange[];
}

/**
 * Applies fixes to the engines' texts, then prints them as a patch (`--diff`) or writes the files of all roots together.
 * Where nothing is written, the engine is put back to what is on disk, so that the report tells the truth.
 * @param found what was found before
 * @throws UserError when `--staged` meets a file whose folder and index differ
 */
export async function fixViews(found: readonly Judged[], options: CheckOptions, session: Session): Promise<FixedViews> {
  const attempts = found.map((judged) => attempt(judged, options, session));
  const targets = behindLinks(attempts.flatMap((each) => each.changes));
  const changes = [...new Set(targets.values())];
  const shown = ({ root, path }: FileChange) => found.find(({ view }) => view.root === root)?.view.shown(path) ?? path;
  if (options.diff) {
    session.content(patch(session.cwd, changes));
    if (changes.some((change) => shown(change).startsWith("../"))) {
      session.note("apply the patch at the top level: git passes over files outside the folder that it runs in");
    }
    for (const each of attempts) putBack(each, each.changes);
    return { judged: found, failed: [], signal: undefined };
  }
  if (options.selection === "staged") {
    const ownChanges = (each: Attempt) => each.changes.map((change) => targets.get(change) ?? change);
    refusePartlyStaged(attempts.flatMap((each) => partlyStaged(ownChanges(each), each.found.view, session)));
  }
  const { value, signal } = await withoutSignals(session.signals, () => writeFiles(changes));
  const { written, failed } = value;
  const done = new Set<FileChange | undefined>(written);
  const judged = attempts.map((each): Judged => {
    const left = each.changes.filter((change) => !done.has(targets.get(change)));
    putBack(each, left);
    const { engine, view } = each.found;
    return { ...each.found, result: left.length > 0 ? engine.lint(view.selection) : each.outcome.remaining };
  });
  if (written.length > 0) tellWritten(attempts, written.map(shown), options, session);
  if (options.fix === "safe") hintAtSuggestions(judged, session);
  return { judged, failed: failed.map(({ change, reason }) => `${shown(change)} was not fixed: ${reason}`), signal };
}

function attempt(found: Judged, options: CheckOptions, session: Session): Attempt {
  const { engine, view } = found;
  // After a result out of the cache the engine has not been given what charts want.
  lintWithParts(engine, view.readPart, () => engine.lint(view.selection));
  const outcome = fixAll(engine, {
    safety: options.fix === "all" ? "suggestion" : "safe",
    ...(view.selection === undefined ? {} : { selection: view.selection }),
  });
  for (const { finding, fix, reason } of outcome.refused) {
    session.note(`left alone in ${view.shown(finding.place.file)}: ${fix.title} (${reason})`);
  }
  const changes = [...outcome.texts].map(
    ([path, after]): FileChange => ({
      root: view.root,
      path,
      before: view.texts.get(path),
      after,
    }),
  );
  return { found, outcome, changes };
}

function putBack({ found }: Attempt, changes: readonly FileChange[]): void {
  for (const { path, before } of changes) found.engine.update(path, before);
}

function tellWritten(
  attempts: readonly Attempt[],
  written: readonly string[],
  options: CheckOptions,
  session: Session,
): void {
  const applied = attempts.reduce((sum, { outcome }) => sum + outcome.applied.length, 0);
  const fixes = applied === 1 ? "1 fix" : `${applied} fixes`;
  session.note(`${fixes} in ${plural(written.length, "file")}: ${written.join(", ")}`);
  if (options.selection === "staged") session.note("the fixed files are not staged yet: look at them and git add them");
}

/** Files, as shown, whose folder and index differ. */
function partlyStaged(changes: readonly FileChange[], view: View, session: Session): string[] {
  const top = gitTop(view.root);
  if (top === undefined || changes.length === 0) return [];
  const prefix = view.root === top ? "" : `${view.root.slice(top.length + 1)}/`;
  const unstaged = new Set(new Git(top, session.environment).unstaged());
  return changes.filter(({ path }) => unstaged.has(prefix + path)).map(({ path }) => view.shown(path));
}

function refusePartlyStaged(partly: readonly string[]): void {
  if (partly.length > 0) {
    const files = partly.join(", ");
    throw new UserError(
      `nothing was fixed, for these are staged only in part: ${files}`,
      "stage or stash the rest first",
    );
  }
}

function hintAtSuggestions(judged: readonly Judged[], session: Session): void {
  const open = judged
    .flatMap(({ result }) => result.findings)
    .filter(({ fixes }) => fixes.some(({ safety }) => safety === "suggestion")).length;
  if (open > 0) {
    session.note(
      `${plural(open, "finding")} left with a suggestion: --fix-suggestions --diff shows what it would change`,
    );
  }
}
