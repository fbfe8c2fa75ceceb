import { afterEach, describe, expect, test } from "vitest";
import type { TextDocumentEdit } from "vscode-languageserver";
import { openPageCommand } from "../../contract/protocol.ts";
import { applyEdits } from "../../text/edits.ts";
import { LineIndex } from "../../text/line-index.ts";
import { fakeHost, MemoryFiles } from "../testing/fake-host.ts";
import { pullCapabilities, TestClient, type TestClientOptions } from "../testing/test-client.ts";

const folder = "file:///w";
const reason = "why this is fine here";
const a = `${folder}/a.yaml`;
let client: TestClient;

afterEach(() => client.stop());

async function start(texts: Record<string, string> = {}, options: TestClientOptions = {}) {
  client = await TestClient.start(fakeHost({ [folder]: new MemoryFiles(texts) }), { folders: [folder], ...options });
}

async function actionsIn(text: string, uri = a) {
  await client.open(uri, text);
  return client.actions(uri, await client.diagnostics(uri));
}

/** The document after the text edits of an action. */
function applied(text: string, edits: TextDocumentEdit["edits"]): string {
  const lines = new LineIndex(text);
  return applyEdits(
    text,
    edits.map((edit) => {
      const range = { start: lines.offsetAt(edit.range.start), end: lines.offsetAt(edit.range.end) };
      return { range, newText: "newText" in edit ? edit.newText : edit.snippet.value };
    }),
  );
}

describe("quick fixes", () => {
  test("name the version they were made for; the single safe one is preferred", async () => {
    await start();
    const [offered] = await actionsIn("key: BAD\n");
    expect(offered).toMatchObject({ title: "Make it good", kind: "quickfix", isPreferred: true });
    expect(offered).not.toHaveProperty("edit");
    const fix = offered && (await client.resolve(offered));
    expect(fix).toMatchObject({
      edit: { documentChanges: [{ textDocument: { uri: a, version: 1 } }] },
    });
    const [change] = fix?.edit?.documentChanges ?? [];
    expect(applied("key: BAD\n", (change as TextDocumentEdit).edits)).toBe("key: GOOD\n");
  });

  test("are those of the text as it is now, not as it was when the diagnostic was made", async () => {
    await start();
    await client.open(a, "key: BAD\n");
    const old = await client.diagnostics(a);
    await client.change(a, "# above\nkey: BAD\n", 2);
    const [offered] = await client.actions(a, old);
    const fix = offered && (await client.resolve(offered));
    expect(fix?.edit?.documentChanges).toMatchObject([
      { textDocument: { version: 2 }, edits: [{ range: { start: { line: 1, character: 5 } } }] },
    ]);
    await client.change(a, "all well\n", 3);
    expect(await client.actions(a, old)).toEqual([]);
  });

  test("ask for confirmation before they touch another file, and create files", async () => {
    await start({ "other.yaml": "x: 1\n" });
    const [offered] = await actionsIn("OTHER");
    const fix = offered && (await client.resolve(offered));
    expect(fix?.isPreferred).toBeUndefined();
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    // One group, so that it is made as a whole or not at all.
    const mark = { annotationId: "together" };
    expect(fix?.edit).toEqual({
      documentChanges: [
        {
          kind: "create",
          uri: `${folder}/folder/new.yaml`,
          options: { overwrite: false, ignoreIfExists: false },
          ...mark,
        },
        {
          textDocument: { uri: `${folder}/folder/new.yaml`, version: null },
          edits: [{ range, newText: "new: file\n", ...mark }],
        },
        {
          textDocument: { uri: `${folder}/other.yaml`, version: null },
          edits: [{ range, newText: "# changed\n", ...mark }],
        },
      ],
      changeAnnotations: { together: { label: "Change the other file", needsConfirmation: true } },
    });
  });

  test("never lead out of the workspace", async () => {
    await start({ "other.yaml": "" });
    const leaving = (await actionsIn("OTHER")).find(({ title }) => title === "Leave the workspace");
    expect(leaving).toMatchObject({ disabled: { reason: expect.stringContaining("outside the workspace") } });
    expect([leaving?.edit, leaving?.data]).toEqual([undefined, undefined]);
  });

  test("that cannot be made say why, where the client can show it", async () => {
    await start({ "other.yaml": "", "folder/new.yaml": "" });
    expect(await actionsIn("OTHER")).toMatchObject([
      { title: "Change the other file", disabled: { reason: "folder/new.yaml exists" } },
      { title: "Leave the workspace", disabled: { reason: expect.stringContaining("../out.yaml") } },
      {},
    ]);
  });

  test("work for a client that knows only the oldest form of edits, and sends no data back", async () => {
    await start({}, { capabilities: { textDocument: { diagnostic: {} } } });
    await client.open(a, "BAD OTHER");
    const bare = (await client.diagnostics(a)).map(({ data: _, ...rest }) => rest);
    const actions = await client.actions(a, bare);
    expect(actions[0]?.edit).toEqual({ changes: { [a]: [{ range: expect.anything(), newText: "GOOD" }] } });
    // It cannot create files.
    expect(actions.map(({ title }) => title)).not.toContain("Change the other file");
  });
});

describe("a fix that is chosen", () => {
  const messages: unknown[] = [];
  const prepare: TestClientOptions["prepare"] = (connection) => {
    connection.onNotification("window/showMessage", (params) => {
      messages.push(params);
    });
  };

  async function chosen(text: string) {
    messages.length = 0;
    const [offered] = await actionsIn(text);
    if (!offered) throw new Error("nothing offered");
    return offered;
  }

  test("is tried first, and not made when it would bring another finding; the reason is shown", async () => {
    await start({}, { prepare });
    const offered = await chosen("key: WORSE\n");
    expect(offered.disabled).toBeUndefined();
    const fix = await client.resolve(offered);
    expect(fix).not.toHaveProperty("edit");
    const reason = "it would bring a new finding, fake-rule in a.yaml: BAD is here";
    expect(fix.disabled).toEqual({ reason });
    expect(messages).toEqual([{ type: 2, message: `Planelint did not change anything. Make it good: ${reason}` }]);
    // What was tried is not what stands there.
    expect((await client.diagnostics(a)).map(({ message }) => message)).toEqual(["WORSE is here"]);
  });

  test("is not made when the text has changed so that nothing is found any more", async () => {
    await start({}, { prepare });
    const offered = await chosen("key: BAD\n");
    await client.change(a, "all well\n", 2);
    expect(await client.resolve(offered)).not.toHaveProperty("edit");
    expect(messages).toMatchObject([{ message: expect.stringContaining("the text has changed") }]);
  });

  test("by a client that does not resolve actions has been tried when it is offered", async () => {
    await start({}, { capabilities: { textDocument: { diagnostic: {}, codeAction: { disabledSupport: true } } } });
    expect((await actionsIn("key: BAD\n"))[0]?.edit).toBeDefined();
    await client.change(a, "key: WORSE\n", 2);
    const [fix] = await client.actions(a, await client.diagnostics(a));
    expect(fix?.edit).toBeUndefined();
    expect(fix?.disabled?.reason).toMatch(/new finding/);
  });

  test("twice is tried once, as long as nothing changes", async () => {
    const host = fakeHost({ [folder]: new MemoryFiles({}) });
    client = await TestClient.start(host, { folders: [folder] });
    const [offered] = await actionsIn("key: BAD\n");
    if (!offered) throw new Error("nothing offered");
    const lints = () => host.engines.reduce((sum, engine) => sum + engine.lints, 0);
    const before = lints();
    const first = await client.resolve(offered);
    expect(await client.resolve(offered)).toEqual(first);
    expect(lints()).toBe(before + 1);
  });
});

describe("fix all", () => {
  test("applies safe fixes until none is left, and leaves the engine as it was", async () => {
    await start();
    const text = "a: BADBADBAD\nb: OTHER\nc: BAD\n";
    await client.open(a, text);
    const [all, ...more] = await client.actions(a, [], ["source.fixAll"]);
    expect(more).toEqual([]);
    expect(all?.kind).toBe("source.fixAll.planelint");
    const [change] = all?.edit?.documentChanges ?? [];
    expect(applied(text, (change as TextDocumentEdit).edits)).toBe("a: GOODGOODGOOD\nb: OTHER\nc: GOOD\n");
    expect(await client.diagnostics(a)).toHaveLength(5);
  });

  test("is not offered where nothing is safe, or something else is asked for", async () => {
    await start({ "other.yaml": "" });
    await client.open(a, "OTHER");
    expect(await client.actions(a, [], ["source.fixAll.planelint"])).toEqual([]);
    await client.change(a, "BAD", 2);
    expect(await client.actions(a, [], ["source.organizeImports"])).toEqual([]);
    expect(await client.actions(a, [])).toEqual([]);
  });
});

describe("disable for this line", () => {
  const title = "Disable fake-rule for this line";

  test("puts a comment above, with the reason to be typed", async () => {
    await start();
    const disable = (await actionsIn("top:\n  key: BAD\n")).find((action) => action.title === title);
    const [change] = disable?.edit?.documentChanges ?? [];
    expect(applied("top:\n  key: BAD\n", (change as TextDocumentEdit).edits)).toBe(
      `top:\n  # planelint-disable-next-line fake-rule -- \${1:${reason}}\n  key: BAD\n`,
    );
  });

  test("writes a template's comment below templates/ of a chart", async () => {
    await start({ "mesh/Chart.yaml": "" });
    const uri = `${folder}/mesh/templates/x.yaml`;
    const disable = (await actionsIn("key: BAD\n", uri)).find((action) => action.title === title);
    const [change] = disable?.edit?.documentChanges ?? [];
    expect(applied("key: BAD\n", (change as TextDocumentEdit).edits)).toBe(
      `{{- /* planelint-disable-next-line fake-rule -- \${1:${reason}} */\\}\\}\nkey: BAD\n`,
    );
  });

  test("is plain text where the client knows no snippets", async () => {
    await start({}, { capabilities: { textDocument: { diagnostic: {} } } });
    const disable = (await actionsIn("key: BAD\n")).find((action) => action.title === title);
    expect(disable?.edit?.changes?.[a]?.[0]?.newText).toBe(
      "# planelint-disable-next-line fake-rule -- why this is fine here\n",
    );
  });
});

describe("the runbook note", () => {
  test("is opened by a command of the client", async () => {
    await start({}, { initializationOptions: { openPage: true } });
    expect(client.initialized?.capabilities.executeCommandProvider).toBeUndefined();
    expect((await actionsIn("BAD")).map(({ command }) => command).filter(Boolean)).toEqual([
      { title: "Open the runbook note of fake-rule", command: openPageCommand, arguments: ["runbook/fake-note"] },
    ]);
  });

  test("is opened in a browser by a client without such a command", async () => {
    const shown: unknown[] = [];
    await start(
      {},
      {
        capabilities: { ...pullCapabilities, window: { showDocument: { support: true } } },
        prepare: (connection) => {
          connection.onRequest("window/showDocument", (params) => {
            shown.push(params);
            return { success: true };
          });
        },
      },
    );
    expect(client.initialized?.capabilities.executeCommandProvider).toEqual({ commands: [openPageCommand] });
    await client.request("workspace/executeCommand", { command: openPageCommand, arguments: ["runbook/fake-note"] });
    expect(shown).toEqual([{ uri: expect.stringMatching(/\/rules\/runbooks\/fake-note\.md$/), external: true }]);
  });
});
