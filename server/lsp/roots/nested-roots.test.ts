import { afterEach, describe, expect, test } from "vitest";
import { fakeHost, MemoryFiles } from "../testing/fake-host.ts";
import { pullCapabilities, TestClient } from "../testing/test-client.ts";
import { nestedRoots } from "./nested-roots.ts";

test.each<[Record<string, string>, string[]]>([
  [{ ".planelint.yaml": "root: true" }, []],
  [
    { "a/.planelint.yaml": "root: true", "a/b/.planelint.yaml": "root: true", "ab/.planelint.yml": "root: true" },
    ["a", "ab"],
  ],
  [
    { "a/.planelint.yaml": "root: false", "a/.planelint.yml": "root: true", "a/b/.planelint.yml": "root: true" },
    ["a/b"],
  ],
  [{ "a/x.planelint.yaml": "root: true", "a/b.yaml": "root: true" }, []],
])("of %j the roots below are %j", (texts, expected) => {
  expect(nestedRoots(Object.keys(texts), (path) => texts[path])).toEqual(expected);
});

describe("a folder that says `root: true`", () => {
  let client: TestClient;

  afterEach(() => client.stop());

  const configuration = "in/.planelint.yaml";
  const own = { [configuration]: "root: true\n", "in/b.yaml": "BAD NEEDS:a.yaml", "a.yaml": "NEEDS:in/b.yaml" };

  async function start(texts: Record<string, string>) {
    const files = new MemoryFiles(texts);
    client = await TestClient.start(fakeHost({ "file:///w": files }), {
      folders: ["file:///w"],
      capabilities: pullCapabilities,
    });
    return files;
  }

  const all = async () => {
    const { items } = await client.request<{ items: { uri: string; items: { data: { fingerprint: string } }[] }[] }>(
      "workspace/diagnostic",
      { previousResultIds: [] },
    );
    return items.flatMap(({ uri, items: found }) => found.map(({ data }) => `${uri} ${data.fingerprint}`)).sort();
  };

  const apart = [
    "file:///w/a.yaml fake-rule:a.yaml:NEEDS:in/b.yaml",
    "file:///w/in/b.yaml fake-rule:b.yaml:BAD",
    "file:///w/in/b.yaml fake-rule:b.yaml:NEEDS:a.yaml",
  ];

  test("is judged by itself, and is not in view of the folder around it", async () => {
    await start(own);
    await client.open("file:///w/in/b.yaml", own["in/b.yaml"]);
    expect(await client.diagnostics("file:///w/in/b.yaml")).toHaveLength(2);
    expect(await all()).toEqual(apart);
  });

  test("becomes one, and ceases to be one, while its configuration is edited", async () => {
    await start({ ...own, [configuration]: "root: false\n" });
    const together = ["file:///w/in/b.yaml fake-rule:in/b.yaml:BAD"];
    expect(await all()).toEqual(together);
    await client.open(`file:///w/${configuration}`, "root: true\n");
    await client.diagnostics(`file:///w/${configuration}`);
    expect(await all()).toEqual(apart);
    await client.change(`file:///w/${configuration}`, "root: false\n", 2);
    await client.diagnostics(`file:///w/${configuration}`);
    expect(await all()).toEqual(together);
  });

  test("may hold another one", async () => {
    await start({ ...own, "in/deep/.planelint.yaml": "root: true\n", "in/deep/c.yaml": "NEEDS:b.yaml" });
    expect(await all()).toEqual([...apart, "file:///w/in/deep/c.yaml fake-rule:c.yaml:NEEDS:b.yaml"].sort());
  });

  test("is published once, whichever of the two roots is done first", async () => {
    const files = new MemoryFiles({ ...own, [configuration]: "root: false\n" });
    client = await TestClient.start(fakeHost({ "file:///w": files }), { folders: ["file:///w"], capabilities: {} });
    await client.publishedFor("file:///w/in/b.yaml", 1);
    await client.open(`file:///w/${configuration}`, "root: true\n");
    await client.publishedFor("file:///w/in/b.yaml", 2);
    await client.publishedFor("file:///w/a.yaml", 1);
    expect((await client.publishedFor("file:///w/in/b.yaml", 2)).diagnostics).toHaveLength(2);
    await client.change(`file:///w/${configuration}`, "root: false\n", 2);
    await client.publishedFor("file:///w/in/b.yaml", 1);
    await client.publishedFor("file:///w/a.yaml", 0);
  });
});
