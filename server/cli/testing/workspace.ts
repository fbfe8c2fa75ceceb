import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ExitStatus } from "../exit-status.ts";
import type { Knowledge } from "../knowledge.ts";
import { run } from "../run.ts";
import type { Heap } from "../terminal/heap.ts";
import type { Signals } from "../terminal/signals.ts";
import type { Environment, Output } from "../terminal/streams.ts";
import { testRules } from "./rules.ts";

export interface RunResult {
  readonly status: ExitStatus;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly stdin?: string | Buffer;
  readonly environment?: Environment;
  /** Below the workspace. */
  readonly folder?: string;
  readonly today?: string;
  /** By how many milliseconds the clock is ahead: files have been written long ago then. */
  readonly ahead?: number;
  readonly columns?: number;
  readonly terminal?: boolean;
  /** None come without. */
  readonly signals?: Signals;
}

const room: Heap = { limit: 1, used: () => 0, collect: () => {} };
const silence: Signals = { listen: () => ({ received: undefined, end: () => {} }) };

/** A folder on disk in which the command line runs, with test rules in place of the real ones. */
export class TestWorkspace {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), "planelint-test-")));

  constructor(files: Readonly<Record<string, string | Buffer>> = {}) {
    for (const [path, text] of Object.entries(files)) this.write(path, text);
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  path(path: string): string {
    return join(this.root, path);
  }

  write(path: string, text: string | Buffer): void {
    mkdirSync(dirname(this.path(path)), { recursive: true });
    writeFileSync(this.path(path), text);
  }

  read(path: string): string | undefined {
    return existsSync(this.path(path)) ? readFileSync(this.path(path), "utf8") : undefined;
  }

  /** git without anybody's settings. */
  git(...words: string[]): string {
    const environment = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
    const who = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "init.defaultBranch=main"];
    return execFileSync("git", [...who, ...words], {
      cwd: this.root,
      env: environment,
      encoding: "utf8",
      stdio: "pipe",
    });
  }

  commitAll(): void {
    if (!existsSync(this.path(".git"))) this.git("init", "-q");
    this.git("add", "-A");
    this.git("commit", "-q", "-m", "Test");
  }

  async run(words: readonly string[], options: RunOptions = {}): Promise<RunResult> {
    const out = new Capture(options);
    const err = new Capture(options);
    const stdin = Buffer.from(options.stdin ?? "");
    const status = await run(words, {
      version: "9.9.9",
      loadKnowledge: async () => testKnowledge,
      streams: { out, err, readStdin: async (limit) => (stdin.length > limit ? undefined : stdin) },
      signals: options.signals ?? silence,
      heap: room,
      cwd: join(this.root, options.folder ?? ""),
      environment: { PATH: process.env.PATH, ...options.environment },
      today: options.today ?? "2026-06-15",
      now: () => Date.now() + (options.ahead ?? 0),
    });
    return { status, out: out.text, err: err.text };
  }

  /** Files with a finding, sorted. */
  async reported(words: readonly string[], options: RunOptions = {}): Promise<string[]> {
    const { out } = await this.run(["--format", "json", ...words], options);
    const files: string[] = JSON.parse(out).findings.map(({ file }: { readonly file: string }) => file);
    return files.sort();
  }
}

const testKnowledge: Knowledge = {
  build: () => "test",
  rules: testRules,
  rulePage: (id) => `# ${id}\n\nA page.`,
  pages: () => [
    { id: "rule/test-mode", kind: "rule", title: "test-mode", summary: "" },
    { id: "client/vector", kind: "client", title: "Vector", summary: "" },
  ],
  page: (id) =>
    id === "runbook/nowhere" ? undefined : `# Page ${id}\n\nWith **bold** and [a link](https://example.com/).\n`,
};

class Capture implements Output {
  text = "";
  readonly isTerminal: boolean;
  readonly columns: number | undefined;

  constructor({ terminal = false, columns }: RunOptions) {
    this.isTerminal = terminal;
    this.columns = columns;
  }

  write(text: string): void {
    this.text += text;
  }
}

/** A ConfigMap whose data the test rules look at. */
export function configMap(name: string, ...data: readonly string[]): string {
  return [
    "apiVersion: v1",
    "kind: ConfigMap",
    "metadata:",
    `  name: ${name}`,
    "data:",
    ...data.map((line) => `  ${line}`),
    "",
  ].join("\n");
}
