import { afterEach, expect, test } from "vitest";
import { type FakeHost, fakeHost, MemoryFiles } from "../testing/fake-host.ts";
import { TestClient } from "../testing/test-client.ts";

let client: TestClient;
let host: FakeHost;

afterEach(() => client.stop());

async function start(texts: Record<string, string>) {
  const files = new MemoryFiles(texts);
  host = fakeHost({ "file:///w": files });
  client = await TestClient.start(host, { folders: ["file:///w"] });
  return files;
}

/** What the engine was told of charts beside texts, after the next lint. */
async function parts(): Promise<Record<string, unknown>> {
  await client.open("file:///w/c/open.yaml", "");
  await client.diagnostics("file:///w/c/open.yaml");
  const decoder = new TextDecoder();
  return Object.fromEntries(
    [...(host.engines[0]?.parts ?? [])].map(([path, part]) => {
      const content = part.type === "file" ? part.content : part;
      return [path, content instanceof Uint8Array ? decoder.decode(content) : content];
    }),
  );
}

const change = (path: string, type: 1 | 2 | 3) =>
  client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: `file:///w/${path}`, type }] });

test("charts' files are told by name, and handed over when they are wanted", async () => {
  await start({ "c/Chart.yaml": "", "c/a.txt": "one", "c/b.bin": "", "d/e.txt": "", "c/ignored/f.txt": "" });
  expect(await parts()).toEqual({ "c/a.txt": "one", "c/b.bin": undefined });
});

test("changes on disk are followed", async () => {
  const files = await start({ "c/Chart.yaml": "", "c/a.txt": "one", "c/b/c.txt": "two" });
  await parts();
  files.texts.set("c/a.txt", "three");
  files.texts.set("c/new.txt", "four");
  files.texts.set("d/new.txt", "");
  await change("c/a.txt", 2);
  await change("c/new.txt", 1);
  await change("d/new.txt", 1);
  await change("c/b", 3);
  expect(await parts()).toEqual({ "c/a.txt": "three", "c/new.txt": "four" });
});
