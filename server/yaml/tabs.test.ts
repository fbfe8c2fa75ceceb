import { describe, expect, test } from "vitest";
import { parseYaml } from "../helm/goyaml/parse.ts";
import { parseText } from "./parse.ts";

/** As helm reads each as a values file. */
describe.each([
  ["behind a plain value, less indented", "a:\n  b: 1\n\t# c\n  d: 2\n", 3],
  ["behind quotes", 'a:\n  b: "1"\n  \t# c\n  d: 2\n', 3],
  ["behind a key", "a:\n  \t# c\n  d: 2\n", 2],
  ["alone in a line", "a: 1\n\t\nb: 2\n", 2],
  ["behind brackets", "a: {}\n  \t\nb: 1\n", 2],
  ["at the end of a block", "a: |\n  x\n\t# end\n", 3],
  ["at the top", "\t# c\na: 1\n", 1],
  ["at the end", "a: 1\n\t# end\n", 2],
  ["behind a dash", "a:\n- x\n-\t\n", 3],
  ["behind a question mark", "? \ta\n", 1],
  ["behind a colon that begins a line", "? a\n:\t1\n", 2],
])("a tab %s", (_, text, line) => {
  test("is a mistake there", () => {
    expect(parseYaml(text)[0]?.errors[0]?.linePos?.[0].line).toBe(line);
    const [problem] = parseText(text).problems;
    expect(text.slice(0, problem?.range.start).split("\n")).toHaveLength(line);
  });
});

test.each([
  ["in brackets", "a: [1,\n\t# c\n 2]\n"],
  ["in a block", "a: |\n  x\n  \t# end\nb: 1\n"],
  ["behind a plain value, indented as it is", "a: 1\n  \t\nb: 1\n"],
  ["in quotes", 'a: "x\n\t\n\ty"\n'],
  ["behind a value in its line", "a: 1 \t# c\nb:\t2\n"],
  ["behind spaces, behind a plain value", "a:\n  b: 1 \n   \t \n  d: 2\n"],
])("a tab %s may stand", (_, text) => {
  expect(parseYaml(text)[0]?.errors).toEqual([]);
  expect(parseText(text).problems).toEqual([]);
});
