import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  createProtocolConnection,
  type DocumentDiagnosticReport,
  type InitializeResult,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";

let folder: string;
let child: ChildProcess;
let connection: ProtocolConnection;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "planelint-lsp-"));
  const main = fileURLToPath(new URL("../cli/main.ts", import.meta.url));
  child = spawn(process.execPath, ["--import", "tsx", main, "lsp", "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  if (!child.stdout || !child.stdin) throw new Error("no pipes");
  connection = createProtocolConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
  connection.listen();
});

afterEach(async () => {
  connection.dispose();
  child.kill();
  await rm(folder, { recursive: true, force: true });
});

const initialize = () =>
  connection.sendRequest<InitializeResult>("initialize", {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: { textDocument: { diagnostic: {} } },
  });

test("planelint lsp --stdio lints a folder on disk with the real engine, and ends when it is told to", async () => {
  await writeFile(join(folder, ".planelint.yaml"), "cluster:\n  node: 3\n");
  expect((await initialize()).serverInfo?.name).toBe("Planelint");
  await connection.sendNotification("initialized", {});
  const uri = pathToFileURL(join(folder, ".planelint.yaml")).href;
  const report = await connection.sendRequest<DocumentDiagnosticReport>("textDocument/diagnostic", {
    textDocument: { uri },
  });
  expect(report).toMatchObject({
    kind: "full",
    items: [{ code: "invalid-configuration", severity: 1, range: { start: { line: 1, character: 2 } } }],
  });
  await connection.sendRequest("shutdown");
  await connection.sendNotification("exit");
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("an exit without a shutdown is a failure", async () => {
  await initialize();
  await connection.sendNotification("exit");
  expect(await once(child, "exit")).toEqual([1, null]);
});

test("a client that closes its end without a word ends the server", async () => {
  await initialize();
  child.stdin?.end();
  expect(await once(child, "exit")).toEqual([1, null]);
});

const lsp = fileURLToPath(new URL("./main.ts", import.meta.url));

/** Programs that start the server in a way that editors do, and say so once it has answered. */
const clients = {
  "over standard input and output": `
    const server = spawn(process.execPath, ["--import", "tsx", ${JSON.stringify(lsp)}, "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
    server.stdin.write("Content-Length: " + initialize.length + "\\r\\n\\r\\n" + initialize);
    server.stdout.once("data", () => console.log("ready"));`,
  "over a channel between processes": `
    const server = fork(${JSON.stringify(lsp)}, ["--node-ipc", "--clientProcessId=" + process.pid], { execArgv: ["--import", "tsx"], stdio: ["ignore", "ignore", "inherit", "ipc"] });
    server.once("message", () => console.log("ready"));
    server.send(JSON.parse(initialize));`,
};

test.each(Object.entries(clients))("a client that is killed takes the server with it: %s", async (_, program) => {
  const parameters = "{ processId: process.pid, rootUri: null, capabilities: {} }";
  const message = `JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params: ${parameters} })`;
  const script = `const { fork, spawn } = require("node:child_process"); const initialize = ${message};${program}`;
  const client = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "pipe"] });
  await once(client.stdout, "data");
  client.kill("SIGKILL");
  // The server holds this pipe, too, so it closes when both are gone.
  client.stderr.resume();
  await once(client.stderr, "close");
});
