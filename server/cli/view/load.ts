import { relative, resolve, sep } from "node:path";
import { UnreadableFile } from "../../contract/file-system.ts";
import { IgnoreTree } from "../../node/ignore-rules.ts";
import { type LoadedFiles, loadFiles } from "../../node/node-files.ts";
import { decode, sizeLimit } from "../../node/read-text.ts";
import { isRelevantName } from "../../node/relevant.ts";
import { findRoot, gitTop } from "../../node/root.ts";
import { configurationNames } from "../../node/says-root.ts";
import { baseName } from "../../text/paths.ts";
import type { CheckOptions } from "../arguments/check-options.ts";
import { cacheFolder } from "../cache/folder.ts";
import { loadRemembered } from "../cache/remembered-files.ts";
import { UserError } from "../exit-status.ts";
import type { Unread } from "../report/report.ts";
import { type ChangedFile, Git } from "../selection/git.ts";
import { type Operand, readOperand, type Selection, selectOperands } from "../selection/operands.ts";
import type { Environment, Streams } from "../terminal/streams.ts";
import { givenConfiguration } from "./configuration-file.ts";
import { loadIndex } from "./git-index.ts";
import { type ReachedRoot, reachRoots } from "./roots.ts";
import { loadStdin } from "./stdin.ts";
import { isSelected, type View, type Views } from "./view.ts";

export interface Place {
  readonly cwd: string;
  readonly environment: Environment;
  readonly streams: Streams;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Reads every root that something selected lies in, and finds out what that is.
 * @throws UserError for paths, references and configuration files that are not there
 */
export async function loadViews(options: CheckOptions, place: Place): Promise<Views> {
  const { cwd } = place;
  if (options.stdin) {
    const view = await loadStdin(options, place);
    return { base: view.root, views: [view], notes: [] };
  }
  const operands = operandsOf(options, cwd);
  const gits = new Gits(options, place);
  const reached = reachRoots(operands, place, (root, outer) => {
    const git = gits.of(root, outer);
    if (options.selection === "staged" && git !== undefined) return loadIndex(git, root);
    return options.cache === undefined
      ? loadFiles(root)
      : loadRemembered(root, cacheFolder(options.cache, place), place.now);
  });
  const named = reached.map((entry) => ({ entry, selection: namedIn(entry, cwd) }));
  refuseEmptyGlobs(operands, reached, cwd);
  const notes = options.paths.length === 0 ? [] : ignoredNotes(operands, reached, cwd);
  const all = named.map(({ entry, selection }): View => {
    const { root, loaded, outer } = entry;
    const git = gits.of(root, outer);
    return {
      root,
      ...loaded,
      ...tellingReader(loaded),
      ...(git === undefined ? { selection, before: new Map() } : changedIn(selection, gits.changed(git), git, root)),
      configuration: givenConfiguration(options, cwd, root),
      wholeViewKnown: true,
      pathOf: (shown) => relative(root, resolve(cwd, shown)).split(sep).join("/"),
      shown: (path) => relative(cwd, resolve(root, path)).split(sep).join("/") || ".",
    };
  });
  const selected = all.filter(({ selection }) => selection?.length !== 0);
  if (selected.length === 0) notes.push("nothing is selected");
  const views = selected.length === 0 ? all.slice(0, 1) : selected;
  for (const view of views) refuseUnreadConfiguration(options, view);
  return { base: findRoot(cwd), views, notes };
}

/** Parts are read late: what cannot be read then is told with the rest. */
function tellingReader({ readPart }: LoadedFiles): Pick<View, "readPart" | "unreadParts"> {
  const trouble: Unread[] = [];
  return {
    unreadParts: trouble,
    readPart(path) {
      try {
        return readPart(path);
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        trouble.push({ file: error.path, reason: error.reason });
        return undefined;
      }
    },
  };
}

/** Without paths the working directory is reported, and no more than it. */
function operandsOf({ paths, printConfig }: CheckOptions, cwd: string): readonly Operand[] {
  if (printConfig !== undefined) return [{ text: printConfig, kind: "file", absolute: resolve(cwd, printConfig) }];
  return (paths.length === 0 ? ["."] : paths).map((path) => readOperand(path, cwd));
}

function namedIn({ root, loaded, operands }: ReachedRoot, cwd: string): Selection {
  const inView = [...loaded.texts.keys(), ...loaded.unread.map(({ file }) => file)];
  return selectOperands(operands, cwd, root, inView);
}

function refuseEmptyGlobs(operands: readonly Operand[], reached: readonly ReachedRoot[], cwd: string): void {
  for (const operand of operands.filter(({ kind }) => kind === "glob")) {
    const holders = reached.filter((entry) => entry.operands.has(operand));
    if (holders.every((entry) => namedIn({ ...entry, operands: new Set([operand]) }, cwd)?.length === 0)) {
      throw new UserError(`no file in view matches ${JSON.stringify(operand.text)}`);
    }
  }
}

/** Without the configuration everything that follows would be wrong, whatever is selected. */
function refuseUnreadConfiguration({ configFile, noConfig }: CheckOptions, { unread, shown }: View): void {
  const trouble = unread.find(({ file }) => configurationNames.includes(file));
  if (trouble !== undefined && configFile === undefined && !noConfig) {
    throw new UserError(`the configuration ${shown(trouble.file)} cannot be read: ${trouble.reason}`);
  }
}

/** The repositories that `--staged` and `--changed-since` ask, each once. */
class Gits {
  readonly #gits = new Map<string, Git>();
  readonly #changed = new Map<Git, readonly ChangedFile[]>();

  constructor(
    private readonly options: Pick<CheckOptions, "selection">,
    private readonly place: Place,
  ) {}

  /** The repository of a root; of one inside another root the same as that root's. Undefined when git is not asked. */
  of(root: string, outer: ReachedRoot | undefined): Git | undefined {
    if (this.options.selection === "paths") return undefined;
    if (outer !== undefined) return this.of(outer.root, outer.outer);
    const top = gitTop(root);
    if (top === undefined)
      throw new UserError(`${root} is in no git repository`, "--staged and --changed-since ask git");
    const git = this.#gits.get(top) ?? new Git(top, this.place.environment);
    this.#gits.set(top, git);
    return git;
  }

  /** Paths that changed, relative to the top of the repository. */
  changed(git: Git): readonly ChangedFile[] {
    const { selection } = this.options;
    const paths =
      this.#changed.get(git) ??
      (typeof selection === "object" ? git.changedSince(selection.changedSince) : git.staged());
    this.#changed.set(git, paths);
    return paths;
  }
}

/** What changed of what was named, and what stood there before. */
function changedIn(
  named: Selection,
  changed: readonly ChangedFile[],
  git: Git,
  root: string,
): Pick<View, "selection" | "before"> {
  const prefix = relative(git.top, root).split(sep).join("/");
  const inside = changed
    .filter(({ path }) => prefix === "" || path.startsWith(`${prefix}/`))
    .map(({ path, blob }) => ({ path: prefix === "" ? path : path.slice(prefix.length + 1), blob }))
    .filter(({ path }) => isSelected(named, path));
  return { selection: inside.map(({ path }) => path), before: textsOf(inside, git) };
}

/** Only of what was there and can be an object; what is no text now was none that mattered. */
function textsOf(changed: readonly ChangedFile[], git: Git): ReadonlyMap<string, string> {
  const known = changed.flatMap(({ path, blob }) =>
    blob === undefined || !isRelevantName(baseName(path)) ? [] : [{ path, blob }],
  );
  const contents = git.blobs(known.map(({ blob }) => blob));
  return new Map(
    known.flatMap(({ path }, i): [string, string][] => {
      const bytes = contents[i];
      if (bytes === undefined || bytes.length > sizeLimit) return [];
      try {
        return [[path, decode(path, bytes)]];
      } catch (error) {
        if (error instanceof UnreadableFile) return [];
        throw error;
      }
    }),
  );
}

/** What was named and is kept out by an ignore file: said, because a report without it looks clean. */
function ignoredNotes(operands: readonly Operand[], reached: readonly ReachedRoot[], cwd: string): string[] {
  return reached.flatMap(({ root, operands: own, outer }) => {
    if (outer !== undefined) return [];
    const tree = new IgnoreTree(root);
    const named = selectOperands(
      operands.filter((operand) => own.has(operand) && operand.kind !== "glob"),
      cwd,
      root,
      [],
    );
    return (named ?? [])
      .filter((path) => tree.ignores(path))
      .map((path) => `${relative(cwd, resolve(root, path))} is passed over because of .gitignore or .planelintignore`);
  });
}
