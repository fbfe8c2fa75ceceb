import { PassThrough } from "node:stream";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import {
  createConnection,
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";
import { serve } from "./serve.ts";
import { fakeHost, MemoryFiles } from "./testing/fake-host.ts";
import { TestClient } from "./testing/test-client.ts";

const folder = "file:///w";
const a = `${folder}/a.yaml`;

const position = { line: 0, character: 1 };
const range = { start: position, end: { line: 0, character: 2 } };
const textDocument = { uri: a, version: 2 };

/** What the server hears of, with parameters as they should be. */
const notifications: Readonly<Record<string, unknown>> = {
  initialized: {},
  "textDocument/didOpen": { textDocument: { ...textDocument, languageId: "yaml", text: "BAD" } },
  "textDocument/didChange": { textDocument, contentChanges: [{ text: "BAD" }, { range, text: "x" }] },
  "textDocument/didClose": { textDocument },
  "textDocument/didSave": { textDocument },
  "workspace/didChangeWatchedFiles": { changes: [{ uri: `${folder}/b.yaml`, type: 1 }] },
  "workspace/didChangeConfiguration": { settings: { planelint: { enable: true } } },
  "workspace/didChangeWorkspaceFolders": { event: { added: [{ uri: "file:///v", name: "v" }], removed: [] } },
  "$/cancelRequest": { id: 1 },
  "$/setTrace": { value: "off" },
};

const requests: Readonly<Record<string, unknown>> = {
  "textDocument/diagnostic": { textDocument, previousResultId: "x" },
  "workspace/diagnostic": { previousResultIds: [{ uri: a, value: "x" }] },
  "textDocument/codeAction": {
    textDocument,
    range,
    context: { diagnostics: [{ range, message: "m", data: {} }], only: ["quickfix"] },
  },
  "codeAction/resolve": { title: "t", data: { uri: a } },
  "textDocument/hover": { textDocument, position },
  "textDocument/definition": { textDocument: { uri: "planelint-manifest:/x.yaml?[]" }, position },
  "workspace/textDocumentContent": { uri: "planelint:/rule/fake-rule.md" },
  "workspace/executeCommand": { command: "planelint.openPage", arguments: ["rule/fake-rule"] },
  "planelint/pages": null,
  "planelint/manifests": { uri: a },
  "planelint/manifestLines": { manifest: "planelint-manifest:/x.yaml?[]", uri: a, line: 1 },
  "planelint/manifestSources": { manifest: "planelint-manifest:/x.yaml?[]", position },
};

/** JSON that a client might send by mistake, in place of anything. */
const wrong = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, -1, 1e308, 0.5, "", "%", "file:", "file:///w/%zz", "file:///w/../../etc/passwd", [], {}, [[]]),
);

/** The same JSON with something in it replaced, taken away or turned into a list. */
function spoiled(valid: unknown): fc.Arbitrary<unknown> {
  if (typeof valid !== "object" || valid === null) return wrong;
  const entries = Object.entries(valid);
  const inside = entries.map(([key, value]) =>
    fc
      .oneof({ arbitrary: spoiled(value), weight: 4 }, { arbitrary: fc.constant(undefined), weight: 1 })
      .map((other) => {
        if (Array.isArray(valid)) return valid.with(Number(key), other);
        return { ...valid, [key]: other };
      }),
  );
  return fc.oneof(wrong, fc.constant([valid]), ...inside);
}

const messages = fc.oneof(
  ...Object.entries(notifications).map(([method, valid]) =>
    spoiled(valid).map((params) => ({ method, params, asks: false })),
  ),
  ...Object.entries(requests).map(([method, valid]) =>
    spoiled(valid).map((params) => ({ method, params, asks: true })),
  ),
);

describe("messages that make no sense", () => {
  test("leave the server answering as before, whatever they hold", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(messages, { minLength: 1, maxLength: 12 }), async (sequence) => {
        const host = fakeHost({ [folder]: new MemoryFiles({ "b.yaml": "BAD" }) });
        const client = await TestClient.start(host, { folders: [folder] });
        for (const { method, params, asks } of sequence) {
          if (asks)
            void client.connection.sendRequest(method, params).catch(() => undefined); // refused, or given up below
          else await client.connection.sendNotification(method, params);
        }
        await client.open(`${folder}/fine.yaml`, "BAD", 1);
        expect(await client.diagnostics(`${folder}/fine.yaml`)).toHaveLength(1);
        await client.stop();
      }),
      { numRuns: 300 },
    );
  });
});

describe("bytes that are no message", () => {
  const framed = (content: string) => `Content-Length: ${content.length}\r\n\r\n${content}`;
  const junk: Readonly<Record<string, string>> = {
    "a line of text": "hello\r\n\r\n",
    "a header without a length": "Content-Type: text/plain\r\n\r\n",
    "a length that is no number": "Content-Length: many\r\n\r\n",
    "no content": framed(""),
    "broken JSON": framed("{a}"),
    "JSON that is no message": framed("null"),
    "a batch": framed("[{}]"),
    "bytes that are no text": framed("\u00ff\u00fe\u0000\u0001"),
    "a request with a strange id": framed('{"jsonrpc":"2.0","id":{"a":1},"method":"nothing"}'),
    "an answer that nobody asked for": framed('{"jsonrpc":"2.0","id":99,"result":1}'),
  };

  test.each(Object.entries(junk))("are passed over: %s", async (_, bytes) => {
    const toServer = new PassThrough();
    const toClient = new PassThrough();
    serve(createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient)), fakeHost({}));
    const client = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
    client.onError(() => undefined);
    client.listen();
    await client.sendRequest("initialize", { processId: null, rootUri: null, capabilities: {} });
    toServer.write(Buffer.from(bytes, "latin1"));
    // A message that comes with the junk may be lost with it; the next one is not.
    void client.sendNotification("initialized", {});
    expect(await client.sendRequest("planelint/pages", null)).toHaveLength(1);
    await client.sendRequest("shutdown");
    client.dispose();
  });
});

describe("a client that overdoes it", () => {
  let client: TestClient;
  afterEach(() => client.stop());
  const begin = async () => {
    client = await TestClient.start(fakeHost({ [folder]: new MemoryFiles({}) }), { folders: [folder] });
  };

  test("may initialize once", async () => {
    await begin();
    await client.open(a, "BAD");
    const again = client.request("initialize", { processId: null, rootUri: null, capabilities: {} });
    await expect(again).rejects.toMatchObject({ code: -32600 });
    expect(await client.diagnostics(a)).toHaveLength(1);
  });

  test("may send a text of many megabytes, and many changes at once", async () => {
    await begin();
    const line = `${"x".repeat(99)}\n`;
    await client.open(a, `${line.repeat(200_000)}BAD\n`);
    expect(await client.diagnostics(a)).toMatchObject([{ range: { start: { line: 200_000 } } }]);
    await client.change(a, "BAD\n", 2);
    const start = { line: 0, character: 0 };
    const contentChanges = Array.from({ length: 500 }, () => ({ range: { start, end: start }, text: "BAD\n" }));
    await client.notify("textDocument/didChange", { textDocument: { uri: a, version: 3 }, contentChanges });
    expect(await client.diagnostics(a)).toHaveLength(501);
  });

  test("may send ranges that end before they begin, or lie outside of the text", async () => {
    await begin();
    await client.open(a, "one\ntwo\n");
    const change = (start: object, end: object, text: string, version: number) =>
      client.notify("textDocument/didChange", {
        textDocument: { uri: a, version },
        contentChanges: [{ range: { start, end }, text }],
      });
    await change({ line: 1, character: 3 }, { line: 1, character: 0 }, "BAD", 2);
    expect(await client.diagnostics(a)).toMatchObject([{ range: { start: { line: 1, character: 0 } } }]);
    await change({ line: -5, character: -5 }, { line: -1, character: 2 }, "BAD ", 3);
    await change({ line: 99, character: 99 }, { line: 999, character: 0 }, " BAD", 4);
    expect(await client.diagnostics(a)).toHaveLength(3);
  });

  test("may send versions in any order, equal or none: the last text counts", async () => {
    await begin();
    await client.open(a, "BAD", 10);
    for (const [version, count] of [
      [3, 2],
      [3, 3],
      [null, 4],
      [-1, 2],
      [11, 1],
    ] as const) {
      const change = { textDocument: { uri: a, version }, contentChanges: [{ text: "BAD ".repeat(count) }] };
      await client.notify("textDocument/didChange", change);
    }
    await client.open(a, "BAD BAD BAD", 1);
    expect(await client.diagnostics(a)).toHaveLength(3);
  });
});
