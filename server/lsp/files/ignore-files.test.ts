import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FileChangeType, type WorkspaceDiagnosticReport } from "vscode-languageserver";
import { fakeHost } from "../testing/fake-host.ts";
import { TestClient } from "../testing/test-client.ts";
import { DiskFiles } from "./disk-files.ts";

let folder: string;
let client: TestClient;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "planelint-ignore-"));
});

afterEach(async () => {
  await client.stop();
  await rm(folder, { recursive: true, force: true });
});

const uriOf = (path: string) => `${pathToFileURL(folder).href}/${path}`;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

async function start(...below: readonly string[]): Promise<void> {
  const folders = below.map(
    (path) => [pathToFileURL(join(folder, path)).href, new DiskFiles(join(folder, path))] as const,
  );
  client = await TestClient.start(fakeHost(Object.fromEntries(folders)), { folders: folders.map(([uri]) => uri) });
}

const changed = (path: string, type: FileChangeType) =>
  client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uriOf(path), type }] });

/** Asks, again after each answer, until findings stand in these files and no others. */
async function foundIn(...paths: readonly string[]): Promise<void> {
  for (;;) {
    const { items } = await client.request<WorkspaceDiagnosticReport>("workspace/diagnostic", {
      previousResultIds: [],
    });
    const found = items.map(({ uri }) => uri.slice(uriOf("").length)).sort();
    if (found.join("\n") === paths.join("\n")) return;
  }
}

test("files come and go with the ignore files that name them", async () => {
  await write("a.yaml", "BAD");
  await write("vendor/b.yaml", "BAD");
  await write("docs/runbook.yaml", "BAD");
  await write(".planelint.yaml", "RUNBOOK:docs/runbook.yaml");
  await start("");
  const all = ["a.yaml", "docs/runbook.yaml", "vendor/b.yaml"];
  await foundIn(...all);
  await write(".gitignore", "vendor/\n");
  await changed(".gitignore", FileChangeType.Created);
  await foundIn("a.yaml", "docs/runbook.yaml");
  await write(".gitignore", "a.yaml\n");
  await changed(".gitignore", FileChangeType.Changed);
  await foundIn("docs/runbook.yaml", "vendor/b.yaml");
  await write("vendor/.planelintignore", "b.yaml\n");
  await changed("vendor/.planelintignore", FileChangeType.Created);
  await foundIn("docs/runbook.yaml");
  await rm(join(folder, ".gitignore"));
  await rm(join(folder, "vendor/.planelintignore"));
  await changed(".gitignore", FileChangeType.Deleted);
  await changed("vendor/.planelintignore", FileChangeType.Deleted);
  await foundIn(...all);
});

test("an open document stays in view, whatever the ignore files say", async () => {
  await write("a.yaml", "BAD");
  await start("");
  await client.open(uriOf("a.yaml"), "BAD BAD");
  await write(".gitignore", "*.yaml\n");
  await changed(".gitignore", FileChangeType.Created);
  expect(await client.diagnostics(uriOf("a.yaml"))).toHaveLength(2);
  await client.close(uriOf("a.yaml"));
  await foundIn();
});

test("an ignore file above a workspace folder counts, when the client tells of it", async () => {
  await mkdir(join(folder, ".git"));
  await write("sub/a.yaml", "BAD");
  await write("sub/b.yaml", "BAD");
  await start("sub");
  await foundIn("sub/a.yaml", "sub/b.yaml");
  await write(".gitignore", "a.yaml\n");
  await changed(".gitignore", FileChangeType.Created);
  await foundIn("sub/b.yaml");
});
