import { describe, expect, it } from "vitest";
import type { Tree, TreeNode } from "../../contract/tree.ts";
import { DocumentParse, YamlDocument } from "../document.ts";
import { isAbsent, nodeAt, scalarAt } from "../read.ts";
import { splitDocuments } from "../split.ts";
import { walk } from "../walk.ts";

function treeOf(text: string, start = 0): Tree {
  return new YamlDocument("f.yaml", 0, { start, end: start + text.length }, new DocumentParse(text)).tree;
}

function source(text: string, node: TreeNode | undefined): string | undefined {
  return node && text.slice(node.origin.place.range.start, node.origin.place.range.end);
}

describe("splitting", () => {
  const split = (text: string) => splitDocuments(text).map(({ start, end }) => text.slice(start, end));

  it.each([
    ["one document", "a: 1\n", ["a: 1\n"]],
    ["several", "a: 1\n---\nb: 2\n", ["a: 1\n", "\nb: 2\n"]],
    ["a marker with a comment or content", "--- # one\na: 1\n--- {b: 2}\n", [" # one\na: 1\n", " {b: 2}\n"]],
    ["an end marker", "a: 1\n...\n# nothing\n", ["a: 1\n"]],
    ["directives", "%YAML 1.2\n---\na: 1\n", ["\na: 1\n"]],
    ["a byte-order mark", "\uFEFFa: 1\n", ["a: 1\n"]],
    ["a byte-order mark before a marker", "\uFEFF---\na: 1\n", ["\na: 1\n"]],
    ["dashes inside a scalar, indented", "a: |\n  ---\n  x\n", ["a: |\n  ---\n  x\n"]],
    ["four dashes are no marker", "----\n", ["----\n"]],
    ["comments only", "# nothing\n", []],
    ["nothing", "", []],
    ["CRLF", "a: 1\r\n---\r\nb: 2\r\n", ["a: 1\r\n", "\r\nb: 2\r\n"]],
  ])("%s", (_, text, expected) => {
    expect(split(text)).toEqual(expected);
  });
});

describe("values are those that Kubernetes reads", () => {
  it.each([
    ["yes", true],
    ["on", true],
    ["No", false],
    ["0644", 420],
    ["1e3", 1000],
    ["~", null],
    ["", null],
    ["12:30", "12:30"],
    ["2001-01-01", "2001-01-01"],
    [".", "."],
    ["'yes'", "yes"],
    ["1_000", 1000],
  ])("%s", (text, value) => {
    expect(scalarAt(treeOf(`k: ${text}\n`).root, "k")?.value).toBe(value);
  });

  it("and the text is the source's", () => {
    expect(scalarAt(treeOf("k: 0644\n").root, "k")?.text).toBe("0644");
  });
});

describe("places", () => {
  const text = "base: &b\n  x: one\n  y: [1, two]\nown:\n  <<: *b\n  x: three # why\nalias: *b\nempty:\n";
  const tree = treeOf(text);

  it("are those of the values, an empty value's that of its key", () => {
    expect(source(text, nodeAt(tree.root, "base", "y", 1))).toBe("two");
    expect(source(text, nodeAt(tree.root, "empty"))).toBe("empty");
  });

  it("start where the document starts", () => {
    expect(nodeAt(treeOf("a: b\n", 100).root, "a")?.origin.place.range).toEqual({ start: 103, end: 104 });
  });

  it("of merged and aliased values are where they are written, with the alias as related place", () => {
    expect(scalarAt(tree.root, "own", "x")?.value).toBe("three");
    const merged = nodeAt(tree.root, "own", "y", 1);
    expect(source(text, merged)).toBe("two");
    expect(merged?.origin.related.map(({ range }) => text.slice(range.start, range.end))).toEqual(["*b"]);
    expect(nodeAt(tree.root, "alias", "x")?.path).toEqual(["alias", "x"]);
  });
});

describe("shapes", () => {
  it("the last of two equal keys counts", () => {
    expect(scalarAt(treeOf("a: 1\na: 2\n").root, "a")?.value).toBe(2);
  });

  it.each([
    ["behind a key", "base: &b {a: 1}\nown: {a: 2, <<: *b}\n", 1],
    ["before a key", "base: &b {a: 1}\nown: {<<: *b, a: 2}\n", 2],
    ["of several maps", "base: &b {a: 1}\nother: &o {a: 3}\nown: {<<: [*b, *o]}\n", 1],
    ["behind another", "base: &b {a: 1}\nother: &o {a: 3}\nown:\n  <<: *b\n  <<: *o\n", 3],
  ])("a merge key %s brings what Kubernetes reads", (_, text, expected) => {
    const tree = treeOf(text);
    expect(scalarAt(tree.root, "own", "a")?.value).toBe(expected);
  });

  const problemsOf = (text: string) =>
    new YamlDocument("f.yaml", 0, { start: 0, end: text.length }, new DocumentParse(text)).problems;

  it.each([
    ["contains itself", "a: &a\n  b: *a\n"],
    ["merges itself", "a: &a\n  <<: *a\n"],
    ["contains itself, where something else is wrong too", "a: &a\n  b: *a\nc: *nowhere\nd: &d {<<: [*d, *d]}\n"],
  ])("an alias that %s is a limit, and nothing is looked at", (_, text) => {
    expect(treeOf(text).root).toMatchObject({ type: "map", entries: [] });
    expect(problemsOf(text)).toEqual([
      expect.objectContaining({ limit: true, message: expect.stringMatching(/^\*[ad] /) }),
    ]);
  });

  it.each([
    [
      "lists",
      (i: number) =>
        `l${i}: &l${i} [${Array(9)
          .fill(`*l${i - 1}`)
          .join(",")}]\n`,
    ],
    ["merge keys", (i: number) => `l${i}: &l${i} {<<: [*l${i - 1}, *l${i - 1}], k${i}: 1}\n`],
  ])("a bomb of aliases in %s is refused as Kubernetes refuses it", (_, level) => {
    const text = `l0: &l0 {a: 1}\n${Array.from({ length: 40 }, (_, i) => level(i + 1)).join("")}`;
    expect(problemsOf(text)).toEqual([expect.objectContaining({ limit: true })]);
    expect([...walk(treeOf(text).root)].length).toBe(1);
  });

  it("aliases cost as much as what they stand for, however many they are", () => {
    const text = `a: &a {x: 1}\nb:\n${"- *a\n".repeat(20_000)}`;
    expect(problemsOf(text)).toEqual([]);
    expect(scalarAt(treeOf(text).root, "b", 19_999, "x")?.value).toBe(1);
  });

  it("below 200 levels everything is unknown, and that is told", () => {
    const text = `${"{a: ".repeat(201)}1${"}".repeat(201)}`;
    expect(problemsOf(text)).toEqual([expect.objectContaining({ limit: true, range: { start: 800, end: 801 } })]);
    expect(problemsOf(text.slice(4, -1))).toEqual([]);
    const block = Array.from({ length: 201 }, (_, i) => `${" ".repeat(i)}a:\n`).join("");
    expect(problemsOf(`${block}${" ".repeat(201)}b: 1\n`)).toEqual([expect.objectContaining({ limit: true })]);
  });

  it("absence is known only where the whole is", () => {
    const { root } = treeOf("a: {b: 1}\nc: ~\n");
    expect([isAbsent(root, "x"), isAbsent(root, "a", "x"), isAbsent(root, "a", "b"), isAbsent(root, "c", "x")]).toEqual(
      [true, true, false, true],
    );
  });

  it("nesting beyond the parser's stack is a problem, not a crash", () => {
    const text = "[".repeat(200_000);
    const document = new YamlDocument("f.yaml", 0, { start: 0, end: text.length }, new DocumentParse(text));
    expect(document.problems).toContainEqual(expect.objectContaining({ limit: true }));
  });
});
