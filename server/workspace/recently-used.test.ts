import { expect, test } from "vitest";
import { RecentlyUsed } from "./recently-used.ts";

test("forgets what was used longest ago, as much as is too much", () => {
  const forgotten: string[] = [];
  const recent = new RecentlyUsed<string>(10, (item) => forgotten.push(item));
  for (const item of ["a", "b", "c"]) recent.use(item, 3);
  recent.use("a", 4);
  expect(forgotten).toEqual([]);
  recent.use("d", 2);
  expect(forgotten).toEqual(["b"]);
  recent.use("e", 20);
  expect(forgotten).toEqual(["b", "c", "a", "d"]);
  recent.use("e", 1);
  recent.use("f", 9);
  expect(forgotten).toEqual(["b", "c", "a", "d"]);
});
