import { afterEach, describe, expect, test } from "vitest";
import { listFolderRequest, readFileRequest } from "../../contract/protocol.ts";
import { fakeHost } from "../testing/fake-host.ts";
import { pullCapabilities, TestClient } from "../testing/test-client.ts";

const folder = "memfs://host/w";
let client: TestClient;

afterEach(() => client.stop());

/** A client whose workspace is on no disk. */
async function start(texts: Record<string, string>, unreadable: readonly string[] = []) {
  const host = fakeHost({});
  const ready = TestClient.start(host, {
    folders: [folder],
    initializationOptions: { files: true },
    capabilities: pullCapabilities,
    prepare(connection) {
      connection.onRequest(readFileRequest, ({ uri }: { uri: string }) => {
        const path = uri.slice(folder.length + 1);
        if (unreadable.includes(path)) throw new Error("no permission");
        return texts[path] ?? null;
      });
      connection.onRequest(listFolderRequest, ({ uri }: { uri: string }) => {
        const prefix = uri === folder ? "" : `${uri.slice(folder.length + 1)}/`;
        const names = Object.keys(texts).filter((path) => path.startsWith(prefix));
        const entries = new Map(
          names.map((path) => {
            const [name = "", ...rest] = path.slice(prefix.length).split("/");
            return [name, rest.length > 0 ? "folder" : "file"] as const;
          }),
        );
        return [...entries].map(([name, type]) => ({ name, type }));
      });
    },
  });
  client = await ready;
  return host;
}

const inView = async (...paths: readonly string[]) => {
  await client.close(`${folder}/probe.yaml`);
  await client.open(`${folder}/probe.yaml`, paths.map((path) => `NEEDS:${path}`).join(" "));
  const missing = (await client.diagnostics(`${folder}/probe.yaml`)).map(
    ({ message }) => /NEEDS:(\S+)/.exec(String(message))?.[1],
  );
  return paths.filter((path) => !missing.includes(path));
};

describe("files read through the client", () => {
  test("are in view from every depth", async () => {
    await start({ "a.yaml": "", "charts/mesh/values.yaml": "" });
    expect(await inView("a.yaml", "charts/mesh/values.yaml", "b.yaml")).toEqual(["a.yaml", "charts/mesh/values.yaml"]);
  });

  test("stay in view when an ignore file cannot be read", async () => {
    await start({ ".gitignore": "a.yaml\n", "a.yaml": "", "b.yaml": "" }, [".gitignore"]);
    await client.open(`${folder}/b.yaml`, "BAD");
    await client.close(`${folder}/b.yaml`);
    expect(await inView("a.yaml", "b.yaml")).toEqual(["a.yaml", "b.yaml"]);
  });

  test("leave out what .planelintignore files name, too, which have the last word in their folder", async () => {
    const texts: Record<string, string> = {
      ".gitignore": "*.tmp.yaml\n",
      ".planelintignore": "vendor/\n!a.tmp.yaml\n",
      "vendor/a.yaml": "",
      "a.tmp.yaml": "",
      "b.tmp.yaml": "",
    };
    await start(texts);
    expect(await inView("vendor/a.yaml", "a.tmp.yaml", "b.tmp.yaml")).toEqual(["a.tmp.yaml"]);
  });

  test("leave out what .gitignore files name, the inner file first", async () => {
    const texts: Record<string, string> = {
      ".gitignore": "out/\n*.tmp.yaml\n",
      "out/a.yaml": "",
      "b.tmp.yaml": "",
      "kept/.gitignore": "!*.tmp.yaml\n",
      "kept/c.tmp.yaml": "",
      "node_modules/d.yaml": "",
      ".git/e.yaml": "",
    };
    await start(texts);
    const paths = ["out/a.yaml", "b.tmp.yaml", "kept/c.tmp.yaml", "node_modules/d.yaml", ".git/e.yaml"];
    expect(await inView(...paths)).toEqual(["kept/c.tmp.yaml"]);
    // Nor do they come into view when they change.
    expect(await inView("last.yaml")).toEqual([]);
    texts["last.yaml"] = "";
    const changes = [...paths, "last.yaml"].map((path) => ({ uri: `${folder}/${path}`, type: 1 }));
    await client.notify("workspace/didChangeWatchedFiles", { changes });
    await client.until(() => client.refreshes > 0); // for the last of them
    expect(await inView(...paths, "last.yaml")).toEqual(["kept/c.tmp.yaml", "last.yaml"]);
  });

  test("that cannot be read do not keep the others away", async () => {
    await start({ "a.yaml": "", "secret.yaml": "" }, ["secret.yaml"]);
    expect(await inView("a.yaml", "secret.yaml")).toEqual(["a.yaml"]);
  });
});
