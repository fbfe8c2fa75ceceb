import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { codeServerEntry, node24 } from "./paths.ts";
import type { Sandbox } from "./sandbox.ts";

export interface CodeServer {
  /** `host:port`. */
  readonly authority: string;
  /** Settles when the process ends, whatever the reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const startTimeoutMilliseconds = 120_000;
const running = new Set<number>();
process.once("exit", () => {
  for (const pid of running) killGroup(pid, "SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

/**
 * Starts VS Code's server on a free port of the loopback interface.
 * @param testDriver lets the page load an extension and its tests by path, which a built VS Code refuses otherwise; it
 * also hides notifications, so it is not for runs that look at the screen
 */
export async function startCodeServer(sandbox: Sandbox, testDriver: boolean, logFile: string): Promise<CodeServer> {
  const log = createWriteStream(logFile);
  const child = spawn(
    node24,
    [
      ...commonArguments(sandbox),
      ...["--bind-addr", "127.0.0.1:0", "--auth", "none"],
      ...["--disable-telemetry", "--disable-update-check"],
      ...["--disable-getting-started-override", "--ignore-last-opened"],
      ...(testDriver ? ["--vscode-option", "enable-smoke-test-driver"] : []),
    ],
    { cwd: sandbox.root, env: environment(sandbox), stdio: ["ignore", "pipe", "pipe"], detached: true },
  );
  const pid = child.pid ?? 0;
  running.add(pid);
  const ended = new Promise<void>((settle) => child.once("close", () => settle()));
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const port = await listeningPort(child, ended);
  return {
    authority: `127.0.0.1:${port}`,
    ended,
    async stop() {
      killGroup(pid, "SIGTERM");
      const patience = setTimeout(() => killGroup(pid, "SIGKILL"), 5_000);
      await ended;
      clearTimeout(patience);
      killGroup(pid, "SIGKILL"); // extension hosts that outlived their parent
      running.delete(pid);
      log.end();
    },
  };
}

/** Installs a packed extension into the sandbox. */
export async function installExtension(sandbox: Sandbox, vsix: string): Promise<void> {
  const parameters = [...commonArguments(sandbox), "--install-extension", resolve(vsix), "--force"];
  const child = spawn(node24, parameters, { env: environment(sandbox), stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
  const code = await new Promise((settle) => child.once("close", settle));
  if (code !== 0 || !output.includes("successfully installed"))
    throw new Error(`installing failed (${code}):\n${output}`);
}

/** Keeps what the editor and the extension wrote into their logs. */
export async function keepLogs(sandbox: Sandbox, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(join(sandbox.userData, "logs"), folder, { recursive: true }).catch(() => undefined); // it never started
}

function commonArguments(sandbox: Sandbox): string[] {
  const config = join(sandbox.root, "code-server.yaml");
  return [
    codeServerEntry,
    "--config",
    config,
    "--user-data-dir",
    sandbox.userData,
    "--extensions-dir",
    sandbox.extensions,
  ];
}

function environment(sandbox: Sandbox): NodeJS.ProcessEnv {
  // A terminal inside VS Code has variables that would tie the new editor to that one.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:VSCODE|ELECTRON|XDG)_|^NODE_OPTIONS$/.test(name),
  );
  // No marketplace: nothing is looked up at start.
  return { ...Object.fromEntries(inherited), HOME: sandbox.home, EXTENSIONS_GALLERY: '{"serviceUrl":""}' };
}

function listeningPort(child: ChildProcess, ended: Promise<void>): Promise<string> {
  return new Promise((settle, fail) => {
    let output = "";
    const timer = setTimeout(
      () => fail(new Error(`code-server does not listen:\n${output}`)),
      startTimeoutMilliseconds,
    );
    const read = (data: Buffer) => {
      output += String(data);
      const [, port] = /listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(output) ?? [];
      if (!port) return;
      clearTimeout(timer);
      settle(port);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", fail);
    void ended.then(() => fail(new Error(`code-server ended:\n${output}`)));
  });
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // ended already
  }
}
