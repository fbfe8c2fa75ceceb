import { readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import picomatch from "picomatch";
import { isRelevantName } from "../../node/relevant.ts";
import { didYouMean } from "../arguments/did-you-mean.ts";
import { commands } from "../arguments/options.ts";
import { UserError } from "../exit-status.ts";

/** Paths relative to the root, folders ending in `/`; undefined: everything. */
export type Selection = readonly string[] | undefined;

/**
 * What the paths and globs of the command line mean.
 * @param files everything in view, for globs
 * @throws UserError for what matches nothing or lies outside the root
 */
export function selectOperands(
  operands: readonly string[],
  cwd: string,
  root: string,
  files: Iterable<string>,
): Selection {
  const selected = new Set<string>();
  for (const operand of operands) {
    const absolute = canonical(resolve(cwd, operand));
    const kind = kindOf(absolute);
    if (kind === undefined) {
      for (const file of globbed(operand, cwd, root, files)) selected.add(file);
      continue;
    }
    const path = insideRoot(absolute, root);
    if (path === "") return undefined;
    selected.add(kind === "folder" ? `${path}/` : path);
  }
  return [...selected];
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

function globbed(operand: string, cwd: string, root: string, files: Iterable<string>): string[] {
  if (!picomatch.scan(operand).isGlob) throw missing(operand, cwd);
  const matches = picomatch(operand.replace(/^\.\//, ""), { dot: true });
  const prefix = relative(root, cwd).split(sep).join("/");
  const found: string[] = [];
  for (const file of files) {
    const fromCwd = prefix === "" ? file : file.startsWith(`${prefix}/`) ? file.slice(prefix.length + 1) : undefined;
    if (fromCwd !== undefined && matches(fromCwd)) found.push(file);
  }
  if (found.length === 0) throw new UserError(`no file in view matches ${JSON.stringify(operand)}`);
  return found;
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
