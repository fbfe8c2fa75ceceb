import { afterEach, describe, expect, test } from "vitest";
import { fakeHost, MemoryFiles } from "../testing/fake-host.ts";
import { TestClient, type TestClientOptions } from "../testing/test-client.ts";

const folder = "file:///w";
const a = `${folder}/a.yaml`;
let client: TestClient;

afterEach(() => client.stop());

async function start(texts: Record<string, string>, options: TestClientOptions = {}) {
  const files = new MemoryFiles(texts);
  const host = fakeHost({ [folder]: files });
  client = await TestClient.start(host, { capabilities: {}, folders: [folder], ...options });
  return { files, host };
}

describe("pushed diagnostics", () => {
  test("come for open and other files, and go with their cause", async () => {
    await start({ "b.yaml": "BAD" });
    await client.publishedFor(`${folder}/b.yaml`, 1);
    await client.open(a, "BAD", 7);
    expect(await client.publishedFor(a, 1)).toMatchObject({ version: 7 });
    await client.change(a, "GOOD", 8);
    await client.publishedFor(a, 0);
  });

  test("name the version that they speak of, and never go back to an older one", async () => {
    await start({});
    await client.open(a, "BAD", 1);
    // Sent in one go: the server is behind from the start.
    for (let version = 2; version <= 20; version++) void client.change(a, "BAD ".repeat(version), version);
    const last = await client.publishedFor(a, 20);
    expect(last.version).toBe(20);
    const versions = client.published.filter(({ uri }) => uri === a).map(({ version }) => version ?? 0);
    expect(versions).toEqual([...versions].sort((one, other) => one - other));
    for (const { version = 0, diagnostics } of client.published) expect(diagnostics).toHaveLength(version);
  });

  test("drop a lint that an edit has overtaken", async () => {
    const { host } = await start({});
    await client.open(a, "BAD", 1);
    await client.publishedFor(a, 1);
    const engine = host.engines[0];
    if (!engine) throw new Error("no engine");
    let begun: () => void = () => {};
    const running = new Promise<void>((resolve) => {
      begun = resolve;
    });
    // A lint that would never end; it is interrupted at the end of each slice only.
    engine.onLint = (cancellation) => {
      if (engine.text("a.yaml") !== "ENDLESS BAD BAD") return;
      begun();
      for (;;) cancellation?.throwIfCancelled();
    };
    await client.change(a, "ENDLESS BAD BAD", 2);
    await running;
    await client.change(a, "BAD BAD BAD", 3);
    expect(await client.publishedFor(a, 3)).toMatchObject({ version: 3 });
    expect(client.published.map(({ version }) => version)).not.toContain(2);
  });

  test("cover a document outside of every folder, alone, until it is closed", async () => {
    const { host } = await start({ "needed.yaml": "" });
    await client.open("untitled:Untitled-1", "BAD NEEDS:needed.yaml");
    await client.publishedFor("untitled:Untitled-1", 2);
    await client.close("untitled:Untitled-1");
    await client.publishedFor("untitled:Untitled-1", 0);
    expect(host.engines).toHaveLength(2);
  });

  test("pass over old versions in comparisons", async () => {
    await start({});
    await client.open("git:/w/a.yaml", "BAD");
    await client.open(a, "BAD");
    await client.publishedFor(a, 1);
    expect(client.published.map(({ uri }) => uri)).toEqual([a]);
  });

  test("are none where the extension is switched off", async () => {
    await start({ "b.yaml": "BAD" }, { initializationOptions: { settings: { enable: false } } });
    await client.open(a, "BAD");
    expect(await client.diagnostics(a)).toEqual([]);
    expect(client.published).toEqual([]);
  });

  test("survive an engine that fails", async () => {
    await start({});
    await client.open(a, "CRASH", 1);
    await client.change(a, "BAD", 2);
    await client.publishedFor(a, 1);
  });
});
