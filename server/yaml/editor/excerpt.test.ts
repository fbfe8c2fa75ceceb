import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { editedExcerpt } from "./excerpt.ts";

const filling = `  data: ${"x".repeat(9000)}\n`;
const item = (name: string, rest = "") => `- name: ${name}\n  spec:\n    a: 1\n${rest}`;
const list = (...items: string[]) => `kind: List\nitems:\n${items.join("")}`;

/** The excerpt of a text in which `from` is replaced. */
function excerptOf(text: string, from: string, to: string, path: readonly (string | number)[]) {
  const start = text.indexOf(from);
  const edit = { range: { start, end: start + from.length }, newText: to };
  return editedExcerpt(parseDocument(text), text, [edit], path);
}

test("an object of a long list is read alone, without its dash, and with the comments behind it", () => {
  const text = list(item("one"), item("two", "# about three\n"), item("three", filling));
  expect(excerptOf(text, "1\n# about", "2\n    b: 3\n# about", ["items", 1, "spec", "b"])).toEqual({
    text: "  name: two\n  spec:\n    a: 2\n    b: 3\n# about three\n",
    path: ["spec", "b"],
  });
});

test("so is the last object of a list, and a long map's section", () => {
  const last = list(item("one", filling), item("two"));
  expect(excerptOf(last, "two", "2", ["items", 1, "name"])).toMatchObject({ path: ["name"] });
  const sections = `big:\n${filling}small:\n  a: 1\n  b: 2\nend: 0\n`;
  expect(excerptOf(sections, "b: 2", "b: 3", ["small", "b"])).toEqual({ text: "  a: 1\n  b: 3\n", path: ["b"] });
});

test.each([
  ["a short text", list(item("one"), item("two")), "two", "2"],
  ["an alias", list(item("one", filling), item("two", "  alias: *one\n")), "two", "2"],
  ["an anchor", list(item("one", filling), item("two", "  anchor: &two b\n")), "two", "2"],
  ["a line that leaves the object", list(item("one", filling), item("two")), "  spec", "other: 1\n  spec"],
  ["an edit outside of it", list(item("one", filling), item("two")), "List", "ConfigMapList"],
  ["a flow mapping", `items: [{a: ${"x".repeat(9000)}}, {name: two}]\n`, "two", "2"],
  ["a text with mistakes", list(item("one", filling), item("two", "  - wrong\n")), "two", "2"],
])("%s is read as a whole", (_, text, from, to) => {
  expect(excerptOf(text, from, to, ["items", 1, "name"])).toBeUndefined();
});
