import { describe, expect, test } from "vitest";
import type { Finding } from "../../server/contract/finding.ts";
import { readMarkers } from "./markers.ts";
import { mismatches } from "./match.ts";

describe("markers", () => {
  test.each([
    ["a: 1 # expect: some-rule", { line: 1 }],
    ["a: 1\n# expect-above: some-rule", { line: 1 }],
    ["# expect-next-line: some-rule\na: 1", { line: 2 }],
    ["# expect+2: some-rule\na: 1\nb: 2", { line: 3 }],
    ["a: 1\nb: 2\n# expect-2: some-rule", { line: 1 }],
    ["a: 1\n#  ^^ some-rule", { line: 1, columns: { start: 4, end: 6 } }],
    ["a: 1\n#  ^ some-rule\n#  ^ some-rule", { line: 1 }],
    ["a: {{ .x }}\n{{/* ^^^ some-rule warning */}}", { line: 1, columns: { start: 6, end: 9 }, severity: "warning" }],
    ["a: 1\n{{- /* expect-above: some-rule [4-5] */ -}}", { line: 1, columns: { start: 4, end: 5 } }],
    ["; expect-next-line: some-rule x3 parent\nb = 1", { line: 2, count: 3, grade: "parent" }],
    ['a: 1 # expect: some-rule "one \\"part\\"" "two"', { messages: ['one "part"', "two"] }],
    ["a: 1 # expect: some-rule -> values.yaml:3", { related: ["values.yaml:3"] }],
  ])("%j", (text, expected) => {
    const markers = readMarkers("f.yaml", text);
    expect(markers[0]).toMatchObject({ file: "f.yaml", rule: "some-rule", ...expected });
    expect(markers.every(({ line }) => line === markers[0]?.line)).toBe(true);
  });

  test.each(["expect: 1", "a: expect: 2", "# we expect it", "a: '^ b'"])("are not seen in %j", (text) => {
    expect(readMarkers("f.yaml", text)).toEqual([]);
  });

  test.each(["# expect: some-rule warming", "# expect:", "# ^^ some-rule [a-b]"])("with a mistake fail: %j", (text) => {
    expect(() => readMarkers("f.yaml", text)).toThrow(/^f\.yaml:/);
  });
});

describe("findings against markers", () => {
  const text = "a: one\nb: two\n";
  const files = new Map([["f.yaml", text]]);
  const found = (word: string, changes: Partial<Finding> = {}): Finding => ({
    rule: "some-rule",
    severity: "warning",
    message: `About ${word}.`,
    place: {
      file: "f.yaml",
      range: { start: text.indexOf(word), end: text.indexOf(word) + word.length },
      grade: "exact",
    },
    related: [{ file: "f.yaml", range: { start: 7, end: 8 }, message: "" }],
    count: 1,
    renders: [],
    incidents: [],
    fixes: [],
    fingerprint: "",
    ...changes,
  });
  const compare = (findings: Finding[], marker: string) =>
    mismatches(findings, readMarkers("f.yaml", `a: one # expect: ${marker}`), files);

  test("agree", () => {
    expect(compare([found("one")], 'some-rule warning exact x1 [4-7] "About one" -> f.yaml:2')).toEqual([]);
  });

  test.each([
    ["some-rule [4-6]", "f.yaml:1: expected columns [4-6], found [4-7]"],
    ["some-rule error", "f.yaml:1: expected severity error, found warning"],
    ["some-rule parent", "f.yaml:1: expected place parent, found exact"],
    ["some-rule x2", "f.yaml:1: expected count 2, found 1"],
    ['some-rule "two"', 'f.yaml:1: expected a message with "two", found "About one."'],
    ["some-rule -> f.yaml:1", "f.yaml:1: expected the related place f.yaml:1, found f.yaml:2"],
    ["other-rule", "f.yaml:1: expected rule other-rule, found some-rule"],
  ])("differ: %s", (marker, complaint) => {
    expect(compare([found("one")], marker)).toEqual([complaint]);
  });

  test("miss one, or have one too many", () => {
    expect(compare([], "some-rule")).toEqual(["f.yaml:1: expected some-rule, found nothing"]);
    expect(compare([found("one"), found("two")], "some-rule")).toEqual([
      "f.yaml:2:4-7: unexpected some-rule: About two.",
    ]);
    expect(compare([found("one"), found("one")], "some-rule")).toHaveLength(1);
  });
});
