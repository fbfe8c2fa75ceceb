import { describe, expect, it } from "vitest";
import { at, mapAt, OuterFile, plain, scalarAt } from "../testing/outer-file.ts";

const vector = `data_dir = "/var/lib/vector" # state
api.enabled = true
api.address = "127.0.0.1:8686"

[sources.pods]
type         = "kubernetes_logs"
glob         = 1.0
exclude      = ["a", 'b']
labels       = { app = "x", deep.er = 1 }

[[sinks.out.rules]]
name = "one"
[sinks.out.rules.opts]
level = 1_000
[[sinks.out.rules]]
name = """
two \\
   lines\\u0021"""
`;

describe("TOML", () => {
  const file = OuterFile.block(vector);
  const root = mapAt(file.parse("toml").root);
  const { editor } = root.tree;

  it("puts tables, dotted keys, inline tables and arrays of tables together", () => {
    expect(plain(root)).toEqual({
      data_dir: "/var/lib/vector",
      api: { enabled: true, address: "127.0.0.1:8686" },
      sources: {
        pods: { type: "kubernetes_logs", glob: 1, exclude: ["a", "b"], labels: { app: "x", deep: { er: 1 } } },
      },
      sinks: { out: { rules: [{ name: "one", opts: { level: 1000 } }, { name: "two lines!" }] } },
    });
    expect(mapAt(root, "sources", "pods").complete).toBe(true);
  });

  it("places keys, values and parts of values", () => {
    expect(file.at(at(root, "sources", "pods", "exclude", 1))).toBe("'b'");
    expect(file.at(at(root, "api", "address"))).toBe('"127.0.0.1:8686"');
    expect(file.at(at(root, "sources", "pods", "labels", "deep", "er"))).toBe("1");
    const name = scalarAt(root, "sinks", "out", "rules", 1, "name");
    expect(file.slice(name.originOf(4, 9).place.range)).toBe("lines");
    expect(file.slice(name.originOf(9, 10).place.range)).toBe("\\u0021");
    expect(at(root, "sinks", "out", "rules", 1, "name").path).toEqual(["sinks", "out", "rules", 1, "name"]);
  });

  it("replaces values in their own notation", () => {
    const pods = mapAt(root, "sources", "pods");
    expect(change(editor.set(pods, ["glob"], 2))).toEqual(["glob         = 2.0"]);
    expect(change(editor.replaceScalar(scalarAt(pods, "exclude", 1), "c"))).toEqual([`exclude      = ["a", 'c']`]);
    expect(change(editor.replaceScalar(scalarAt(pods, "exclude", 1), "it's"))).toEqual([
      `exclude      = ["a", "it's"]`,
    ]);
    expect(change(editor.replaceSlice(scalarAt(pods, "type"), 0, 10, 'a"b'))).toEqual(['type         = "a\\"b_logs"']);
    expect(change(editor.set(pods, ["exclude"], ["x", 1, true]))).toEqual(['exclude      = ["x", 1, true]']);
  });

  it("adds keys where they belong", () => {
    expect(change(editor.set(root, ["sources", "pods", "use_apiserver_cache"], true))).toEqual([
      "use_apiserver_cache = true",
    ]);
    expect(change(editor.set(root, ["sources", "pods", "x"], 1))).toEqual(["x            = 1"]);
    expect(change(editor.set(root, ["timezone"], "UTC"))).toEqual(['timezone = "UTC"']);
    expect(change(editor.set(root, ["api", "playground"], false))).toEqual(["api.playground = false"]);
    expect(change(editor.set(root, ["sources", "pods", "labels", "a b"], 1))).toEqual([
      'labels       = { app = "x", deep.er = 1, "a b" = 1 }',
    ]);
    expect(change(editor.set(root, ["sinks", "out", "rules"], 1))).toBeUndefined();
    const first = mapAt(root, "sinks", "out", "rules", 0);
    expect(change(editor.set(first, ["opts", "more"], 1))).toEqual(["more = 1"]);
    expect(change(editor.set(first, ["new", "deep"], 1))).toEqual(["new.deep = 1"]);
  });

  it("adds tables at the end", () => {
    expect(change(editor.set(root, ["sources", "host", "type"], "host_metrics"))).toEqual([
      "",
      "[sources.host]",
      'type = "host_metrics"',
    ]);
    expect(change(editor.set(root, ["sources", "top"], 1))).toEqual(["", "[sources]", "top = 1"]);
    expect(change(editor.set(root, ["enrich"], { a: 1, b: { c: [1] } }))).toEqual([
      "",
      "[enrich]",
      "a = 1",
      "b = { c = [1] }",
    ]);
  });

  it("appends to arrays and removes from them", () => {
    const exclude = at(root, "sources", "pods", "exclude");
    expect(exclude.type === "list" && change(editor.append(exclude, "c"))).toEqual([`exclude      = ["a", 'b', "c"]`]);
    expect(change(editor.remove(at(root, "sources", "pods", "exclude", 0)))).toEqual(["exclude      = ['b']"]);
    expect(file.apply(editor.remove(at(root, "sources", "pods"))).inner).not.toContain("kubernetes_logs");
    expect(editor.remove(at(root, "sinks", "out", "rules", 0))).toBeUndefined();
    expect(editor.remove(at(root, "api"))).toBeUndefined();
  });

  it("reads up to an error and then knows nothing to be absent", () => {
    const broken = OuterFile.block('a = 1\n[t]\nb = 2\nc = ["x",\n  1\nd = {\n[u]\n');
    const tree = broken.parse("toml");
    expect(plain(tree.root)).toEqual({ a: 1, t: { b: 2 } });
    expect(mapAt(tree.root).complete).toBe(false);
    expect(mapAt(tree.root, "t").complete).toBe(false);
  });

  it("reads around template actions", () => {
    const templated = OuterFile.block(
      '[t]\na = {{ .Values.a }}\nb = "x-{{ .Values.b }}"\n{{- if .c }}\nc = 1\n{{- end }}\nd = 2\n',
    );
    const table = mapAt(templated.parse("toml").root, "t");
    expect(plain(table)).toEqual({ a: "<unknown>", b: "<unknown>", c: 1, d: 2 });
    expect(table.entries.map(({ value }) => value.certain)).toEqual([true, true, false, true]);
  });

  /** The lines that an edit adds or changes; the result must be TOML that reads whole. */
  function change(edits: Parameters<OuterFile["apply"]>[0]): readonly string[] | undefined {
    if (edits === undefined) return undefined;
    const edited = file.apply(edits);
    expect(mapAt(edited.parse("toml").root).complete).toBe(true);
    const before = vector.split("\n");
    return edited.inner.split("\n").filter((line, index, all) => {
      if (line === "") return all.length > before.length && index === before.length - 1;
      return !before.includes(line);
    });
  }
});
