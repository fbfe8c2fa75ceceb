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
