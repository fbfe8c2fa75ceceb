import { describe, expect, it } from "vitest";
import { entryIgnoringCase, sectionsOf } from "../lookup.ts";
import { mapAt, OuterFile, plain, scalarAt } from "../testing/outer-file.ts";

const fluentBit = `[SERVICE]
    Flush         1
    # a comment
    Log_Level     info
@INCLUDE input.conf
[FILTER]
    Name                kubernetes
    Match               kube.*
    Merge_Log           On

[FILTER]
    Name   lua
    match  *
    call   cb  print
`;

describe("Fluent Bit's classic format", () => {
  const file = OuterFile.block(fluentBit);
  const root = mapAt(file.parse("fluent-bit").root);

  it("gives sections that repeat, with their keys as written", () => {
    expect(plain(root)).toEqual([
      ["SERVICE", { Flush: "1", Log_Level: "info" }],
      ["FILTER", { Name: "kubernetes", Match: "kube.*", Merge_Log: "On" }],
      ["FILTER", { Name: "lua", match: "*", call: "cb  print" }],
    ]);
  });

  it("places each node and part of a value in the outer file", () => {
    const [first] = sectionsOf(root, "filter");
    const name = first && scalarAt(first, "Name");
    expect(name && file.at(name)).toBe("kubernetes");
    expect(name && file.slice(name.originOf(0, 4).place.range)).toBe("kube");
    expect(root.entries.map(({ keyOrigin }) => file.slice(keyOrigin.place.range))).toEqual([
      "SERVICE",
      "FILTER",
      "FILTER",
    ]);
    expect(name?.path).toEqual(["FILTER", "Name"]);
  });

  it("knows that an included file could add anything to what is open", () => {
    expect(root.complete).toBe(false);
    expect(sectionsOf(root, "service").map((section) => section.complete)).toEqual([false]);
    expect(sectionsOf(root, "FILTER").map((section) => section.complete)).toEqual([true, true]);
  });

  it("finds keys in any spelling", () => {
    const lua = sectionsOf(root, "FILTER").at(-1);
    expect(lua?.get("Match")).toBeUndefined();
    expect(lua && entryIgnoringCase(lua, "Match")?.key).toBe("match");
  });

  it("sets a key that is there in another spelling, and keeps the columns", () => {
    const edited = file.apply(root.tree.editor.set(filter(0), ["merge_log"], false));
    expect(edited.inner).toBe(fluentBit.replace("Merge_Log           On", "Merge_Log           Off"));
  });

  it("adds a key below the last one, at the same indentation and column", () => {
    const edited = file.apply(root.tree.editor.set(filter(0), ["Use_Kubelet"], true));
    const line = "    Merge_Log           On\n";
    expect(edited.inner).toBe(fluentBit.replace(line, `${line}    Use_Kubelet         On\n`));
  });

  it("adds a section at the end, its values in one column", () => {
    const edited = file.apply(root.tree.editor.set(root, ["OUTPUT"], { Name: "null", Match: "*" }));
    expect(edited.inner).toBe(`${fluentBit}\n[OUTPUT]\n    Name  null\n    Match *\n`);
  });

  it("takes keys and sections away with their lines", () => {
    expect(file.apply(root.tree.editor.remove(scalarAt(filter(0), "Match"))).inner).toBe(
      fluentBit.replace("    Match               kube.*\n", ""),
    );
    const lua = fluentBit.slice(fluentBit.lastIndexOf("[FILTER]"));
    expect(file.apply(root.tree.editor.remove(filter(1))).inner).toBe(fluentBit.replace(lua, ""));
  });

  it("refuses what the format cannot hold, and a section that cannot be told from another", () => {
    const { editor } = root.tree;
    expect(editor.set(root, ["FILTER", "Use_Kubelet"], "On")).toBeUndefined();
    expect(editor.set(root, ["key"], "value")).toBeUndefined();
    expect(editor.set(filter(0), ["Name"], "two\nlines")).toBeUndefined();
    expect(editor.set(filter(0), ["A key"], "x")).toBeUndefined();
    expect(editor.set(filter(0), ["List"], ["a"])).toBeUndefined();
    expect(editor.replaceScalar(scalarAt(filter(0), "Name"), " x")).toBeUndefined();
  });

  it("replaces a part of a value", () => {
    const match = scalarAt(filter(0), "Match");
    expect(file.apply(root.tree.editor.replaceSlice(match, 0, 4, "apps")).inner).toContain(
      "Match               apps.*",
    );
  });

  function filter(index: number) {
    const found = sectionsOf(root, "FILTER")[index];
    if (found === undefined) throw new Error("no such section");
    return found;
  }
});

describe("Fluent Bit with template actions", () => {
  const file = OuterFile.block(`[FILTER]
    Name kubernetes
    Buffer_Size {{ .Values.bufferSize }}
    Kube_URL https://$(HOST):443
    {{- if .Values.kubelet }}
    Use_Kubelet On
    {{- end }}
`);
  const filter = mapAt(file.parse("fluent-bit").root, "FILTER");

  it("has what an action prints as unknown, and what stands in an if as perhaps there", () => {
    expect(plain(filter)).toEqual({
      Name: "kubernetes",
      Buffer_Size: "<unknown>",
      Kube_URL: "https://$(HOST):443",
      Use_Kubelet: "On",
    });
    expect(filter.entries.map(({ value }) => value.certain)).toEqual([true, true, true, false]);
    expect(filter.complete).toBe(true);
  });

  it("adds a key outside of the if", () => {
    const edited = file.apply(filter.tree.editor.set(filter, ["Kube_Tag_Prefix"], "kube."));
    expect(edited.inner).toContain("    Kube_URL https://$(HOST):443\n    Kube_Tag_Prefix kube.\n    {{- if");
  });

  it("knows nothing to be absent where an include could print whole lines", () => {
    const open = OuterFile.block('[FILTER]\n    Name kubernetes\n    {{- include "more" . | nindent 4 }}\n');
    expect(mapAt(open.parse("fluent-bit").root, "FILTER").complete).toBe(false);
  });
});

describe("INI files", () => {
  const text = `; global\nuser = root\n[server]\nhttp_port = 3000\nroot_url=%(protocol)s://x:1/\nskip\n[auth]\npass = "a#b"\n`;
  const file = OuterFile.block(text);
  const root = mapAt(file.parse("ini").root);

  it("reads keys before the first section, flags and quoted values", () => {
    expect(plain(root)).toEqual({
      user: "root",
      server: { http_port: "3000", root_url: "%(protocol)s://x:1/", skip: "" },
      auth: { pass: "a#b" },
    });
  });

  it("keeps quotes, and adds keys in the section's own way", () => {
    const { editor } = root.tree;
    expect(file.apply(editor.set(root, ["auth", "pass"], "new")).inner).toBe(text.replace("a#b", "new"));
    expect(file.apply(editor.set(root, ["auth", "token"], 1)).inner).toBe(`${text}token = 1\n`);
    expect(file.apply(editor.set(root, ["group"], "g")).inner).toBe(text.replace("root\n", "root\ngroup = g\n"));
    expect(file.apply(editor.set(root, ["new", "a"], true)).inner).toBe(`${text}\n[new]\na = true\n`);
  });

  it("reads Java properties", () => {
    const properties = OuterFile.block("! old\nlog4j.level=INFO\nhost: a:80\nlong = a \\\n  b\n");
    const tree = properties.parse("ini");
    expect(plain(tree.root)).toMatchObject({ "log4j.level": "INFO", host: "a:80", long: "<unknown>" });
    expect(properties.apply(tree.editor.set(mapAt(tree.root), ["host"], "b")).inner).toContain("host: b\n");
  });

  it("writes to a text that ends without line end", () => {
    const short = OuterFile.block("[a]\nx=1");
    const tree = short.parse("ini");
    expect(short.apply(tree.editor.set(mapAt(tree.root), ["a", "y"], 2)).inner).toBe("[a]\nx=1\ny=2");
    expect(short.apply(tree.editor.remove(scalarAt(tree.root, "a", "x"))).inner).toBe("[a]");
  });
});
