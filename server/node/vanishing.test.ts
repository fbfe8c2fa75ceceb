import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadFiles } from "./node-files.ts";
import type { Listing } from "./walk.ts";

let root = "";
/** What happens between the listing of the folders and the reading of the files. */
let meanwhile = () => {};

vi.mock("./walk.ts", async (original) => {
  const { walk } = await original<typeof import("./walk.ts")>();
  return {
    walk: (...words: Parameters<typeof walk>): Listing => {
      const listing = walk(...words);
      meanwhile();
      return listing;
    },
  };
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "planelint-vanishing-"));
  for (const name of ["a", "b", "c", "d"]) writeFileSync(join(root, `${name}.yaml`), "x: y\n");
});
afterEach(() => rmSync(root, { recursive: true }));

test("files that go while a run reads are passed over; those that turn unreadable are named; the rest is read", () => {
  const at = (name: string) => join(root, name);
  meanwhile = () => {
    for (const name of ["a.yaml", "b.yaml", "c.yaml"]) rmSync(at(name));
    mkdirSync(at("b.yaml"));
    symlinkSync("c.yaml", at("c.yaml"));
  };
  const { texts, unread } = loadFiles(root);
  expect([...texts.keys()]).toEqual(["d.yaml"]);
  expect(unread).toEqual([
    { file: "b.yaml", reason: "not a regular file" },
    { file: "c.yaml", reason: "a symbolic link that leads in a circle" },
  ]);
});

test("a folder that goes takes its files with it", () => {
  mkdirSync(join(root, "e"));
  writeFileSync(join(root, "e/f.yaml"), "x: y\n");
  meanwhile = () => rmSync(join(root, "e"), { recursive: true });
  const { texts, unread } = loadFiles(root);
  expect([texts.size, unread]).toEqual([4, []]);
});
