import { expect, test } from "vitest";
import { matchesConstraint, parseVersion } from "./version.ts";

test("parts are numbers of 64 bits, as in Go", () => {
  expect(parseVersion("18446744073709551615.0.0")?.major).toBe(2n ** 64n - 1n);
  expect(parseVersion("1.18446744073709551616")).toBeUndefined();
  expect(matchesConstraint(">= 1.18446744073709551616-0")).toBeUndefined();
  expect(matchesConstraint(">= 1.18446744073709551615-0")).toBeDefined();
});
