import fc from "fast-check";
import { expect, test } from "vitest";
import { FileLists } from "./file-lists.ts";
import { FileRecord } from "./file-record.ts";

const file = (path: string) => new FileRecord(path, "", "manifest");

function filled(count: number): FileLists {
  const lists = new FileLists();
  for (let index = 0; index < count; index++) lists.set(file(`folder-${index % 7}/${index}.yaml`));
  return lists;
}

const path = fc.integer({ min: 0, max: 30 }).map((index) => `${index}.yaml`);
const step = fc.record({ path, isThere: fc.boolean() });

test("holds the files in the order in which they came", () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const lists = new FileLists();
      const expected = new Map<string, FileRecord>();
      for (const { path, isThere } of steps) {
        const record = file(path);
        if (isThere) lists.set(record);
        else lists.delete(path);
        if (isThere) expected.set(path, record);
        else expected.delete(path);
        expect([...lists].flat()).toEqual([...expected.values()]);
      }
    }),
  );
});

test.each([
  ["set", (lists: FileLists) => lists.set(file("folder-3/500.yaml"))],
  ["deleted", (lists: FileLists) => lists.delete("folder-3/500.yaml")],
  ["touched", (lists: FileLists) => lists.touch("folder-3/500.yaml")],
])("a file that is %s makes its list another, and no other one", (_, change) => {
  const lists = filled(1000);
  const before = new Set(lists);
  change(lists);
  expect([...lists].filter((list) => !before.has(list))).toHaveLength(1);
  expect(before.size).toBeGreaterThan(30);
});

test("what lies in a folder can be touched at once", () => {
  const lists = filled(5);
  const before = new Set(lists);
  lists.touchInside(new Set(["folder-3"]));
  const touched = [...lists].filter((list) => !before.has(list)).flat();
  expect(touched.map(({ path }) => path)).toContain("folder-3/3.yaml");
  lists.touchInside(new Set(["folder-30", "folder"]));
  expect([...lists].filter((list) => !before.has(list)).flat()).toEqual(touched);
});
