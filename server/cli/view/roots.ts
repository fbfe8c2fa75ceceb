import { dirname, join } from "node:path";
import type { LoadedFiles } from "../../node/node-files.ts";
import { declaredRoot, gitTop } from "../../node/root.ts";
import { contains, type Operand, reaches } from "../selection/operands.ts";

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
 */
export function reachRoots(
  operands: readonly Operand[],
  cwd: string,
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
  const [first] = operands;
  const alone = first === undefined ? cwd : startOf(first);
  for (const operand of operands) reach(rootOf(startOf(operand), cwd, alone), operand, undefined);
  return [...reached.values()];
}

/** Where the search for an operand's root begins. */
function startOf({ kind, absolute }: Operand): string {
  return kind === "file" ? dirname(absolute) : absolute;
}

/**
 * The nearest folder that says `root: true`; else the top of the repository of the working directory, or of the place
 * itself where it lies in another; else the working directory.
 * @param alone the root of places for which there is none of these
 */
export function rootOf(start: string, cwd: string, alone: string): string {
  const declared = declaredRoot(start);
  if (declared !== undefined) return declared;
  const top = gitTop(cwd);
  // What lies in a submodule is judged with the repository around it, as in a run without paths.
  if (top !== undefined && contains(top, start)) return top;
  return gitTop(start) ?? (contains(cwd, start) ? cwd : alone);
}
