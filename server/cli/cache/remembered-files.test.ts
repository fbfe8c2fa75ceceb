import { readdirSync, renameSync, statSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { stampsOf } from "../../node/stamps.ts";
import { UnreadTexts } from "../../node/unread-texts.ts";
import { TestWorkspace } from "../testing/workspace.ts";
import { loadRemembered } from "./remembered-files.ts";

const files = {
  "a.yaml": "a: 1\n",
  "b/b.yaml": "b: 1\n",
  "b/tool.json": "{}",
  "c/Chart.yaml": "name: c\n",
  "c/some.json": '{"x": 1}',
  "d.yaml": "",
};

/** A folder whose files have been written long ago, by the clock of the one who looks. */
class Folder {
  /** @param cache below the files; elsewhere without */
  constructor(private readonly inside?: string) {}

  get cache(): string {
    return this.inside === undefined ? this.#cache.root : this.workspace.path(this.inside);
  }

  readonly workspace = new TestWorkspace(files);
  readonly #cache = new TestWorkspace();

  [Symbol.dispose](): void {
    this.workspace[Symbol.dispose]();
    this.#cache[Symbol.dispose]();
  }

  load(ahead = 60_000) {
    const loaded = loadRemembered(this.workspace.root, this.cache, () => Date.now() + ahead);
    loaded.remember();
    return { ...loaded, isUnread: loaded.texts instanceof UnreadTexts };
  }

  entries(): string[] {
    return readdirSync(`${this.cache}/files`).map((name) => `${this.cache}/files/${name}`);
  }
}

describe("files that were read before", () => {
  test("are left unread, and are the same when they are asked for", () => {
    using folder = new Folder();
    const first = folder.load();
    const second = folder.load();
    expect([first.isUnread, second.isUnread]).toEqual([false, true]);
    expect(second.textsDigest).toBe(first.textsDigest);
    expect([...second.texts]).toEqual([...first.texts]);
    expect([...second.texts.keys()]).toEqual(["a.yaml", "b/b.yaml", "c/Chart.yaml", "d.yaml"]);
    expect([...second.parts]).toEqual([...first.parts]);
    expect([...second.texts.keys()].every(second.isAsNamed)).toBe(true);
  });

  test("are not those of a cache among them", () => {
    using folder = new Folder("b/cache");
    const first = folder.load();
    const second = folder.load();
    expect([first.isUnread, second.isUnread]).toEqual([false, true]);
    expect([...second.texts]).toEqual([...first.texts]);
  });

  test.each<[string, (workspace: TestWorkspace) => void]>([
    ["is longer", ({ path }) => writeFileSync(path("a.yaml"), "a: 10\n")],
    [
      "has its size and its time of change put back",
      ({ path }) => {
        const { atime, mtime } = statSync(path("a.yaml"));
        writeFileSync(path("a.yaml"), "a: 2\n");
        utimesSync(path("a.yaml"), atime, mtime);
      },
    ],
    [
      "has taken the place of another of the same size and time",
      ({ path }) => {
        const { atime, mtime } = statSync(path("a.yaml"));
        writeFileSync(path("other"), "a: 2\n");
        utimesSync(path("other"), atime, mtime);
        renameSync(path("other"), path("a.yaml"));
      },
    ],
    ["is gone", ({ path }) => unlinkSync(path("a.yaml"))],
    ["is new", ({ path }) => writeFileSync(path("e.yaml"), "")],
  ])("are all read when one of them %s", (_, change) => {
    using folder = new Folder();
    const first = folder.load();
    const { workspace } = folder;
    change({ path: (path: string) => workspace.path(path) } as TestWorkspace);
    const second = folder.load();
    expect(second.isUnread).toBe(false);
    expect(second.textsDigest).not.toBe(first.textsDigest);
    expect(folder.load().isUnread).toBe(true);
  });

  test("are read when they may have changed without a trace, having been written just before", () => {
    using folder = new Folder();
    folder.load(-1000);
    expect(folder.load().isUnread).toBe(false);
    expect(folder.load(-1000).isUnread).toBe(true);
    const { root } = folder.workspace;
    const changed = statSync(folder.workspace.path("a.yaml")).ctimeMs;
    expect(stampsOf(root, ["a.yaml"])?.settledAt).toBeGreaterThan(changed + 98);
  });

  test("are known to be others when they change after that", () => {
    using folder = new Folder();
    folder.load();
    const { isAsNamed, texts } = folder.load();
    writeFileSync(folder.workspace.path("a.yaml"), "a: 2\n");
    expect([...texts.keys()].filter((path) => !isAsNamed(path))).toEqual(["a.yaml"]);
    unlinkSync(folder.workspace.path("d.yaml"));
    expect([...texts.keys()].filter((path) => !isAsNamed(path))).toEqual(["a.yaml", "d.yaml"]);
  });

  test("are read when one of them cannot be, so that it is told each time", () => {
    using folder = new Folder();
    writeFileSync(folder.workspace.path("e.yaml"), Buffer.from([0xff, 0xfe, 0x00]));
    const first = folder.load();
    expect(first.unread).toHaveLength(1);
    expect(folder.load().isUnread).toBe(false);
  });

  test.each(["", "{", "null", "{}", '{"texts": "x", "others": [], "readAt": 1e15}'])("are read after %j", (damage) => {
    using folder = new Folder();
    const first = folder.load();
    for (const path of folder.entries()) writeFileSync(path, damage);
    const second = folder.load();
    expect([second.isUnread, second.textsDigest]).toEqual([false, first.textsDigest]);
  });
});
