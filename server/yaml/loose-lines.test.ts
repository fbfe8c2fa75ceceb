import { expect, test } from "vitest";
import { parseText } from "./parse.ts";

test.each([
  ["a map in braces", 'x:\n  a: {\n  "b": 1,\n"c": 2\n}\n  d: e\n', { x: { a: { b: 1, c: 2 }, d: "e" } }],
  ["a list in brackets, with comments", "x:\n  - [ # one\n1,\n# two: [\n2\n]\n  - z\n", { x: [[1, 2], "z"] }],
  ["a tab in brackets", "a: [\n\tb\n]", { a: ["b"] }],
  ["double quotes", 'x:\n  a: "b\n\nc\\\nd"\n  e: f\n', { x: { a: "b\ncd", e: "f" } }],
  ["single quotes", "x:\n  a: 'b''\nc'\n  e: f\n", { x: { a: "b' c", e: "f" } }],
  [
    "beside a block scalar with brackets and quotes",
    "x:\n  - s: |\n      { [ \"\n  - {\n'a': b}\n",
    { x: [{ s: '{ [ "\n' }, { a: "b" }] },
  ],
])("lines in %s may be indented less than what is around", (_, text, data) => {
  const { document, problems } = parseText(text);
  expect(problems).toEqual([]);
  expect(document?.toJS()).toEqual(data);
});

test.each([
  ["a bracket that is never closed", "a: [b\nc: d\n"],
  ["a quote that is never closed", 'a: "b\nc: d\n'],
  ["a quote that is closed by another", 'x:\n  a: "b\n  c: "d"\n'],
])("%s is a mistake all the same", (_, text) => {
  expect(parseText(text).problems.length).toBeGreaterThan(0);
});
