import { afterEach, describe, expect, test } from "vitest";
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

/** Files as a browser reads them: an answer may come after other things have happened. */
class SlowFiles extends MemoryFiles {
  readonly #held = new Map<string, Promise<void>>();

  /** Answers what is asked of a path from here on, with what is there now, when the function that it gives is called. */
  hold(path: string): () => void {
    let release = () => {};
    this.#held.set(
      path,
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    return () => {
      this.#held.delete(path);
      release();
    };
  }

  override async readText(path: string): Promise<string | undefined> {
    const text = await super.readText(path);
    await this.#held.get(path);
    return text;
  }

  override async readBytes(path: string): Promise<Uint8Array | undefined> {
    const bytes = await super.readBytes(path);
    await this.#held.get(path);
    return bytes;
  }
}

async function startSlow(texts: Record<string, string>) {
  const files = new SlowFiles(texts);
  host = fakeHost({ "file:///w": files });
  client = await TestClient.start(host, { folders: ["file:///w"] });
  return files;
}

describe("of a chart that is being written", () => {
  const packed = "c/charts/agent-1.0.0.tgz";
  const text = "c/a.txt";

  test("what comes while its own file is still being read is told", async () => {
    const files = await startSlow({});
    await parts();
    files.texts.set("c/Chart.yaml", "");
    const release = files.hold("c/Chart.yaml");
    await change("c/Chart.yaml", 1);
    files.texts.set(packed, "bytes");
    await change(packed, 1);
    // A request is answered behind both notifications.
    await client.diagnostics("file:///w/c/open.yaml").catch(() => undefined);
    release();
    await expect.poll(parts).toEqual({ [packed]: undefined });
  });

  test("what came before its own file is told", async () => {
    const files = await startSlow({});
    await parts();
    files.texts.set(packed, "bytes");
    await change(packed, 1);
    expect(await parts()).toEqual({});
    files.texts.set("c/Chart.yaml", "");
    await change("c/Chart.yaml", 1);
    await expect.poll(parts).toEqual({ [packed]: undefined });
  });

  test("what is written while it is being read is read again", async () => {
    const files = await startSlow({ "c/Chart.yaml": "", [text]: "one" });
    const release = files.hold(text);
    const asked = parts();
    await expect.poll(() => host.engines[0]?.parts.has(text)).toBe(true);
    files.texts.set(text, "two");
    await change(text, 2);
    release();
    await asked;
    await expect.poll(parts).toEqual({ [text]: "two" });
  });

  test.each([
    ["a folder with dots in its name", "c/files.d", "c/files.d/a.txt", "one"],
    ["a file without an extension", "c/LICENSE", "c/LICENSE", undefined],
  ])("%s is told", async (_, created, path, content) => {
    const files = await startSlow({ "c/Chart.yaml": "" });
    await parts();
    files.texts.set(path, "one");
    await change(created, 1);
    expect(await parts()).toEqual({ [path]: content });
  });
});
