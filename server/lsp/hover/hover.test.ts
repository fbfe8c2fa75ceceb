import { afterEach, describe, expect, test } from "vitest";
import type { Hover } from "vscode-languageserver";
import { fakeHost, MemoryFiles } from "../testing/fake-host.ts";
import { TestClient } from "../testing/test-client.ts";

const a = "file:///w/a.yaml";
let client: TestClient;

afterEach(() => client.stop());

async function hover(character: number, openPage: boolean): Promise<Hover | null> {
  const host = fakeHost({ "file:///w": new MemoryFiles({}) });
  client = await TestClient.start(host, { folders: ["file:///w"], initializationOptions: { openPage } });
  await client.open(a, "key: BAD\n");
  return client.request("textDocument/hover", { textDocument: { uri: a }, position: { line: 0, character } });
}

describe("hover", () => {
  test("tells of load, incident and pages, with links that work offline", async () => {
    const found = await hover(6, true);
    expect(found?.range).toEqual({ start: { line: 0, character: 5 }, end: { line: 0, character: 8 } });
    const text = JSON.stringify(found?.contents);
    expect(text).toContain("Load: lease writes **1,235 writes/s**. Assumed: 300 nodes.");
    const link = encodeURIComponent(JSON.stringify(["incident/an-incident"]));
    expect(text).toContain(`Incident: [The day it broke](command:planelint.openPage?${link}) (Example, 2023-04-05)`);
    expect(text).toContain(encodeURIComponent(JSON.stringify(["runbook/fake-note"])));
  });

  test("links to the web where the client opens no pages", async () => {
    const text = JSON.stringify((await hover(6, false))?.contents);
    expect(text).not.toContain("command:");
    expect(text).toMatch(/\[About this rule\]\(https:[^)]*fake-rule/);
  });

  test("is silent beside a finding", async () => {
    expect(await hover(1, true)).toBeNull();
  });
});
