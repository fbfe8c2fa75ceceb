import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import type { LoadedFiles } from "../../node/node-files.ts";
import { declaredRoot, gitTop } from "../../node/root.ts";
import { contains, type Operand, reaches } from "../selection/operands.ts";
import type { Environment } from "../terminal/streams.ts";

/** A root that something named lies in, with all of it read. */
export interface ReachedRoot {
  /** Absolute path. */
  readonly root: string;
  /** The root that it was found below; undefined for where an operand starts. */
  readonly outer: ReachedRoot | undefined;
  readonly loaded: LoadedFiles;
  /** What was named and may lie in this root. */
  readonly operands: Set<Operand>;
}

/**
 * Every root that an operand has files in: that of the place where it starts, and the roots below a folder or glob. Each is
 * read once, and only if something in it was named.
 * @param place the working directory, and the environment, which tells the home folder
 */
export function reachRoots(
  operands: readonly Operand[],
  { cwd, environment }: { readonly cwd: string; readonly environment: Environment },
  load: (root: string, outer: ReachedRoot | undefined) => LoadedFiles,
): readonly ReachedRoot[] {
  const reached = new Map<string, ReachedRoot>();
  const reach = (root: string, operand: Operand, outer: ReachedRoot | undefined): void => {
    const entry = reached.get(root) ?? { root, outer, loaded: load(root, outer), operands: new Set() };
    reached.set(root, entry);
    if (entry.operands.has(operand)) return;
    entry.operands.add(operand);
    for (const folder of entry.loaded.nested) {
      const inner = join(root, folder);
      if (reaches(operand, inner)) reach(inner, operand, entry);
    }
  };
  const starts = operands.map(startOf);
  const isAnywhere = isNoProject(cwd, environment);
  for (const operand of operands) {
    const start = startOf(operand);
    // What lies below something else that was named is judged with it.
    const around = isAnywhere ? starts.filter((other) => contains(other, start)) : starts;
    const alone = isAnywhere ? around.toSorted((a, b) => a.length - b.length)[0] : starts[0];
    reach(rootOf(start, isAnywhere ? undefined : cwd, alone ?? start), operand, undefined);
  }
  return [...reached.values()];
}

/** The home folder and that of a whole file system hold whatever there is, and nothing in them belongs to all of it. */
function isNoProject(folder: string, { HOME: home }: Environment): boolean {
  return dirname(folder) === folder || (home !== undefined && home !== "" && folder === realOf(home));
}

function realOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

/** Where the search for an operand's root begins. */
function startOf({ kind, absolute }: Operand): string {
  return kind === "file" ? dirname(absolute) : absolute;
}

/**
 * The nearest folder that says `root: true`; else the top of the repository of the working directory, or of the place
 * itself where it lies in another; else the working directory.
 * @param cwd undefined where the working directory is no project
 * @param alone the root of places for which there is none of these
 */
export function rootOf(start: string, cwd: string | undefined, alone: string): string {
  const declared = declaredRoot(start);
  if (declared !== undefined) return declared;
  const top = cwd === undefined ? undefined : gitTop(cwd);
  // What lies in a submodule is judged with the repository around it, as in a run without paths.
  if (top !== undefined && contains(top, start)) return top;
  return gitTop(start) ?? (cwd !== undefined && contains(cwd, start) ? cwd : alone);
}
