import { relative, resolve, sep } from "node:path";
import { IgnoreTree } from "../../node/ignore-rules.ts";
import { loadFiles } from "../../node/node-files.ts";
import { configurationNames, findRoot, gitTop } from "../../node/root.ts";
import type { CheckOptions } from "../arguments/check-options.ts";
import { UserError } from "../exit-status.ts";
import type { Unread } from "../report/report.ts";
import { Git } from "../selection/git.ts";
import { canonical, insideRoot, kindOf, type Selection, selectOperands } from "../selection/operands.ts";
import type { Environment, Streams } from "../terminal/streams.ts";
import { givenConfiguration } from "./configuration-file.ts";
import { loadIndex } from "./git-index.ts";
import { loadStdin } from "./stdin.ts";
import { isSelected, type View } from "./view.ts";

export interface Place {
  readonly cwd: string;
  readonly environment: Environment;
  readonly streams: Streams;
}

/**
 * Reads everything in view and finds out what is selected.
 * @throws UserError for paths, references and configuration files that are not there
 */
export async function loadView(options: CheckOptions, place: Place): Promise<View> {
  const { cwd } = place;
  if (options.stdin) return loadStdin(options, place);
  const root = rootFor(options.paths, cwd);
  const git = options.selection === "paths" ? undefined : gitAt(root, place);
  const loaded = options.selection === "staged" && git !== undefined ? loadIndex(git, root) : loadFiles(root);
  refuseUnreadConfiguration(options, loaded.unread);
  const inView = [...loaded.texts.keys(), ...loaded.unread.map(({ file }) => file)];
  const named = options.paths.length === 0 ? wholeFolder(cwd, root) : selectOperands(options.paths, cwd, root, inView);
  const selection = git === undefined ? named : changedIn(named, git, options, root);
  const notes = ignoredNotes(options, named, root, place);
  if (selection?.length === 0) notes.push("nothing is selected");
  return {
    root,
    ...loaded,
    selection,
    notes,
    configuration: givenConfiguration(options, cwd, root),
    wholeViewKnown: true,
    pathOf: (shown) => relative(root, resolve(cwd, shown)).split(sep).join("/"),
    shown: (path) => relative(cwd, resolve(root, path)).split(sep).join("/") || ".",
  };
}

/** Without the configuration everything that follows would be wrong, whatever is selected. */
function refuseUnreadConfiguration({ configFile, noConfig }: CheckOptions, unread: readonly Unread[]): void {
  const trouble = unread.find(({ file }) => configurationNames.includes(file));
  if (trouble !== undefined && configFile === undefined && !noConfig) {
    throw new UserError(`the configuration ${trouble.file} cannot be read: ${trouble.reason}`);
  }
}

/** The root of the working directory; that of the first path, where the paths lie outside of it. */
function rootFor(paths: readonly string[], cwd: string): string {
  const root = findRoot(cwd);
  const first = paths[0] === undefined ? cwd : canonical(resolve(cwd, paths[0]));
  if (first === root || first.startsWith(root === sep ? sep : root + sep)) return root;
  return findRoot(kindOf(first) === "folder" ? first : resolve(first, ".."));
}

function gitAt(root: string, place: Place): Git {
  const top = gitTop(root);
  if (top === undefined) throw new UserError(`${root} is in no git repository`, "--staged and --changed-since ask git");
  return new Git(top, place.environment);
}

/** Without paths the working directory is reported, and no more than it. */
function wholeFolder(cwd: string, root: string): Selection {
  const path = insideRoot(cwd, root);
  return path === "" ? undefined : [`${path}/`];
}

function changedIn(named: Selection, git: Git, options: CheckOptions, root: string): Selection {
  const paths = typeof options.selection === "object" ? git.changedSince(options.selection.changedSince) : git.staged();
  const prefix = relative(git.top, root).split(sep).join("/");
  return paths
    .filter((path) => prefix === "" || path.startsWith(`${prefix}/`))
    .map((path) => (prefix === "" ? path : path.slice(prefix.length + 1)))
    .filter((path) => isSelected(named, path));
}

/** Files that were named and are kept out by an ignore file: said, because a report without them looks clean. */
function ignoredNotes(options: CheckOptions, named: Selection, root: string, { cwd }: Place): string[] {
  if (named === undefined || options.paths.length === 0) return [];
  const tree = new IgnoreTree(root);
  return named
    .filter((path) => tree.ignores(path))
    .map((path) => `${relative(cwd, resolve(root, path))} is passed over because of .gitignore or .planelintignore`);
}
