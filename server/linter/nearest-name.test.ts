import { expect, test } from "vitest";
import { nearestName } from "./nearest-name.ts";

test.each([
  ["chekc", "check"],
  ["rulse", "rules"],
  ["rule", "rules"],
  ["expl", "explain"],
  ["zzz", undefined],
])("%s means %s", (word, expected) => {
  expect(nearestName(word, ["check", "rules", "explain"])).toBe(expected);
});
