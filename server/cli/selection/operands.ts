import { readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import picomatch from "picomatch";
import { isRelevantName } from "../../node/relevant.ts";
import { didYouMean } from "../arguments/did-you-mean.ts";
import { commands } from "../arguments/options.ts";
import { UserError } from "../exit-status.ts";

/** Paths relative to the root, folders ending in `/`; undefined: everything. */
export type Selection = readonly string[] | undefined;

/** One path or glob of the command line. */
export interface Operand {
  readonly text: string;
  readonly kind: "folder" | "file" | "glob";
  /** Absolute; of a glob the folder that everything it matches lies in. */
  readonly absolute: string;
}

/** @throws UserError for what does not exist and is no glob */
export function readOperand(text: string, cwd: string): Operand {
  const absolute = canonical(resolve(cwd, text));
  const kind = kindOf(absolute);
  if (kind !== undefined) return { text, kind, absolute };
  const { isGlob, base } = picomatch.scan(text);
  if (!isGlob) throw missing(text, cwd);
  const folder = resolve(cwd, base);
  return { text, kind: "glob", absolute: contains(cwd, folder) ? folder : cwd };
}

/** Whether something named by the operand may lie in the folder or below. */
export function reaches({ kind, absolute }: Operand, folder: string): boolean {
  return contains(folder, absolute) || (kind !== "file" && contains(absolute, folder));
}

/**
 * What operands mean in one root.
 * @param files everything of the root, for globs
 * @throws UserError for what lies outside the root
 */
export function selectOperands(
  operands: Iterable<Operand>,
  cwd: string,
  root: string,
  files: readonly string[],
): Selection {
  const selected = new Set<string>();
  for (const { text, kind, absolute } of operands) {
    if (kind === "glob") {
      for (const file of globbed(text, cwd, root, files)) selected.add(file);
      continue;
    }
    if (kind === "folder" && contains(absolute, root)) return undefined;
    const path = insideRoot(absolute, root);
    selected.add(kind === "folder" ? `${path}/` : path);
  }
  return [...selected];
}

/** Whether a path is the folder itself or lies below it; both absolute. */
export function contains(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** The path without links in its folders; a link at its end stays, for it is what was named. */
export function canonical(absolute: string): string {
  try {
    return join(realpathSync(dirname(absolute)), basename(absolute));
  } catch {
    return absolute;
  }
}

/**
 * Path relative to the root, with `/`.
 * @throws UserError when it lies outside
 */
export function insideRoot(absolute: string, root: string): string {
  const path = relative(root, absolute);
  if (path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path)) {
    throw new UserError(`${absolute} lies outside the workspace ${root}`, "run planelint in that folder");
  }
  return path.split(sep).join("/");
}

/**
 * A folder, or anything else that exists; undefined for what does not.
 * @throws UserError for a pipe, as `<(helm template .)` gives: it belongs on standard input
 */
export function kindOf(absolute: string): "folder" | "file" | undefined {
  try {
    const stat = statSync(absolute);
    if (stat.isFIFO() && !isRelevantName(basename(absolute))) {
      throw new UserError(`${absolute} is a pipe`, "pipe into standard input instead: helm template . | planelint -");
    }
    return stat.isDirectory() ? "folder" : "file";
  } catch (error) {
    if (error instanceof UserError) throw error;
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return code === "ENOENT" || code === "ENOTDIR" ? undefined : "file";
  }
}

function globbed(glob: string, cwd: string, root: string, files: readonly string[]): string[] {
  const matches = picomatch(glob.replace(/^\.\//, ""), { dot: true });
  return files.filter((file) => {
    const absolute = join(root, file);
    return contains(cwd, absolute) && matches(relative(cwd, absolute).split(sep).join("/"));
  });
}

function missing(operand: string, cwd: string): UserError {
  const command = didYouMean(
    operand,
    commands.map(({ name }) => name),
  );
  if (command !== undefined && !operand.includes("/"))
    return new UserError(`there is no file or command ${JSON.stringify(operand)}`, command);
  const absolute = resolve(cwd, operand);
  let neighbours: string[] = [];
  try {
    neighbours = readdirSync(dirname(absolute));
  } catch {
    // The folder is missing too: there is nothing to suggest.
  }
  return new UserError(`there is no file ${JSON.stringify(operand)}`, didYouMean(basename(absolute), neighbours));
}
