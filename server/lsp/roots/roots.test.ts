import { afterEach, describe, expect, test } from "vitest";
import { fakeHost, MemoryFiles } from "../testing/fake-host.ts";
import { pullCapabilities, TestClient } from "../testing/test-client.ts";

let client: TestClient;

afterEach(() => client.stop());

async function start(folders: Record<string, Record<string, string>>) {
  const files = Object.entries(folders).map(([uri, texts]) => [uri, new MemoryFiles(texts)] as const);
  const host = fakeHost(Object.fromEntries(files));
  client = await TestClient.start(host, { folders: Object.keys(folders) });
  return host;
}

const changeFolders = (added: readonly string[], removed: readonly string[]) => {
  const named = (uris: readonly string[]) => uris.map((uri) => ({ uri, name: uri }));
  return client.notify("workspace/didChangeWorkspaceFolders", {
    event: { added: named(added), removed: named(removed) },
  });
};

const allFiles = async () => {
  const { items } = await client.request<{ items: { uri: string }[] }>("workspace/diagnostic", {
    previousResultIds: [],
  });
  return items.map(({ uri }) => uri).sort();
};

describe("several folders", () => {
  test("are each in view by themselves", async () => {
    await start({ "file:///one": { "x.yaml": "" }, "file:///two": { "y.yaml": "" } });
    await client.open("file:///one/a.yaml", "NEEDS:x.yaml");
    await client.open("file:///two/a.yaml", "NEEDS:x.yaml");
    expect(await client.diagnostics("file:///one/a.yaml")).toHaveLength(0);
    expect(await client.diagnostics("file:///two/a.yaml")).toHaveLength(1);
  });

  test("come and go while the server runs", async () => {
    const host = fakeHost({ "file:///one": new MemoryFiles({ "x.yaml": "" }) });
    client = await TestClient.start(host, { folders: [] });
    await client.open("file:///one/a.yaml", "NEEDS:x.yaml");
    expect(await client.diagnostics("file:///one/a.yaml")).toHaveLength(1);
    await changeFolders(["file:///one"], []);
    expect(await client.diagnostics("file:///one/a.yaml")).toHaveLength(0);
    await changeFolders([], ["file:///one"]);
    expect(await client.diagnostics("file:///one/a.yaml")).toHaveLength(1);
  });

  test("inside one another report a file once, for the inner folder, and the outer one has it in view", async () => {
    await start({
      "file:///w": { "a.yaml": "BAD NEEDS:sub/b.yaml", "sub/b.yaml": "BAD" },
      "file:///w/sub": { "b.yaml": "BAD" },
    });
    expect(await allFiles()).toEqual(["file:///w/a.yaml", "file:///w/sub/b.yaml"]);
    await client.open("file:///w/sub/b.yaml", "BAD");
    expect(await client.diagnostics("file:///w/sub/b.yaml")).toMatchObject([
      { data: { fingerprint: "fake-rule:b.yaml:BAD" } },
    ]);
    expect(await client.diagnostics("file:///w/a.yaml")).toHaveLength(1);
  });

  test("are found whatever way the client encodes a URI", async () => {
    await start({ "file:///c%3A/my%20charts": { "x.yaml": "" } });
    await client.open("file:///C:/my charts/a.yaml", "NEEDS:x.yaml BAD");
    expect(await client.diagnostics("file:///c%3A/my%20charts/a.yaml")).toHaveLength(1);
  });

  test("without a way to their files are linted by what is open", async () => {
    client = await TestClient.start(fakeHost({}), { folders: ["virtual://w"], capabilities: pullCapabilities });
    await client.open("virtual://w/a.yaml", "BAD");
    expect(await client.diagnostics("virtual://w/a.yaml")).toHaveLength(1);
  });
});
