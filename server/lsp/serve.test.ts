import { afterEach, describe, expect, test } from "vitest";
import { fakeHost, MemoryFiles } from "./testing/fake-host.ts";
import { TestClient } from "./testing/test-client.ts";

const a = "file:///w/a.yaml";
let client: TestClient;

afterEach(() => client.stop());

async function start() {
  client = await TestClient.start(fakeHost({ "file:///w": new MemoryFiles({}) }), { folders: ["file:///w"] });
  await client.open(a, "BAD");
}

describe("a client that sends nonsense", () => {
  const nonsense: readonly [string, unknown][] = [
    ["textDocument/didChange", { textDocument: { uri: a, version: null }, contentChanges: [{ text: "x" }] }],
    [
      "textDocument/didChange",
      { textDocument: { uri: "file:///w/never-opened.yaml", version: 3 }, contentChanges: [] },
    ],
    ["textDocument/didClose", { textDocument: { uri: "file:///w/never-opened.yaml" } }],
    ["textDocument/didOpen", { textDocument: { uri: "%%%", languageId: 7, version: "x", text: "BAD" } }],
    ["workspace/didChangeWatchedFiles", { changes: [{ uri: "file:///elsewhere/%zz", type: 99 }] }],
    ["workspace/didChangeConfiguration", { settings: 3 }],
    ["workspace/didChangeWorkspaceFolders", { event: { added: [], removed: [{ uri: "file:///none", name: "" }] } }],
    ["no/suchNotification", { any: "thing" }],
  ];

  for (const [method, params] of nonsense) {
    test(`is answered as before after ${method} ${JSON.stringify(params)}`, async () => {
      await start();
      await client.notify(method, params);
      expect(await client.diagnostics(a)).toHaveLength(1);
    });
  }

  test("gets nothing for documents and diagnostics that do not exist", async () => {
    await start();
    expect(await client.diagnostics("file:///elsewhere/x.yaml")).toEqual([]);
    const [known] = await client.diagnostics(a);
    if (!known) throw new Error("no diagnostic");
    for (const data of [null, 5, "x", { fingerprint: 1 }, { fingerprint: "unknown" }]) {
      const actions = await client.actions(a, [{ ...known, code: "no-such-rule", data }]);
      expect(actions.filter(({ kind }) => kind === "quickfix")).toEqual([]);
    }
    expect(await client.actions(a, [{ ...known, source: "another-linter" }], ["quickfix"])).toEqual([]);
    await expect(client.request("no/suchRequest", {})).rejects.toMatchObject({ code: -32601 });
  });

  test("may send positions outside of the text, which count as its end", async () => {
    await start();
    const position = { line: 99_999, character: 5 };
    const hover = await client.request("textDocument/hover", { textDocument: { uri: a }, position });
    expect(hover).toMatchObject({ range: { end: { line: 0, character: 3 } } });
    await client.notify("textDocument/didChange", {
      textDocument: { uri: a, version: 2 },
      contentChanges: [{ range: { start: position, end: position }, text: " BAD" }],
    });
    expect(await client.diagnostics(a)).toHaveLength(2);
  });
});

describe("versions out of order", () => {
  test("end at the text that was sent last", async () => {
    await start();
    await client.change(a, "BAD BAD BAD", 9);
    await client.change(a, "BAD BAD", 4);
    expect(await client.diagnostics(a)).toHaveLength(2);
  });
});

describe("pages", () => {
  test("are listed, and read by URI", async () => {
    await start();
    expect(await client.request("planelint/pages", null)).toMatchObject([{ id: "rule/fake-rule" }]);
    expect(client.initialized?.capabilities.workspace?.textDocumentContent).toEqual({
      schemes: ["planelint", "planelint-manifest"],
    });
    const read = (uri: string) => client.request("workspace/textDocumentContent", { uri });
    expect(await read("planelint:/rule/fake-rule.md")).toEqual({ text: "# fake-rule\n" });
    expect(await read("planelint:/rule/none.md")).toMatchObject({ text: expect.stringContaining("does not exist") });
    expect(await read("planelint:nonsense")).toMatchObject({ text: expect.stringContaining("does not exist") });
  });
});

describe("status", () => {
  test("says what is found, and where the configuration is", async () => {
    const heard: { state: string; findings: number; configurationFiles: string[] }[] = [];
    let wake: () => void = () => {};
    const host = fakeHost({ "file:///w": new MemoryFiles({ ".planelint.yaml": "BAD", "b.yaml": "BAD" }) });
    client = await TestClient.start(host, {
      folders: ["file:///w"],
      initializationOptions: { status: true },
      prepare: (connection) => {
        connection.onNotification("planelint/status", (status) => {
          heard.push(status);
          wake();
        });
      },
    });
    while (heard.at(-1)?.findings !== 2) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    expect(heard[0]?.state).toBe("busy");
    expect(heard.at(-1)).toEqual({
      state: "ready",
      findings: 2,
      configurationFiles: ["file:///w/.planelint.yaml"],
    });
  });
});
