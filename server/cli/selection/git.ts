import { execFileSync } from "node:child_process";
import { UserError } from "../exit-status.ts";
import type { Environment } from "../terminal/streams.ts";

/** Nothing that a repository's configuration names is run: no hooks, no file watcher, no external diff, no pager. */
const quiet = [
  "--no-pager",
  "--no-optional-locks",
  "-c",
  "core.hooksPath=/dev/null",
  "-c",
  "core.fsmonitor=false",
  "-c",
  "diff.external=",
];

const safeDiff = [
  "--no-ext-diff",
  "--no-textconv",
  "--no-renames",
  "--ignore-submodules=all",
  "--no-color",
  "-z",
  "--raw",
  "--abbrev=64",
];

/** A file that differs from a commit. */
export interface ChangedFile {
  readonly path: string;
  /** Its content there; undefined when it was not there, or as a link. */
  readonly blob: string | undefined;
}

/**
 * No lazy fetch of objects that a partial clone lacks: that would ask the network, through whatever program the
 * repository's configuration names.
 */
const offline = { GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "none", GIT_TERMINAL_PROMPT: "0" };

/** Questions to git about one repository. Paths are relative to its top level. */
export class Git {
  #environment: Environment | undefined;

  /** @param top the repository's top level */
  constructor(
    readonly top: string,
    private readonly environment: Environment,
  ) {}

  /** Paths that the index holds otherwise than the last commit. */
  staged(): readonly ChangedFile[] {
    return this.#changes(["diff", "--cached", ...safeDiff]);
  }

  /** Paths whose file differs from the index. */
  unstaged(): readonly string[] {
    return this.#changes(["diff", ...safeDiff]).map(({ path }) => path);
  }

  /**
   * Paths that differ from where `ref` and HEAD forked, also uncommitted and untracked ones.
   * @throws UserError when git does not know the reference
   */
  changedSince(ref: string): readonly ChangedFile[] {
    const commit = this.#tryText(["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
    if (commit === undefined)
      throw new UserError(
        `git knows no commit ${JSON.stringify(ref)}`,
        "in CI, fetch it first: a shallow clone lacks it",
      );
    const base = this.#tryText(["merge-base", commit, "HEAD"]) ?? commit;
    const untracked = this.#paths(["ls-files", "--others", "--exclude-standard", "-z"]);
    const changed = this.#changes(["diff", ...safeDiff, base, "--"]);
    return [...changed, ...untracked.map((path) => ({ path, blob: undefined }))];
  }

  /** Regular files in the index: path to blob id. Unmerged paths come with `undefined`. */
  index(): ReadonlyMap<string, string | undefined> {
    const files = new Map<string, string | undefined>();
    for (const line of this.#paths(["ls-files", "--stage", "-z"])) {
      const match = /^(\d{6}) ([0-9a-f]+) (\d)\t(.*)$/s.exec(line);
      const [, mode, blob, stage, path] = match ?? [];
      if (path !== undefined && (mode === "100644" || mode === "100755"))
        files.set(path, stage === "0" ? blob : undefined);
    }
    return files;
  }

  /** Contents of blobs, in the order asked for. */
  blobs(ids: readonly string[]): readonly Buffer[] {
    if (ids.length === 0) return [];
    const output = this.#run(["cat-file", "--batch"], `${ids.join("\n")}\n`);
    const blobs: Buffer[] = [];
    for (let position = 0; position < output.length; ) {
      const lineEnd = output.indexOf(10, position);
      const size = Number(output.subarray(position, lineEnd).toString("latin1").split(" ")[2]);
      blobs.push(output.subarray(lineEnd + 1, lineEnd + 1 + size));
      position = lineEnd + 1 + size + 1;
    }
    return blobs;
  }

  /** https://git-scm.com/docs/git-diff-index#_raw_output_format */
  #changes(words: readonly string[]): readonly ChangedFile[] {
    const parts = this.#paths(words);
    return parts.flatMap((part, i) => {
      const [, mode, blob] = /^:(\d{6}) \d{6} ([0-9a-f]+) /.exec(part) ?? [];
      const path = parts[i + 1];
      if (i % 2 !== 0 || blob === undefined || path === undefined) return [];
      return [{ path, blob: mode === "100644" || mode === "100755" ? blob : undefined }];
    });
  }

  #paths(words: readonly string[]): string[] {
    return this.#run(words)
      .toString("utf8")
      .split("\0")
      .filter((path) => path !== "");
  }

  #tryText(words: readonly string[]): string | undefined {
    try {
      return this.#run(words).toString("utf8").trim() || undefined;
    } catch {
      return undefined;
    }
  }

  #run(words: readonly string[], input?: string): Buffer {
    this.#environment ??= this.#withoutFilters();
    return this.#start(words, this.#environment, input);
  }

  /**
   * The environment in which git takes files as they lie: comparing one with the index would run the `clean` command that
   * the configuration names for it. A file that such a command would change counts as changed.
   */
  #withoutFilters(): Environment {
    const { GIT_EXTERNAL_DIFF: _, ...inherited } = this.environment;
    const environment: Environment = { ...inherited, ...offline };
    const asked = ["config", "--null", "--name-only", "--get-regexp", "^filter\\..*\\.(clean|process|required)$"];
    let keys: string[] = [];
    try {
      keys = this.#start(asked, environment).toString("utf8").split("\0").filter(Boolean);
    } catch {
      // Status 1: there are none.
    }
    const first = Number(environment.GIT_CONFIG_COUNT ?? 0) || 0;
    const values = [...new Set(keys)].flatMap((key, i) => [
      [`GIT_CONFIG_KEY_${first + i}`, key],
      [`GIT_CONFIG_VALUE_${first + i}`, key.endsWith(".required") ? "false" : ""],
    ]);
    return {
      ...environment,
      ...Object.fromEntries(values),
      GIT_CONFIG_COUNT: String(first + values.length / 2),
    };
  }

  #start(words: readonly string[], environment: Environment, input?: string): Buffer {
    try {
      return execFileSync("git", [...quiet, ...words], {
        cwd: this.top,
        env: { ...environment, LC_ALL: "C" },
        input: input ?? "",
        stdio: ["pipe", "pipe", "pipe"],
        maxBuffer: 2 ** 30,
      });
    } catch (error) {
      throw new UserError(`git ${words[0]} failed: ${reasonOf(error)}`);
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "ENOENT") return "there is no git here";
  const stderr = "stderr" in error && error.stderr instanceof Buffer ? error.stderr.toString("utf8").trim() : "";
  return stderr.split("\n")[0] || error.message;
}
