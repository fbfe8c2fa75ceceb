import { afterEach, describe, expect, test } from "vitest";
import type { FolderListing } from "../../contract/file-system.ts";
import { fakeHost, MemoryFiles } from "../testing/fake-host.ts";
import { TestClient } from "../testing/test-client.ts";

const folder = "file:///w";
const a = `${folder}/a.yaml`;
let client: TestClient;

afterEach(() => client.stop());

async function start(texts: Record<string, string>) {
  const files = new MemoryFiles(texts);
  const host = fakeHost({ [folder]: files });
  client = await TestClient.start(host, { folders: [folder] });
  return { files, host };
}

describe("pulled diagnostics", () => {
  test("are announced as depending on other files", async () => {
    await start({});
    expect(client.initialized?.capabilities.diagnosticProvider).toEqual({
      identifier: "planelint",
      interFileDependencies: true,
      workspaceDiagnostics: true,
    });
  });

  test("say what, where, and where to read on", async () => {
    await start({ "other.yaml": "x" });
    await client.open(a, "ok: 1\nkey: BAD\n");
    expect(await client.diagnostics(a)).toEqual([
      {
        range: { start: { line: 1, character: 5 }, end: { line: 1, character: 8 } },
        severity: 2,
        source: "planelint",
        code: "fake-rule",
        codeDescription: { href: expect.stringMatching(/^https:\/\/.*\/rules\/fake-rule\/README\.md$/) },
        message: "BAD is here",
        relatedInformation: [{ location: { uri: `${folder}/other.yaml`, range: expect.anything() }, message: "see" }],
        data: { fingerprint: "fake-rule:a.yaml:BAD", fixes: [{ title: "Make it good", safety: "safe" }] },
      },
    ]);
  });

  test("show notices without alarm", async () => {
    await start({});
    await client.open(a, "NOTICE");
    expect(await client.diagnostics(a)).toMatchObject([
      { code: "template-failed", severity: 3, message: "cannot tell" },
    ]);
  });

  test("are unchanged only for the same text and findings", async () => {
    await start({});
    await client.open(a, "key: BAD\n");
    const first = await client.pull(a);
    const again = await client.pull(a, first.resultId);
    expect(again).toEqual({ kind: "unchanged", resultId: first.resultId });
    await client.change(a, "key:  BAD\n", 2);
    const moved = await client.pull(a, first.resultId);
    expect(moved.kind).toBe("full");
    expect(moved.resultId).not.toBe(first.resultId);
  });

  test("see files that are not open", async () => {
    await start({ "needed.yaml": "" });
    await client.open(a, "NEEDS:needed.yaml NEEDS:missing.yaml");
    expect(await client.diagnostics(a)).toMatchObject([{ message: "NEEDS:missing.yaml is here" }]);
  });

  test("see the runbook that the configuration names, also after another one is named", async () => {
    const { files } = await start({ ".planelint.yaml": "RUNBOOK:docs/one.md" });
    files.texts.set("docs/two.md", "");
    await client.open(a, "NEEDS:docs/one.md NEEDS:docs/two.md");
    expect(await client.diagnostics(a)).toHaveLength(2);
    await client.open(`${folder}/.planelint.yaml`, "RUNBOOK:docs/two.md");
    await client.until(() => client.refreshes === 1);
    expect(await client.diagnostics(a)).toMatchObject([{ message: "NEEDS:docs/one.md is here" }]);
  });

  test("wait for the folder to be read", async () => {
    let list: (listing: FolderListing) => void = () => {};
    const files = {
      readText: async () => "text",
      readBytes: async () => undefined,
      ignores: async () => false,
      list: () =>
        new Promise<FolderListing>((resolve) => {
          list = resolve;
        }),
    };
    client = await TestClient.start(fakeHost({ [folder]: files }), { folders: [folder] });
    await client.open(a, "NEEDS:late.yaml");
    const report = client.pull(a);
    await client.request("planelint/pages", null); // answered, so the pull before it is being worked on
    list({ files: ["late.yaml"], links: new Map() });
    expect(await report).toMatchObject({ kind: "full", items: [] });
  });

  test("ask the client to pull again when another open document's findings change", async () => {
    const { files } = await start({ "needed.yaml": "" });
    await client.open(a, "NEEDS:needed.yaml");
    expect(await client.diagnostics(a)).toEqual([]);
    files.texts.delete("needed.yaml");
    await client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: `${folder}/needed.yaml`, type: 3 }] });
    await client.until(() => client.refreshes === 1);
    expect(await client.diagnostics(a)).toHaveLength(1);
    expect(client.refreshes).toBe(1);
  });

  test("follow a folder that comes and goes as one event", async () => {
    const { files } = await start({});
    await client.open(a, "NEEDS:sub/x.yaml");
    expect(await client.diagnostics(a)).toHaveLength(1);
    files.texts.set("sub/x.yaml", "");
    await client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: `${folder}/sub`, type: 1 }] });
    await client.until(() => client.refreshes === 1);
    expect(await client.diagnostics(a)).toHaveLength(0);
    files.texts.delete("sub/x.yaml");
    await client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: `${folder}/sub`, type: 3 }] });
    await client.until(() => client.refreshes === 2);
    expect(await client.diagnostics(a)).toHaveLength(1);
  });

  test("know nothing of an ignored file, but for as long as it is open", async () => {
    const { files } = await start({});
    files.texts.set("ignored/x.yaml", "");
    await client.open(a, "NEEDS:ignored/x.yaml");
    await client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: `${folder}/ignored/x.yaml`, type: 1 }] });
    expect(await client.diagnostics(a)).toHaveLength(1);
    await client.open(`${folder}/ignored/x.yaml`, "BAD");
    expect(await client.diagnostics(`${folder}/ignored/x.yaml`)).toHaveLength(1);
    expect(await client.diagnostics(a)).toHaveLength(0);
    await client.close(`${folder}/ignored/x.yaml`);
    await client.until(() => client.refreshes === 2);
    expect(await client.diagnostics(a)).toHaveLength(1);
  });

  test("use the file's text again when a document is closed", async () => {
    await start({ "b.yaml": "saved" });
    await client.open(a, "NEEDS:b.yaml");
    await client.open(`${folder}/b.yaml`, "BAD");
    expect(await client.diagnostics(`${folder}/b.yaml`)).toHaveLength(1);
    await client.close(`${folder}/b.yaml`);
    expect(await client.diagnostics(`${folder}/b.yaml`)).toHaveLength(0);
  });

  test("keep what the client shows when the engine fails, and recover with the next edit", async () => {
    await start({});
    await client.open(a, "CRASH");
    await expect(client.pull(a)).rejects.toMatchObject({ data: { retriggerRequest: false } });
    await client.change(a, "BAD", 2);
    expect(await client.diagnostics(a)).toHaveLength(1);
  });
});

describe("workspace diagnostics", () => {
  const ask = (previousResultIds: readonly { uri: string; value: string }[]) =>
    client.request<{ items: { uri: string; resultId: string; items: unknown[] }[] }>("workspace/diagnostic", {
      previousResultIds,
    });

  test("tell of files that are not open, and are held back until something changes", async () => {
    const { files } = await start({ "one.yaml": "BAD", "two.yaml": "fine" });
    const first = await ask([]);
    expect(first.items.map(({ uri }) => uri)).toEqual([`${folder}/one.yaml`]);
    const second = ask(first.items.map(({ uri, resultId }) => ({ uri, value: resultId })));
    await client.request("planelint/pages", null);
    files.texts.set("one.yaml", "fine");
    files.texts.set("two.yaml", "BAD");
    const changes = ["one", "two"].map((name) => ({ uri: `${folder}/${name}.yaml`, type: 2 }));
    await client.notify("workspace/didChangeWatchedFiles", { changes });
    const answers = [...(await second).items];
    // The two files are read one after the other, so their changes may come in one answer or in two.
    if (answers.length === 1)
      answers.push(...(await ask(answers.map(({ uri, resultId }) => ({ uri, value: resultId })))).items);
    expect(new Map(answers.map(({ uri, items }) => [uri, items.length]))).toEqual(
      new Map([
        [`${folder}/one.yaml`, 0],
        [`${folder}/two.yaml`, 1],
      ]),
    );
  });

  test("hold only open documents where the setting says so", async () => {
    const files = new MemoryFiles({ "one.yaml": "BAD", "a.yaml": "" });
    client = await TestClient.start(fakeHost({ [folder]: files }), {
      folders: [folder],
      initializationOptions: { settings: { enable: true, workspaceDiagnostics: false } },
    });
    await client.open(a, "BAD");
    expect((await ask([])).items.map(({ uri }) => uri)).toEqual([a]);
  });
});
