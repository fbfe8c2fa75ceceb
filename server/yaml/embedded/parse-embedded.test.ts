import { describe, expect, it } from "vitest";
import { parseEmbedded, parseEmbeddedDocuments } from "./parse-embedded.ts";
import { at, mapAt, OuterFile, plain, scalarAt } from "./testing/outer-file.ts";

describe("YAML inside YAML", () => {
  const inner = "sources:\n  pods: # logs\n    type: kubernetes_logs\n    list: [a, b]\n";
  const file = OuterFile.block(inner);
  const root = mapAt(file.parse("yaml").root);

  it("places and edits in the outer file", () => {
    expect(plain(root)).toEqual({ sources: { pods: { type: "kubernetes_logs", list: ["a", "b"] } } });
    expect(file.at(at(root, "sources", "pods", "type"))).toBe("kubernetes_logs");
    const edits = root.tree.editor.set(root, ["sources", "pods", "use_apiserver_cache"], true);
    expect(file.apply(edits).inner).toBe(`${inner}    use_apiserver_cache: true\n`);
  });

  it("nests", () => {
    const deep = OuterFile.block("a:\n  b: |\n    c: |-\n      d: 1\n");
    const middle = deep.parse("yaml");
    const inmost = parseEmbedded(scalarAt(middle.root, "a", "b"), "yaml");
    const last = parseEmbedded(scalarAt(inmost.root, "c"), "yaml");
    expect(deep.at(at(last.root, "d"))).toBe("1");
    const edited = deep.apply(last.editor.set(mapAt(last.root), ["e"], "x"));
    expect(edited.inner).toBe("a:\n  b: |\n    c: |-\n      d: 1\n      e: x\n");
  });

  it("knows actions, and an include that could bring in keys", () => {
    const templated = OuterFile.block('a: {{ .x }}\nb: 1\n{{ include "more" . }}\n');
    const tree = templated.parse("yaml");
    expect(plain(tree.root)).toEqual({ a: "<unknown>", b: 1 });
    expect(mapAt(tree.root).complete).toBe(false);
  });

  it("takes a broken text as not complete", () => {
    const broken = OuterFile.block("a: 1\nb: [x\nc: 2\n");
    expect(mapAt(broken.parse("yaml").root).complete).toBe(false);
  });
});

describe("JSON inside YAML", () => {
  const inner = '{\n\t"a": {"b": [1, "x\\n\\u00e9"], "c": null},\n\t"d": {} // end\n}\n';
  const file = OuterFile.block(inner);
  const root = mapAt(file.parse("json").root);
  const { editor } = root.tree;

  it("reads values with their places", () => {
    expect(plain(root)).toEqual({ a: { b: [1, "x\né"], c: null }, d: {} });
    const text = scalarAt(root, "a", "b", 1);
    expect(file.slice(text.originOf(2, 3).place.range)).toBe("\\u00e9");
    expect(root.entries.map(({ keyOrigin }) => file.slice(keyOrigin.place.range))).toEqual(['"a"', '"d"']);
  });

  it("writes JSON", () => {
    expect(file.apply(editor.set(root, ["e", "f"], ["x"])).inner).toBe(
      inner.replace("{} //", '{},\n\t"e": {"f": ["x"]} //'),
    );
    expect(file.apply(editor.set(root, ["d", "k"], true)).inner).toBe(inner.replace("{} //", '{"k": true} //'));
    expect(file.apply(editor.remove(at(root, "a", "c"))).inner).toBe(inner.replace(', "c": null', ""));
    expect(editor.set(root, ["a"], 1)).toBeDefined();
    expect(editor.set(root, ["a", "b", "c"], 1)).toBeUndefined();
  });

  it("reads up to an error", () => {
    const broken = OuterFile.block('{"a": 1, "b": [1, {"c": "x}\n}');
    const tree = broken.parse("json");
    expect(plain(tree.root)).toEqual({ a: 1, b: [1, { c: "<unknown>" }] });
    expect(
      [mapAt(tree.root).complete, at(tree.root, "b")].map(
        (node) => node === false || (typeof node === "object" && node.type === "list" && !node.complete),
      ),
    ).toEqual([true, true]);
  });
});

describe("several YAML documents in one text", () => {
  it("are read one by one, at their places, and edited there", () => {
    const inner = "a: 1\n---\nb: two\n---\nc: {d: 3}\n";
    const file = OuterFile.block(inner);
    const roots = parseEmbeddedDocuments(file.scalar).map(({ root }) => root);
    expect(roots.map(plain)).toEqual([{ a: 1 }, { b: "two" }, { c: { d: 3 } }]);
    const [, second] = roots.map((root) => mapAt(root));
    if (second === undefined) throw new Error("there is no second document");
    expect(file.at(at(second, "b"))).toBe("two");
    const edits = second.tree.editor.replaceScalar(scalarAt(second, "b"), "three");
    expect(file.apply(edits).inner).toBe(inner.replace("two", "three"));
  });
});
