import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import type { TextEdit } from "../../contract/fix.ts";
import type { ScalarNode } from "../../contract/tree.ts";
import { applyEdits } from "../../text/edits.ts";
import { DocumentParse, YamlDocument } from "../document.ts";
import { parseText } from "../parse.ts";
import { listAt, mapAt, nodeAt, scalarAt } from "../read.ts";
import { walk } from "../walk.ts";

function read(text: string) {
  return new YamlDocument("f.yaml", 0, { start: 0, end: text.length }, new DocumentParse(text));
}

function applied(text: string, edits: readonly TextEdit[] | undefined): string | undefined {
  return edits === undefined ? undefined : applyEdits(text, edits);
}

function set(text: string, path: string[], value: string | number | boolean) {
  const { tree } = read(text);
  const root = mapAt(tree.root);
  return root && applied(text, tree.editor.set(root, path, value));
}

describe("set", () => {
  it.each([
    ["replaces a scalar and keeps its comment", "a: pod # why\nb: 1\n", ["a"], "a: namespace # why\nb: 1\n"],
    ["keeps the quoting style", "a: 'pod'\n", ["a"], "a: 'namespace'\n"],
    [
      "adds to an existing map, behind its last key",
      "global:\n  x: 1 # one\n\n# next\nb: 2\n",
      ["global", "a"],
      "global:\n  x: 1 # one\n  a: namespace\n\n# next\nb: 2\n",
    ],
    ["adds a whole path", "b: 2\n", ["global", "a"], "b: 2\nglobal:\n  a: namespace\n"],
    ["opens an empty flow map", "global: {} # g\nb: 2\n", ["global", "a"], "global: # g\n  a: namespace\nb: 2\n"],
    [
      "opens a key without value",
      "global:\n  # a: pod\nb: 2\n",
      ["global", "a"],
      "global:\n  a: namespace\n  # a: pod\nb: 2\n",
    ],
    ["opens an explicit null", "global: ~\nb: 2\n", ["global", "a"], "global:\n  a: namespace\nb: 2\n"],
    ["adds into a flow map", "global: {x: 1}\n", ["global", "a"], "global: {x: 1, a: namespace}\n"],
    [
      "adds behind a block scalar",
      "g:\n  x: |\n    text\n\nb: 2\n",
      ["g", "a"],
      "g:\n  x: |\n    text\n  a: namespace\n\nb: 2\n",
    ],
    [
      "adds behind a kept block scalar",
      "g:\n  x: |+\n    text\n\nb: 2\n",
      ["g", "a"],
      "g:\n  x: |+\n    text\n\n  a: namespace\nb: 2\n",
    ],
    ["adds at the end of a file without line break", "g:\n  x: 1", ["g", "a"], "g:\n  x: 1\n  a: namespace"],
    ["keeps CRLF", "g:\r\n  x: 1\r\nb: 2\r\n", ["g", "a"], "g:\r\n  x: 1\r\n  a: namespace\r\nb: 2\r\n"],
    ["takes the indentation of the file", "g:\n    x: 1\n", ["h", "a"], "g:\n    x: 1\nh:\n    a: namespace\n"],
    ["writes into an empty document", "# only a comment\n", ["a"], "# only a comment\na: namespace\n"],
    [
      "overrides a merged key",
      "b: &b {a: pod}\nc:\n  <<: *b\n",
      ["c", "a"],
      "b: &b {a: pod}\nc:\n  <<: *b\n  a: namespace\n",
    ],
    ["fills an empty value", "a:\nb: 1\n", ["a"], "a: namespace\nb: 1\n"],
    ["replaces an alias, not its anchor", "b: &b pod\na: *b\n", ["a"], "b: &b pod\na: namespace\n"],
  ])("%s", (_, before, path, after) => {
    expect(set(before, path, "namespace")).toBe(after);
  });

  it("refuses where a scalar stands in the way, and inside what an alias shares", () => {
    expect(set("global: text\n", ["global", "a"], "x")).toBeUndefined();
    expect(set("b: &b {x: 1}\nglobal: *b\n", ["global", "a"], "x")).toBeUndefined();
  });

  it("quotes text that would read as something else", () => {
    expect(set("a: pod\n", ["a"], "yes")).toBe('a: "yes"\n');
    expect(set("a: pod\n", ["a"], true)).toBe("a: true\n");
    expect(set('a: "pod"\n', ["a"], true)).toBe("a: true\n");
  });
});

describe("replaceSlice", () => {
  const slice = (text: string, from: string, to: string) => {
    const { tree } = read(text);
    const node = scalarAt(tree.root, "k") as ScalarNode;
    const start = node.text.indexOf(from);
    return applied(text, tree.editor.replaceSlice(node, start, start + from.length, to));
  };

  it.each([
    ["plain", "k: --beat=50 # c\n", "50", "100", "k: --beat=100 # c\n"],
    ["single-quoted", "k: 'it''s 50'\n", "50", "it's", "k: 'it''s it''s'\n"],
    ["double-quoted", 'k: "a\\t50"\n', "50", '"x"\n', 'k: "a\\t\\"x\\"\\n"\n'],
    ["literal", "k: |\n  a\n  b: 50\n  c\n", "50", "100\nx: 1", "k: |\n  a\n  b: 100\n  x: 1\n  c\n"],
    ["literal, a new first line", "k: |\n  a\n  b\n", "a\n", "z\na\n", "k: |\n  z\n  a\n  b\n"],
    ["literal with CRLF", "k: |\r\n  a\r\n  b\r\n", "a", "x\ny", "k: |\r\n  x\r\n  y\r\n  b\r\n"],
    ["folded", "k: >\n  a\n  b 50\n", "50", "100", "k: >\n  a\n  b 100\n"],
  ])("%s", (_, before, from, to, after) => {
    expect(slice(before, from, to)).toBe(after);
  });

  it("adds lines at the end of a literal, before the next key", () => {
    const text = "k: |\n  a\n\nz: 1\n";
    const { tree } = read(text);
    const node = scalarAt(tree.root, "k") as ScalarNode;
    expect(applied(text, tree.editor.replaceSlice(node, 2, 2, "b\n"))).toBe("k: |\n  a\n  b\n\nz: 1\n");
  });

  it("gives the new value in every style, wherever the slice lies", () => {
    const value = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "'", '"', ":", "é"), maxLength: 24 });
    const style = fc.constantFrom("BLOCK_LITERAL", "BLOCK_FOLDED", "QUOTE_SINGLE", "QUOTE_DOUBLE", "PLAIN");
    fc.assert(
      fc.property(value, value, style, fc.nat(), fc.nat(), (before, inserted, defaultStringType, a, b) => {
        const text = stringify({ x: 1, k: before, z: 2 }, { defaultStringType, lineWidth: 20 });
        const { tree } = read(text);
        const node = scalarAt(tree.root, "k") as ScalarNode;
        const [start = 0, end = 0] = [a % (node.text.length + 1), b % (node.text.length + 1)].sort((m, n) => m - n);
        const expected = node.text.slice(0, start) + inserted + node.text.slice(end);
        const result = applied(text, tree.editor.replaceSlice(node, start, end, inserted));
        expect(result, text).toBeDefined();
        expect(parseText(result ?? "").document?.toJS()).toEqual({ x: 1, k: expected, z: 2 });
      }),
      { numRuns: 2000 },
    );
  });
});

describe("append and remove", () => {
  const at = (text: string, ...path: (string | number)[]) => {
    const { tree } = read(text);
    return { tree, node: nodeAt(tree.root, ...path) };
  };

  it.each([
    ["block", "l:\n- a # one\n\nb: 1\n", "l:\n- a # one\n- x\n\nb: 1\n"],
    ["indented block", "l:\n    - a\n", "l:\n    - a\n    - x\n"],
    ["flow", "l: [a]\n", "l: [a, x]\n"],
    ["empty flow", "l: []\n", "l: [x]\n"],
  ])("appends to a %s list", (_, before, after) => {
    const { tree } = at(before);
    const list = listAt(tree.root, "l");
    expect(list && applied(before, tree.editor.append(list, "x"))).toBe(after);
  });

  it.each([
    ["a key with its comment", "a: 1\nb: 2 # two\nc: 3\n", ["b"], "a: 1\nc: 3\n"],
    ["a list item", "l:\n- a\n- b\nc: 1\n", ["l", 1], "l:\n- a\nc: 1\n"],
    ["the first key behind a dash", "l:\n- a: 1\n  b: 2\n", ["l", 0, "a"], "l:\n- b: 2\n"],
    ["the only key", "m:\n  a: 1\nc: 1\n", ["m", "a"], "m: {}\nc: 1\n"],
    ["a flow item", "l: [a, b, c]\n", ["l", 1], "l: [a, c]\n"],
    ["the last flow item", "l: [a, b]\n", ["l", 1], "l: [a]\n"],
    ["a block of lines", "m:\n  x:\n    y: |\n      t\n  z: 1\n", ["m", "x"], "m:\n  z: 1\n"],
  ])("removes %s", (_, before, path, after) => {
    const { tree, node } = at(before, ...path);
    expect(node && applied(before, tree.editor.remove(node))).toBe(after);
  });

  it("keeps an anchor that is used elsewhere", () => {
    const { tree, node } = at("a: &x 1\nb: *x\n", "a");
    expect(node && tree.editor.remove(node)).toBeUndefined();
  });
});

describe("any edit of any document", () => {
  const leaf = fc.oneof(fc.string({ maxLength: 8 }), fc.integer(), fc.boolean(), fc.constant(null));
  // The test looks paths up by value, so keys must not read as booleans.
  const key = fc.stringMatching(/^[a-m]{2,4}$/);
  const { value: data } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(key, tie("value"), { maxKeys: 4 }),
    ),
  }));
  const documents = fc.tuple(fc.dictionary(key, data, { minKeys: 1, maxKeys: 4 }), fc.boolean(), fc.constantFrom(2, 4));

  it("changes its own path and nothing else", () => {
    fc.assert(
      fc.property(documents, fc.nat(), ([value, indentSeq, indent], pick) => {
        const text = stringify(value, { indentSeq, indent });
        const document = read(text);
        const nodes = [...walk(document.tree.root)].map(({ node }) => node);
        const node = nodes[pick % nodes.length];
        if (node?.type === "map") {
          const result = applied(text, document.tree.editor.set(node, ["fresh", "deep"], "x"));
          expect(result, text).toBeDefined();
          const changed = parseText(result ?? "").document;
          expect(changed?.getIn([...node.path, "fresh", "deep"])).toBe("x");
          changed?.deleteIn([...node.path, "fresh"]);
          expect(changed?.toJS()).toEqual(parseText(text).document?.toJS());
        } else if (node?.type === "scalar") {
          const result = applied(text, document.tree.editor.replaceScalar(node, "new value"));
          const expected = parseText(text).document;
          expected?.setIn(node.path, "new value");
          expect(parseText(result ?? "").document?.toJS(), text).toEqual(expected?.toJS());
        }
      }),
      { numRuns: 2000 },
    );
  });
});
