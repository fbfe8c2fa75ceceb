import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { UnreadableFile } from "../../contract/file-system.ts";
import { readText } from "../../node/read-text.ts";
import { discard, putInPlace, writeBeside, writeFailure } from "../../node/replace-file.ts";

export interface FileChange {
  /** Absolute path of the root. */
  readonly root: string;
  /** Relative to the root. */
  readonly path: string;
  /** What was linted; undefined for a new file. */
  readonly before: string | undefined;
  readonly after: string;
}

export interface WriteOutcome {
  readonly written: readonly FileChange[];
  readonly failed: readonly { readonly change: FileChange; readonly reason: string }[];
}

interface Prepared {
  readonly change: FileChange;
  readonly target: string;
  readonly temporary: string;
}

/**
 * Writes changes, each file at once or not at all: the new text goes to a file beside it (with its mode, flushed to
 * disk), then takes its name. All are prepared before the first one is put in place, so a full disk or a file that
 * somebody else changed meanwhile leaves everything as it was.
 */
export function writeFiles(changes: readonly FileChange[]): WriteOutcome {
  const prepared: Prepared[] = [];
  const failed: { change: FileChange; reason: string }[] = [];
  for (const change of changes) {
    try {
      prepared.push(prepare(change));
    } catch (error) {
      failed.push({ change, reason: reasonOf(error) });
    }
  }
  if (failed.length > 0) {
    for (const { temporary } of prepared) discard(temporary);
    return { written: [], failed };
  }
  const written: FileChange[] = [];
  for (const { change, target, temporary } of prepared) {
    try {
      checkUnchanged(change);
      putInPlace(temporary, target, change.before !== undefined);
      written.push(change);
    } catch (error) {
      discard(temporary);
      failed.push({ change, reason: reasonOf(error) });
    }
  }
  return { written, failed };
}

function prepare(change: FileChange): Prepared {
  const target = targetOf(change);
  checkUnchanged(change);
  return { change, target, temporary: writeBeside(target, change.after, change.before !== undefined) };
}

function checkUnchanged({ root, path, before }: FileChange): void {
  const now = readText(root, path);
  if (now !== before)
    throw new Error(before === undefined ? "there is such a file already" : "it was changed meanwhile");
}

/** Where to write: behind a link its target, so that the link stays. Never outside the root. */
function targetOf({ root, path, before }: FileChange): string {
  const wanted = join(root, path);
  if (before !== undefined) return inside(root, realpathSync(wanted));
  let folder = dirname(wanted);
  while (!existsSync(folder)) folder = dirname(folder);
  inside(root, realpathSync(folder));
  mkdirSync(dirname(wanted), { recursive: true });
  return wanted;
}

function inside(root: string, real: string): string {
  const top = realpathSync(root);
  if (real !== top && !real.startsWith(top.endsWith(sep) ? top : top + sep))
    throw new Error("it lies outside the workspace");
  return real;
}

function reasonOf(error: unknown): string {
  return error instanceof UnreadableFile ? error.reason : writeFailure(error);
}
