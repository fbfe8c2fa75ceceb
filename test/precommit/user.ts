import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

export interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

/** Somebody with an empty HOME and an empty npm cache, a hook repository and a repository of their own. */
export class User {
  readonly base = realpathSync(mkdtempSync(join(tmpdir(), "planelint-precommit-")));
  readonly hooks = join(this.base, "hooks");
  readonly work = join(this.base, "work");
  readonly #environment: NodeJS.ProcessEnv;

  /** @param precommit path of the program */
  constructor(private readonly precommit: string) {
    for (const folder of ["home", "npm", "work"]) mkdirSync(join(this.base, folder));
    this.#environment = {
      HOME: join(this.base, "home"),
      PATH: [dirname(process.execPath), dirname(precommit), process.env.PATH].join(delimiter),
      PRE_COMMIT_HOME: join(this.base, "precommit"),
      npm_config_cache: join(this.base, "npm"),
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_AUTHOR_NAME: "User",
      GIT_AUTHOR_EMAIL: "user@example.com",
      GIT_COMMITTER_NAME: "User",
      GIT_COMMITTER_EMAIL: "user@example.com",
      LC_ALL: "C.UTF-8",
    };
    execFileSync("git", ["clone", "--quiet", "--no-local", projectRoot, this.hooks], { env: this.#environment });
    this.run("git", "init", "--quiet", "--initial-branch=main");
  }

  remove(): void {
    rmSync(this.base, { recursive: true, force: true });
  }

  /** The commit of the hook repository. */
  revision(): string {
    return execFileSync("git", ["rev-parse", "HEAD"], { cwd: this.hooks, encoding: "utf8" }).trim();
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.work, path)), { recursive: true });
    writeFileSync(join(this.work, path), text);
  }

  run(program: string, ...words: string[]): Outcome {
    const { status, stdout, stderr } = spawnSync(program, words, {
      cwd: this.work,
      env: this.#environment,
      encoding: "utf8",
    });
    return { status, output: `${stdout}${stderr}` };
  }

  /** Writes the configuration and installs the git hook. */
  install(configuration: string): void {
    this.write(".pre-commit-config.yaml", configuration);
    const { status, output } = this.run(this.precommit, "install");
    if (status !== 0) throw new Error(output);
  }

  commit(...paths: string[]): Outcome {
    this.run("git", "add", ...paths);
    return this.run("git", "commit", "-m", "Change");
  }

  commits(): number {
    return Number(this.run("git", "rev-list", "--count", "--all").output);
  }

  /** Names of what npm left in its cache. */
  npmCache(): string[] {
    return readdirSync(join(this.base, "npm"));
  }

  /** Folders of that name below pre-commit's own folder. */
  installed(name: string): string[] {
    const found = readdirSync(join(this.base, "precommit"), { recursive: true, encoding: "utf8" });
    return found.filter((path) => path.endsWith(`/${name}`));
  }
}
