import { describe, expect, it } from "vitest";
import { isWithin, versionOfRange, versionOfTag } from "./version.ts";

describe("versionOfTag", () => {
  it.each([
    ["0.47.0-distroless-libc", "0.47.0"],
    ["v1.11.5-debian-elasticsearch7-1.0", "1.11.5"],
    ["7.36.1-jmx", "7.36.1"],
    ["0.47", "0.47"],
    ["0.47-alpine", "0.47"],
    ["v1-debian", "1"],
  ])("reads %s", (tag, text) => expect(versionOfTag(tag)?.text).toBe(text));

  it.each([undefined, "", "latest", "latest-alpine", "main", "nightly-2023-01-01", "2024-05-01", "7f3a9b1", "0.0.0"])(
    "reads none from %s",
    (tag) => expect(versionOfTag(tag)).toBeUndefined(),
  );
});

describe("isWithin", () => {
  it.each([
    ["0.43.9", ">=0.30.0 <0.44.0 || >=0.47.0", true],
    ["0.44.0", ">=0.30.0 <0.44.0 || >=0.47.0", false],
    ["0.47", ">=0.30.0 <0.44.0 || >=0.47.0", true],
    ["0", ">=0.30.0 <0.44.0 || >=0.47.0", undefined],
    ["7", ">=7.65.0", undefined],
    ["7", "<7.0.0", false],
    ["latest", ">=0.0.0", undefined],
  ])("puts %s into %s: %s", (tag, range, expected) => expect(isWithin(versionOfTag(tag), range)).toBe(expected));

  it("reads a chart's version as Helm does", () => {
    expect(isWithin(versionOfRange("^0.40"), ">=0.40.0 <0.43.0")).toBe(true);
    expect(isWithin(versionOfRange("0.4x"), ">=0.40.0")).toBeUndefined();
    expect(isWithin(versionOfRange("3.113.0-rc1"), ">=3.113.0")).toBe(true);
    expect(versionOfRange("*")).toBeUndefined();
  });
});
